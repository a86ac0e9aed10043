"""What WordNet says of two stems: of one meaning, derived, one a kind of the other."""

import os
from collections import defaultdict

from words import stem

_PARTS = {"noun": "n", "verb": "v", "adj": "a", "adv": "r"}
_FILES = {1: "n", 2: "v", 3: "a", 4: "r", 5: "a"}
# Pointers between words, from one of a synset to one of another: derivation, pertainym, participle.
_DERIVED = {"+", "\\", "<"}
# Pointers between synsets that hardly change what is meant: similar, also, verb group, attribute, entailment, cause.
_NEAR = {"&": 0.6, "^": 0.5, "$": 0.7, "=": 0.5, "*": 0.4, ">": 0.4}


class WordNet:
    """The synsets of a folder of WordNet's files, by stems.

    A stem's share of a synset is how often its forms mean that, of all that they mean, by the counts of WordNet's own texts.
    """

    def __init__(self, folder):
        self.words, self.up, self.near, self.derived = {}, {}, {}, defaultdict(set)
        for part, letter in _PARTS.items():
            self._read(folder, part, letter)
        self.shares = self._shares(folder)
        self.members = defaultdict(list)
        for (name, synset), share in self.shares.items():
            self.members[synset].append((name, share))
        self.senses = defaultdict(list)
        for (name, synset), share in self.shares.items():
            self.senses[name].append((synset, share))
        self.below = self._sizes()

    def _read(self, folder, part, letter):
        pointers = []
        for line in _lines(folder, "data." + part):
            fields = line.split(" | ", 1)[0].split()
            synset, count = (letter, int(fields[0])), int(fields[3], 16)
            self.words[synset] = [_name(fields[4 + 2 * n]) for n in range(count)]
            first = 5 + 2 * count
            links = [fields[first + 4 * n:first + 4 * n + 4] for n in range(int(fields[first - 1]))]
            self.up[synset] = [self._other(link) for link in links if link[0] == "@"]
            self.near[synset] = [(self._other(link), _NEAR[link[0]]) for link in links if link[0] in _NEAR]
            pointers += [(synset, link) for link in links if link[0] in _DERIVED]
        for synset, link in pointers:
            source, target = int(link[3][:2], 16), int(link[3][2:], 16)
            self.derived[synset, source].add((self._other(link), target))

    @staticmethod
    def _other(link):
        return ("a" if link[2] == "s" else link[2], int(link[1]))

    def _shares(self, folder):
        """`{(stem, synset): share}`, of names of one or two words."""
        counts = _counts(folder)
        weights, totals = defaultdict(float), defaultdict(float)
        for part, letter in _PARTS.items():
            for line in _lines(folder, "index." + part):
                fields = line.split()
                name = _name(fields[0])
                if name is None:
                    continue
                synsets = fields[-int(fields[2]):]
                for rank, offset in enumerate(synsets, 1):
                    # A meaning that no text has still may be meant, the first ones rather.
                    weight = counts.get((fields[0], letter, rank), 0) + 1 / rank
                    weights[name, (letter, int(offset))] += weight
                    totals[name] += weight
        return {key: weight / totals[key[0]] for key, weight in weights.items()}

    def _sizes(self):
        """How many synsets each has below it, itself included, as a tree would have them."""
        down = defaultdict(list)
        for synset, ups in self.up.items():
            for up in ups:
                down[up].append(synset)
        sizes = {}

        def size(synset, path=()):
            if synset not in sizes:
                sizes[synset] = 1 + sum(size(d, path + (synset,)) for d in down[synset] if d not in path)
            return sizes[synset]

        for synset in self.words:
            size(synset)
        return sizes

    def relations(self, name, most_below=1500):
        """`{stem: (same, kind of it, more general)}`: how surely each other stem means the same, a kind of it, or what it is a kind of."""
        found = defaultdict(lambda: [0.0, 0.0, 0.0])

        def note(synset, place, value):
            for other, share in self.members[synset]:
                if other != name:
                    found[other][place] = max(found[other][place], value * share ** 0.5)

        for synset, share in self.senses[name]:
            sure = share ** 0.5
            note(synset, 0, sure)
            for near, factor in self.near[synset]:
                note(near, 0, sure * factor)
            for place, forms in enumerate(self.words[synset], 1):
                if forms == name:
                    for derived, target in self.derived[synset, place]:
                        other = self.words[derived][target - 1]
                        if other is not None and other != name:
                            found[other][0] = max(found[other][0], 0.9)
            frontier, depth = [synset], 0
            while frontier and depth < 5:
                frontier = [u for s in frontier for u in self.up[s] if self.below[u] <= most_below]
                depth += 1
                for up in frontier:
                    note(up, 2, sure * 0.9 ** (depth - 1))
        return found

    def kinds(self, most_below=1500):
        """`{stem: {stem: how surely the second is a kind of the first}}`."""
        result = defaultdict(dict)
        for name in self.senses:
            for other, (_, _, value) in self.relations(name, most_below).items():
                if value > 0:
                    result[other][name] = max(value, result[other].get(name, 0))
        return result


def _name(written):
    """The stem of a word, the stems of two; None of more, and of what is no plain lower-case word."""
    words = written.split("(")[0].split("_")
    if len(words) > 2 or not all(w.isascii() and w.isalpha() and w.islower() and len(w) > 1 for w in words):
        return None
    return " ".join(map(stem, words))


def _counts(folder):
    """`{(word, part, rank): how often}` of WordNet's tagged texts."""
    counts = {}
    with open(os.path.join(folder, "cntlist.rev"), encoding="utf-8") as file:
        for line in file:
            key, rank, count = line.split()
            word, rest = key.split("%", 1)
            counts[word, _FILES[int(rest[0])], int(rank)] = int(count)
    return counts


def _lines(folder, name):
    with open(os.path.join(folder, name), encoding="utf-8", errors="replace") as file:
        for line in file:
            if not line.startswith(" "):
                yield line
