"""A store in PostgreSQL, for several servers that share their tables. It needs the extra `cluehouse[cluster]`.

store       the contract of `Store`: open_postgres
appending   groups of appends, and what became of them when the connection was lost
link        connections, made again when they are lost
schema      tables and functions of the database, version by version
overview    servers, leases and owners, for administrators
forgetting  deleting old logs
moving      copying everything from a database or into one
errors      what errors of the database mean
"""

from cluehouse.store.postgres.store import PostgresStore, open_existing, open_postgres

__all__ = ["PostgresStore", "open_existing", "open_postgres"]
