"""The list of EverydayWords.swift: stems that WordNet's tagged texts have often, and seldom as a noun.

python3 everyday_words.py FOLDER_OF_WORDNET
"""

import os
import sys
from collections import Counter, defaultdict

from words import stem

_PARTS = {"1": "noun", "2": "verb", "3": "adjective", "4": "adverb", "5": "adjective"}
LEAST_COUNT = 20
MOST_OF_NOUNS = 0.35


def everyday_words(folder):
    counts = defaultdict(Counter)
    with open(os.path.join(folder, "cntlist.rev"), encoding="ascii") as lines:
        for line in lines:
            sense, _, count = line.split()
            word, rest = sense.split("%")
            if word.isalpha() and len(word) > 2:
                counts[stem(word)][_PARTS[rest[0]]] += int(count)
    return sorted(
        name
        for name, parts in counts.items()
        if sum(parts.values()) >= LEAST_COUNT and parts["noun"] < MOST_OF_NOUNS * sum(parts.values())
    )


if __name__ == "__main__":
    print(" ".join(everyday_words(sys.argv[1])))
