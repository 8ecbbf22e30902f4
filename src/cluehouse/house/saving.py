"""Makes appends durable: the caller learns the outcome for certain, even if it is cancelled meanwhile."""

import asyncio
import logging
from typing import Final

from cluehouse.store import Append, NotSaved, Store
from cluehouse.tables.refusal import TableRefusal

_LOG: Final = logging.getLogger("cluehouse.house")


async def saved(store: Store, *appends: Append) -> bool:
    """Write to disk, or refuse. Returns whether the caller was cancelled meanwhile; it still waits for the outcome,
    because otherwise the table in memory could differ from the table on disk."""
    saving = asyncio.ensure_future(store.append(*appends))
    interrupted = False
    while True:
        try:
            await asyncio.shield(saving)
        except asyncio.CancelledError:
            if saving.cancelled():
                raise  # the event loop is being stopped: the outcome stays unknown
            interrupted = True
        except NotSaved as error:
            _LOG.warning("nothing could be saved", extra={"reason": error.reason})
            raise TableRefusal("not-saved", reason=error.reason) from None
        else:
            return interrupted
