#!/usr/bin/env python3
"""A bot for Besace in another language: it plays a whole game of Jericho against the bots of the house.

    python3 docs/examples/bot.py path/to/besace [seed]

It needs nothing but Python's standard library. It starts `besace engine`, takes seat 0, and lets the house's
novices have the other seats. Its own style is simple and knows only what its seat may know: it reads its view and
its legal actions, and lengthens the wall in which it already has the most cards.
"""

import json
import subprocess
import sys

OWN_SEAT = 0
SEATS = 4


class Engine:
    """`besace engine`, asked one line at a time."""

    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )
        self.asked = 0

    def ask(self, cmd, **fields):
        """Asks for something and gives the answer; a refusal is an error here, since this bot keeps the rules."""
        self.asked += 1
        request = {"id": self.asked, "cmd": cmd, **fields}
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if answer["id"] != self.asked or not answer["ok"]:
            raise RuntimeError(f"{request} was answered with {answer}")
        return answer

    def quit(self):
        """Says goodbye and waits until the engine has gone."""
        self.ask("quit")
        self.process.stdin.close()
        return self.process.wait()


def choose(view, actions):
    """The first of the best-looking actions."""
    walls = view["seats"][OWN_SEAT]["walls"]

    def looks(action):
        if action["type"] != "wall":
            return 0
        color, value = action["card"].split("-")
        return 10 * sum(walls.get(color, {}).values()) + int(value)

    return max(actions, key=looks)


def decide(engine, seat, seed):
    """What the seat plays now: our own choice, or that of a bot of the house."""
    if seat == OWN_SEAT:
        view = engine.ask("view", seat=seat)["view"]
        return choose(view, engine.ask("legal", seat=seat)["actions"])
    return engine.ask("suggest", seat=seat, level="novice", seed=seed, iterations=100)["action"]


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    seed = int(sys.argv[2]) if len(sys.argv) == 3 else 1
    engine = Engine(sys.argv[1])
    pending = engine.ask("new", game="jericho", seats=SEATS, seed=seed)["pending"]
    played = 0
    while pending:
        seat = pending[0]
        action = decide(engine, seat, seed + played)
        answer = engine.ask("play", seat=seat, action=action, **{"for": OWN_SEAT})
        for event in answer["events"]:
            print(json.dumps(event))
        pending = answer["pending"]
        played += 1
    result = engine.ask("result")["result"]
    for seat, standing in enumerate(result["seats"]):
        print(f"seat {seat}: {standing['score']} cards, rank {standing['rank']}")
    sys.exit(engine.quit())


if __name__ == "__main__":
    main()
