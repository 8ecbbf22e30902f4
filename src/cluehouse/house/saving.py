"""Making pages durable: whoever waits for it is told for certain, whatever happens to them meanwhile."""

import asyncio
import logging
from typing import Final

from cluehouse.store import NotSaved, Page, Store
from cluehouse.tables.refusal import TableRefusal

_LOG: Final = logging.getLogger("cluehouse.house")


async def saved(store: Store, *pages: Page) -> bool:
    """On disk, or refused. Whoever is interrupted meanwhile waits until it is known, and says so: otherwise the table
    in memory would not be the table on disk."""
    saving = asyncio.ensure_future(store.append(*pages))
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
