"""A stand-in for a language model: `python examples/stand_in_model.py [PORT]` answers at http://127.0.0.1:PORT/v1.

It shows how a model takes part without running one (docs/players.md). It knows nothing: it gives a common word for one
card, guesses any card, and otherwise makes the move that the prompt has as its example. The same prompt gets the same
answer.
"""

import hashlib
import json
import re
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

WORDS = (
    "ocean",
    "engine",
    "winter",
    "music",
    "doctor",
    "garden",
    "metal",
    "story",
    "animal",
    "travel",
    "night",
    "food",
)


def answer(prompt: str) -> str:
    """The line of a move for a prompt."""
    chosen = int.from_bytes(hashlib.sha256(prompt.encode()).digest()[:8])
    if "\n- clue " in prompt:
        return f"clue {WORDS[chosen % len(WORDS)]} 1"
    if cards := re.search(r"\n- guess <card>.*\n +card: one of (.+)", prompt):
        listed = cards[1].split(" | ")
        return f"guess {listed[chosen % len(listed)]}"
    example = re.search(r"For example: (.+)", prompt)
    return example[1] if example else "wait"


class Handler(BaseHTTPRequestHandler):
    """Answers as the chat completions of an OpenAI-compatible address."""

    def do_POST(self) -> None:
        asked: dict[str, Any] = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        text = answer("\n".join(message["content"] for message in asked["messages"]))
        page = json.dumps({"choices": [{"message": {"role": "assistant", "content": text}}]}).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        self.wfile.write(page)

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the base class calls it so
        """Be quiet."""


if __name__ == "__main__":
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 8931
    ThreadingHTTPServer(("127.0.0.1", port), Handler).serve_forever()
