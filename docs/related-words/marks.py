"""Which entries of the lists a dictionary confirms: the odd ones of the file."""

from list_file import cosine, nearness
from words import stop_words


def marked(lists, wordnet, vectors, most=32, longest=48):
    """The lists with what WordNet says: what it relates is marked, and added where it was not among the nearest.

    `vectors`: for each stem its vector, of length 1. A list has its first `most` entries, and behind them only marked ones.
    """
    stems = set(lists) | {other for entries in lists.values() for other, _ in entries}
    stop = stop_words()
    kinds = wordnet.kinds()
    result = {}
    for name in sorted(stems):
        cosines = {other: cosine(q) for other, q in lists.get(name, [])}
        relations = _relations(name, wordnet, kinds)
        for other, sure in relations.items():
            if other in stems and other not in cosines and other not in stop and max(sure) > 0.15:
                if name in vectors and other in vectors and float(vectors[name] @ vectors[other]) >= 0.42:
                    cosines[other] = float(vectors[name] @ vectors[other])
        entries = [
            (other, nearness(value), corresponds(name, other, value, relations.get(other, (0, 0, 0))))
            for other, value in cosines.items()]
        entries.sort(key=lambda entry: (-entry[1], entry[0]))
        entries = [entry for place, entry in enumerate(entries) if place < most or entry[2]][:longest]
        result[name] = [(other, q | 1 if sure else max(2, q & ~1)) for other, q, sure in entries if q > 0]
    return result


def corresponds(name, other, value, relation):
    """Whether the one means the same as the other or a kind of it: by the dictionary and the cosine, or by a cosine that is beyond doubt."""
    same, kind, general = relation
    is_beyond_doubt = value >= 0.8 and _common(name, other) < 3
    return (
        same >= 0.15 and value >= 0.42 or kind >= 0.3 and value >= 0.5 or general >= 0.5 and value >= 0.55
        or is_beyond_doubt)


def _relations(name, wordnet, kinds):
    found = {other: list(sure) for other, sure in wordnet.relations(name).items() if " " not in other}
    for other, sure in kinds.get(name, {}).items():
        if " " not in other:
            found.setdefault(other, [0, 0, 0])[1] = sure
    return found


def _common(first, second):
    """How many letters two words begin with alike: what is spelt alike has like vectors, whatever it means."""
    count = 0
    for one, other in zip(first, second):
        if one != other:
            break
        count += 1
    return count
