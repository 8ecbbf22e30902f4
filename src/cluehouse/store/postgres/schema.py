"""The schema of a PostgreSQL store, version by version. A released migration is never changed; a new one follows it."""

from typing import Final

import asyncpg

from cluehouse.store.contract import StoreError

# Two servers that start at once must not migrate at once. The number is arbitrary ("Clue" in ASCII).
_MIGRATING: Final = 0x436C7565

# The oldest version of the schema whose servers can work with this one. It rises when a migration takes something away
# from them; if it only adds something, two versions run side by side, and either can be restarted.
USABLE_FROM: Final = 1

MIGRATIONS: Final = (
    """
    CREATE TABLE logs (
        name text COLLATE "C" PRIMARY KEY,
        last bigint NOT NULL,
        resumes boolean NOT NULL,
        owner text NOT NULL DEFAULT '',
        epoch bigint NOT NULL DEFAULT 0,
        format int NOT NULL DEFAULT 1  -- of the newest server that has written to it: older ones leave it alone
    ) WITH (fillfactor = 70);  -- `last` changes with every append: room for it on the same page

    CREATE INDEX resuming ON logs (owner, name) WHERE resumes;

    CREATE TABLE entries (
        name text COLLATE "C" NOT NULL,
        number bigint NOT NULL,
        entry bytea NOT NULL,
        PRIMARY KEY (name, number)
    );

    -- The servers that share this database. One whose lease is over owns nothing any more.
    CREATE TABLE nodes (
        node text PRIMARY KEY,
        until timestamptz NOT NULL,
        about text NOT NULL,
        format int NOT NULL DEFAULT 1,  -- the newest format of logs that it reads
        since timestamptz NOT NULL DEFAULT clock_timestamp(),
        renewed timestamptz NOT NULL DEFAULT clock_timestamp()
    );

    CREATE FUNCTION is_live(one text) RETURNS boolean LANGUAGE sql AS $$
        SELECT EXISTS (SELECT FROM nodes WHERE nodes.node = one AND nodes.until > clock_timestamp())
    $$;

    -- Append to one log. The row in `logs` is the lock: number and epoch are checked in the statement that takes it.
    CREATE FUNCTION append_to_log(node text, log_format int, log text, first bigint, log_epoch bigint, resume boolean,
                                  added bytea[])
    RETURNS text LANGUAGE plpgsql AS $$
    DECLARE
        count bigint := coalesce(cardinality(added), 0);
    BEGIN
        IF first = 1 THEN
            INSERT INTO logs AS l (name, last, resumes, owner, epoch, format)
            VALUES (log, count, coalesce(resume, false), CASE WHEN log_epoch IS NULL THEN '' ELSE node END,
                    coalesce(log_epoch, 0), log_format)
            ON CONFLICT (name) DO UPDATE SET last = l.last + count, resumes = coalesce(resume, l.resumes),
                format = greatest(l.format, log_format)
            WHERE l.last = 0 AND (log_epoch IS NULL OR l.epoch = log_epoch);
        ELSE
            UPDATE logs l SET last = l.last + count, resumes = coalesce(resume, l.resumes),
                format = greatest(l.format, log_format)
            WHERE l.name = log AND l.last = first - 1 AND (log_epoch IS NULL OR l.epoch = log_epoch);
        END IF;
        IF NOT FOUND THEN
            PERFORM FROM logs l WHERE l.name = log AND l.epoch <> log_epoch;
            RETURN CASE WHEN FOUND THEN 'fenced' ELSE 'taken' END;
        END IF;
        INSERT INTO entries (name, number, entry)
        SELECT log, first + place - 1, one FROM unnest(added) WITH ORDINALITY AS t (one, place);
        RETURN '';
    END $$;

    -- Append a group of batches in one round trip. Each batch is saved as a whole or not at all. Returns, for each
    -- refused batch, the index of the append that was refused and why.
    CREATE FUNCTION append_group(node text, log_format int, batches int[], logs text[], firsts bigint[],
                                 epochs bigint[], resume boolean[], counts int[], added bytea[])
    RETURNS TABLE (refused int, why text) LANGUAGE plpgsql AS $$
    DECLARE
        size int := coalesce(cardinality(batches), 0);
        one int := 1;  -- the batch begins here …
        next int;  -- … and ends before this
        entry int := 0;  -- entries of earlier batches
        used int;
    BEGIN
        WHILE one <= size LOOP
            next := one + 1;
            WHILE next <= size AND batches[next] = batches[one] LOOP
                next := next + 1;
            END LOOP;
            used := entry;
            IF next = one + 1 THEN  -- nothing is written if a single append is refused: no need to roll back
                why := append_to_log(node, log_format, logs[one], firsts[one], epochs[one], resume[one],
                                     added[used + 1 : used + counts[one]]);
                IF why <> '' THEN
                    refused := one;
                    RETURN NEXT;
                END IF;
            ELSE
                BEGIN
                    FOR append IN one .. next - 1 LOOP
                        refused := append;
                        why := append_to_log(node, log_format, logs[append], firsts[append], epochs[append],
                                             resume[append], added[used + 1 : used + counts[append]]);
                        IF why <> '' THEN
                            RAISE EXCEPTION USING ERRCODE = 'CH001';
                        END IF;
                        used := used + counts[append];
                    END LOOP;
                EXCEPTION WHEN SQLSTATE 'CH001' THEN
                    RETURN NEXT;
                END;
            END IF;
            WHILE one < next LOOP
                entry := entry + counts[one];
                one := one + 1;
            END LOOP;
        END LOOP;
    END $$;
    """,
)


async def migrate(connection: asyncpg.Connection) -> None:
    """Bring the database to the newest version, all or nothing."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATING)
        await connection.execute(
            "CREATE TABLE IF NOT EXISTS cluehouse_schema (version int NOT NULL, usable_from int NOT NULL)"
        )
        version = await known_version(connection)
        if version >= len(MIGRATIONS):
            return
        for migration in MIGRATIONS[version:]:
            await connection.execute(migration)
        await connection.execute("DELETE FROM cluehouse_schema")
        await connection.execute("INSERT INTO cluehouse_schema VALUES ($1, $2)", len(MIGRATIONS), USABLE_FROM)


async def known_version(connection: asyncpg.Connection) -> int:
    """Return the version of the database, 0 for an empty one. Refuses one that this server cannot work with."""
    if await connection.fetchval("SELECT to_regclass('cluehouse_schema') IS NULL"):
        return 0
    row = await connection.fetchrow("SELECT version, usable_from FROM cluehouse_schema")
    version, usable_from = (0, 0) if row is None else (int(row[0]), int(row[1]))
    if usable_from > len(MIGRATIONS):
        raise StoreError("newer", f"database version {version}, this server knows {len(MIGRATIONS)}")
    return version
