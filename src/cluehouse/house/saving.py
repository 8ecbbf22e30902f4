"""Making appends durable: whoever waits for it learns the outcome for certain, even if cancelled meanwhile."""

import asyncio
import logging
from typing import Final

from cluehouse.store import Append, NotSaved, Store
from cluehouse.tables.refusal import TableRefusal

_LOG: Final = logging.getLogger("cluehouse.house")


async def saved(store: Store, *appends: Append) -> bool:
    """Write to disk, or refuse. A caller who is cancelled meanwhile still waits for the outcome, and is told by True
    that it was: otherwise the table in memory could differ from the table on disk."""
    saving = asyncio.ensure_future(store.append(*appends))
    interrupted = False
    while True:
        try:
            await asyncio.shield(saving)
        except asyncio.CancelledError:
            if saving.cancelled():
                raise  # the whole house ends: nobody will ever know
            interrupted = True
        except NotSaved as error:
            _LOG.warning("the disk takes nothing", extra={"reason": error.reason})
            raise TableRefusal("not-saved", reason=error.reason) from None
        else:
            return interrupted
