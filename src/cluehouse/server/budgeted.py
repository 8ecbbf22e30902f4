"""A connection that is read only as fast as its address's budget allows.

What uvicorn does with the bytes is charged as processor time, whatever they are: headers, frames, pings, garbage. Bytes
that arrive while the address has nothing left are held back, and reading from the socket is paused.
"""

import asyncio
from time import thread_time
from typing import Any, Final

from cluehouse.server.accounts import Account
from cluehouse.server.doorkeeper import Doorkeeper
from cluehouse.server.patience import Patience, Stage

_ARRIVAL: Final = 20e-6  # seconds that the event loop needs to receive anything
CONNECTION: Final = 300e-6  # seconds to accept and end a connection


class Gate:
    """What a `BudgetedProtocol` needs to know about the server."""

    def __init__(self, doorkeeper: Doorkeeper, behind_proxy: bool) -> None:
        self.doorkeeper, self.behind_proxy = doorkeeper, behind_proxy
        self.patience = Patience()


class BudgetedProtocol(asyncio.Protocol):
    """Mixed into uvicorn's protocols, before them."""

    slice_size: int  # bytes that are parsed in one go
    transport: Any
    loop: asyncio.AbstractEventLoop
    gate: Gate
    account: Account | None = None  # None: a connection of the proxy, whose guest is not known yet

    _held: bytes = b""
    _resumption: asyncio.TimerHandle | None = None
    _is_counted = False

    def stage(self) -> Stage | None:
        """Return what the server waits for."""
        raise NotImplementedError

    def parse(self, data: bytes) -> bool:
        """Let uvicorn handle these bytes; return False if the rest is not for this protocol."""
        raise NotImplementedError

    def may_read(self) -> bool:
        """Whether uvicorn wants to read more."""
        raise NotImplementedError

    def enter(self, account: Account | None) -> bool:
        """Count this connection; return False if there are too many."""
        self.account, self._is_counted = account, True
        return self.gate.doorkeeper.admit(account)

    def leave(self) -> None:
        """Forget this connection."""
        self.gate.patience.forget(self)
        if self._resumption is not None:
            self._resumption.cancel()
            self._resumption = None
        if self._is_counted:
            self._is_counted = False
            self.gate.doorkeeper.release(self.account)

    def pay(self, account: Account) -> None:
        """Charge another account from now on."""
        if self._is_counted:
            self.gate.doorkeeper.release(self.account)
            self.gate.doorkeeper.admit(account)
        self.account = account

    @property
    def is_held_back(self) -> bool:
        """Whether bytes wait for the address's budget."""
        return bool(self._held)

    def data_received(self, data: bytes) -> None:
        """Handle bytes slice by slice, as long as the budget lasts; hold the rest back."""
        if self.account is not None:
            self.account.receive(len(data))
            self.account.charge(_ARRIVAL)
        if self._held:
            self._held += data
            self.transport.pause_reading()
        else:
            self._handle(data)

    def _handle(self, data: bytes) -> None:
        account = self.account
        if account is None:
            self.parse(data)
            return
        place = 0
        while place < len(data):
            wait = account.wait()
            if wait > 0:
                self._hold(data[place:], wait)
                return
            start = thread_time()
            goes_on = self.parse(data[place : place + self.slice_size])
            account.charge(thread_time() - start)
            place += self.slice_size
            if not goes_on or self.transport.is_closing():
                return

    def _hold(self, data: bytes, wait: float) -> None:
        self._held = data
        self.transport.pause_reading()
        self._resumption = self.loop.call_later(min(wait, 1.0), self._go_on)

    def _go_on(self) -> None:
        self._resumption = None
        if self.transport.is_closing():
            return
        held, self._held = self._held, b""
        self._handle(held)
        if not self._held and self.may_read() and not self.transport.is_closing():
            self.transport.resume_reading()
