"""The description of the HTTP part (OpenAPI 3.1) and the schema of the WebSocket's messages, made from the types."""

import re
from functools import cache
from typing import Any

import msgspec

from cluehouse import __version__
from cluehouse.games import GAMES
from cluehouse.server import wire
from cluehouse.server.api import ENDPOINTS, Endpoint
from cluehouse.tables.clock import Face
from cluehouse.tables.sight import LineSight, TableSight, You

_WIRE = (wire.Asking, wire.Welcome, wire.Update, wire.Answered, wire.Pong, wire.Goodbye)
_SECTIONS = (TableSight, You, LineSight, Face)


@cache
def message_schema() -> dict[str, Any]:
    """The JSON Schema of everything that goes over the WebSocket, views and moves of all games included."""
    views = tuple(game.view_type for game in GAMES.values())
    moves = tuple(move for game in GAMES.values() for move in game.rules)
    options = tuple(game.options_type for game in GAMES.values())
    named = (*_WIRE, *_SECTIONS)
    _, components = msgspec.json.schema_components(named, ref_template="#/$defs/{name}")
    found: dict[str, Any] = dict(components)
    for name, game in GAMES.items():
        _, own = msgspec.json.schema_components(
            (game.view_type, game.options_type, *game.rules), ref_template="#/$defs/" + name + ".{name}"
        )
        found |= {f"{name}.{part}": schema for part, schema in own.items()}
    assert views
    assert moves
    assert options
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Cluehouse: messages of the WebSocket",
        "anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in _WIRE],
        "$defs": found,
    }


@cache
def openapi() -> dict[str, Any]:
    """The HTTP part, described."""
    kinds = [
        kind for endpoint in ENDPOINTS for kind in (endpoint.body, endpoint.answer) if kind not in (None, str, Any)
    ]
    schemas, components = msgspec.json.schema_components(
        (*kinds, wire.Refused), ref_template="#/components/schemas/{name}"
    )
    by_kind = dict(zip((*kinds, wire.Refused), schemas, strict=True))
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Cluehouse", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(endpoint: Endpoint, schemas: dict[Any, Any]) -> dict[str, Any]:
    answer = {"text/plain": {}} if endpoint.answer is str else _json(schemas.get(endpoint.answer, {}))
    refused = {"description": "Refused, and why.", "content": _json(schemas[wire.Refused])}
    operation: dict[str, Any] = {
        "summary": (endpoint.serve.__doc__ or "").split("\n")[0],
        "responses": {"200": {"description": "Done.", "content": answer}, "4XX": refused},
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in re.findall(r"{(\w+)}", endpoint.path)
        ],
    }
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": _json(schemas[endpoint.body])}
    return operation


def _json(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
