"""Lists of German stems, and of English ones with German ones, from what Wiktionary calls the synsets of WordNet."""

from collections import defaultdict

import snowballstemmer

MARK = "de:"
_stemmer = snowballstemmer.stemmer("german")


def lemmas(path):
    """`{German stem: {synset}}` from a table of the Open Multilingual Wordnet: synset, `deu:lemma`, word."""
    found = defaultdict(set)
    with open(path, encoding="utf-8") as file:
        for line in file:
            fields = line.rstrip("\n").split("\t")
            if line.startswith("#") or len(fields) < 3 or fields[1] != "deu:lemma":
                continue
            word = fields[2].strip().lower()
            if word.isalpha() and len(word) > 2:
                offset, part = fields[0].split("-")
                found[_stemmer.stemWord(word)].add(("a" if part == "s" else part, int(offset)))
    return found


def lists(found, wordnet, english, most=16):
    """`{stem: [(related stem, q)]}`; German stems are marked, English ones are those of `english`.

    What counts is how much of what each of two words means is what both mean.
    """
    members = defaultdict(list)
    for name, synsets in found.items():
        for synset in synsets:
            members[synset].append(name)
    result = defaultdict(dict)
    for name, synsets in found.items():
        share = 1 / len(synsets) ** 0.5
        own, foreign = defaultdict(float), defaultdict(float)
        for synset in synsets:
            for other in members[synset]:
                if other != name:
                    own[other] += 1 / len(found[other]) ** 0.5
            for other, part in wordnet.members[synset]:
                if other in english:
                    foreign[other] += part
        for other, part in own.items():
            result[MARK + name][MARK + other] = _nearness(share, part / len(synsets) ** 0.5)
        for other, part in foreign.items():
            result[MARK + name][other] = result[other][MARK + name] = _nearness(share, part)
    return {name: sorted(related.items(), key=lambda entry: (-entry[1], entry[0]))[:most] for name, related in result.items()}


def _nearness(share, part):
    """The byte of a list: odd where the words correspond."""
    nearness = round(255 * min(0.85, 0.35 + 0.5 * (share * part) ** 0.5))
    return nearness | 1 if nearness >= 115 else nearness & ~1
