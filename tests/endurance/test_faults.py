"""Whatever happens to its files, disk or clock: a server loses nothing acknowledged without reporting it."""

from pathlib import Path

import pytest

from tests.endurance.async_test import async_test
from tests.endurance.fault_run import suffer
from tests.endurance.faults import FAULTS, Effect


@pytest.mark.parametrize("effect", ["harmless", "lost", "damaging"])
@async_test
async def test_nothing_acknowledged_is_lost_without_a_report(tmp_path: Path, effect: Effect) -> None:
    kinds = tuple(fault for fault in FAULTS if fault.effect == effect)
    figures = await suffer(tmp_path, faults=4, seed=1, kinds=kinds)
    assert figures.acknowledged > 0
    if effect != "lost":  # a server that is killed before it has written its files again leaves a loss that is reported
        assert (figures.damage_reported > 0) == (effect == "damaging")
