"""The floor: a bare Starlette that, for every message, sends prepared updates to all who watch a table. No rules, no
disk, no checks; just the same bytes to the same number of people."""

import sys
from pathlib import Path

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

tables: dict[str, list[WebSocket]] = {}
steps: dict[str, int] = {}
script: list[list[str]] = []  # for every move, what each of the eight is sent


async def serve(socket: WebSocket) -> None:
    """Join a table with the first message; every later one is a move."""
    await socket.accept()
    table = await socket.receive_text()
    tables.setdefault(table, []).append(socket)
    try:
        while True:
            await socket.receive_text()
            step = steps[table] = (steps.get(table, -1) + 1) % len(script)
            for watcher, text in zip(tables[table], script[step], strict=False):
                await watcher.send_text(text)
            await socket.send_text('{"answer":"x","update":1}')
    except WebSocketDisconnect:
        tables[table].remove(socket)


if __name__ == "__main__":
    script.extend(msgspec.json.decode(Path(sys.argv[2]).read_bytes(), type=list[list[str]]))
    uvicorn.run(
        Starlette(routes=[WebSocketRoute("/ws", serve)]),
        port=int(sys.argv[1]),
        loop="uvloop",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_ping_interval=50,  # as the house
        log_level="warning",
    )
