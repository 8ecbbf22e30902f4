"""Three servers: whatever fails, nothing acknowledged is lost, done twice or shown to the wrong person."""

from pathlib import Path

import pytest

from tests.endurance.async_test import async_test
from tests.endurance.cluster_faults import CLUSTER_FAULTS
from tests.endurance.cluster_run import disturb


@pytest.mark.parametrize(
    "names",
    [
        ("a server is killed", "a lease ends, and all servers claim at once", "PostgreSQL is restarted or crashes"),
        ("a server stands still beyond its lease", "the link to the database is cut, in", "NATS is killed and started"),
    ],
)
@async_test
async def test_nothing_acknowledged_is_lost_by_a_cluster(tmp_path: Path, names: tuple[str, ...]) -> None:
    kinds = tuple(fault for fault in CLUSTER_FAULTS if fault.name in names)
    assert len(kinds) == len(names)
    figures = await disturb(tmp_path, faults=len(names), seed=1, kinds=kinds)
    assert figures.takeovers
    assert min(figures.checked.commands, figures.checked.same_payload) > 0
