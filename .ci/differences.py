"""The parts of .ci/differences that read JSON: questions FILE… makes the lines to ask; compare FOLDER NAME… prints how the replies differ."""

import json
import re
import sys

READING = ("intent", "time", "people", "excluded", "topic", "phrases", "titles", "kinds", "tags", "places", "order", "nth", "taskState")
ANSWER = ("outcome", "value", "cites", "text")
CITATIONS = 3  # how many are compared
WIDTH = 150  # characters of a value that are printed


def stop(message):
    print(f"differences: {message}", file=sys.stderr)
    sys.exit(2)


def lines(path):
    with open(path, encoding="utf-8") as file:
        return [json.loads(line) for line in file if line.strip()]


def questions(paths):
    """Prints each question as a line of its own; the turns of a dialogue share a session, and so their context."""
    for entry in (entry for path in paths for entry in lines(path)):
        turns = [
            {"id": f"{entry['id']}.{number}", "session": entry["id"], "now": entry.get("now"), "question": turn["question"]}
            for number, turn in enumerate(entry.get("turns", []), 1)
        ]
        for asked in turns or [{key: entry.get(key) for key in ("id", "question", "now", "scope")}]:
            print(json.dumps({key: value for key, value in asked.items() if value is not None}, ensure_ascii=False))


def moment(text):
    """A date-time without what tells nothing: midnight, seconds of zero, the offset."""
    return re.sub(r"T00:00$", "", re.sub(r"(:00)?([+-]\d\d:\d\d|Z)$", "", text)) if text else "…"


def part_of_reading(reading, key):
    value = reading.get(key)
    if not value:
        return None
    if key == "time":
        bounds = [value.get("start"), value.get("end")]
        return " to ".join(map(moment, bounds)) if any(bounds) else value.get("text")
    if key == "people":
        return [f"{person['name']} ({person.get('role')})" for person in value]
    if key == "excluded":
        return {kind: names for kind, names in value.items() if names} or None
    return value


def described(reply):
    """What is compared of a reply."""
    reading, answer = reply["reading"], reply["answer"]
    parts = {key: part_of_reading(reading, key) for key in READING}
    parts["outcome"] = reply.get("certainty") or ("answered" if reply["found"] else "nothing")
    parts["value"] = answer.get("value")
    parts["cites"] = ["{}:{}-{}".format(each["file"], *each["lines"]) for each in reply["citations"][:CITATIONS]]
    parts["text"] = answer.get("text") or ""
    return parts


def shown(value):
    """A value on one line, cut where it is long; control characters are escaped."""
    if isinstance(value, list) and all(isinstance(each, str) for each in value):
        value = ", ".join(value)
    text = "–" if value in (None, "") else value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    text = "".join(each if each.isprintable() else f"\\x{ord(each):02x}" for each in text)
    return text if len(text) <= WIDTH else text[: WIDTH - 1] + "…"


def first_difference(before, now):
    """The first line in which two texts differ, of each."""
    before, now = before.split("\n"), now.split("\n")
    place = next((place for place, pair in enumerate(zip(before, now)) if pair[0] != pair[1]), min(len(before), len(now)))
    return tuple(text[place] if place < len(text) else "(no more)" for text in (before, now))


def compare_set(name, folder):
    """Prints each question whose replies differ, and returns the set's row of the table."""
    asked, old, new = (lines(f"{folder}/{name}/{side}") for side in ("questions", "old", "new"))
    for side, replies in (("old", old), ("new", new)):
        if [reply.get("id") for reply in replies] != [question["id"] for question in asked]:
            stop(f"{name}: the {side} program's replies are not one to each question")
    row = [len(asked), 0, 0, 0, 0]
    for question, before, now in zip(asked, old, new):
        if "reading" not in before or "reading" not in now:
            stop(f"{name}: {question['id']} has no answer: {shown(before.get('error') or now.get('error'))}")
        left, right = described(before), described(now)
        changed = [key for key in READING + ANSWER if left[key] != right[key]]
        row[1] += any(key in READING for key in changed)
        row[2] += any(key in ANSWER for key in changed)
        row[3] += before["found"] and not now["found"]
        row[4] += now["found"] and not before["found"]
        if changed:
            print(f"\n{name} {question['id']}: {shown(question['question'])}")
        for key in changed:
            was, is_now = first_difference(left[key], right[key]) if key == "text" else (left[key], right[key])
            was, is_now = shown(was), shown(is_now)
            gap = "\n" + " " * 11 if len(was) + len(is_now) > WIDTH else " "
            print(f"  {key:9}{was}{gap}→ {is_now}")
    return row


def compare(folder, names):
    """Prints all differences and the table; whether there is any."""
    rows = [(name, compare_set(name, folder)) for name in names]
    rows.append(("all", [sum(column) for column in zip(*(row for _, row in rows))]))
    heads = ("questions", "readings", "answers", "found→nothing", "nothing→found")
    width = max(len(name) for name, _ in rows) + 1
    print(f"\n{'differ in':{width}}" + "".join(f"{head:>15}" for head in heads))
    for name, row in rows:
        print(f"{name:{width}}" + "".join(f"{number:15}" for number in row))
    return any(rows[-1][1][1:])


if sys.argv[1] == "questions":
    questions(sys.argv[2:])
else:
    sys.exit(1 if compare(sys.argv[2], sys.argv[3:]) else 0)
