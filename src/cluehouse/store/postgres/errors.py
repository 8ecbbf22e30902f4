"""What errors of the database mean for a store."""

from typing import Final

import asyncpg

from cluehouse.store.contract import NotSaved, NotSavedReason, StoreError, StoreErrorReason

_NOT_SAVED: Final[dict[type[asyncpg.PostgresError], NotSavedReason]] = {
    asyncpg.DiskFullError: "disk-full",
    asyncpg.ReadOnlySQLTransactionError: "read-only",
}

_CANNOT_OPEN: Final[dict[type[asyncpg.PostgresError], StoreErrorReason]] = {
    asyncpg.InvalidAuthorizationSpecificationError: "not-allowed",
    asyncpg.InvalidPasswordError: "not-allowed",
    asyncpg.InsufficientPrivilegeError: "not-writable",
    asyncpg.ReadOnlySQLTransactionError: "not-writable",
    asyncpg.InvalidCatalogNameError: "not-found",
}


def is_lost(error: BaseException) -> bool:
    """Whether the connection is gone, so that nobody knows whether the last statement was carried out."""
    return isinstance(
        error,
        OSError  # also TimeoutError: a database that does not answer
        | asyncpg.PostgresConnectionError
        | asyncpg.InterfaceError
        | asyncpg.InternalClientError  # a statement was cut off half-way, and its connection is of no use
        | asyncpg.AdminShutdownError
        | asyncpg.CrashShutdownError
        | asyncpg.CannotConnectNowError,
    )


def not_saved(error: Exception) -> NotSaved:
    """Return the exception for appends that could not be saved."""
    reason = "unreachable" if is_lost(error) else _NOT_SAVED.get(type(error), "disk-error")
    refused = NotSaved(reason)
    refused.__cause__ = error
    return refused


def cannot_open(error: Exception, about: str) -> StoreError:
    """Return the exception for a database that cannot be opened. `about` names it, without a password."""
    refused = StoreError(_CANNOT_OPEN.get(type(error), "unreachable"), about)
    refused.__cause__ = error
    return refused
