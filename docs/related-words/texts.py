"""The words and sentences that the lists are learned from."""

import glob
import json
import os
import re

_PARTS = ("noun", "verb", "adj", "adv")
_SENTENCE_END = re.compile(r"(?<=[.!?]) +")
# QMSum's marks of what is no speech: {disfmarker}, {vocalsound}, {gap} …
_MARK = re.compile(r"\{[^}]*\}")


def word_list(wordnet, dictionary):
    """The single words of WordNet and of a dictionary of one word a line, in the order of the alphabet."""
    found = set()
    for part in _PARTS:
        for line in _entries(wordnet, "index." + part):
            found.add(line.split(" ", 1)[0])
    with open(dictionary, encoding="utf-8") as file:
        found |= {line.strip() for line in file if "'" not in line}
    return sorted(word for word in found if word and "_" not in word and len(word) < 25)


def wordnet_sentences(wordnet):
    """WordNet's glosses, and those of its examples that are more than a few words; without those of proper names."""
    for part in _PARTS:
        for line in _entries(wordnet, "data." + part):
            fields, gloss = line.split(" | ", 1)
            if fields.split(" ")[4][0].isupper():
                continue
            pieces = [piece.strip().strip('"') for piece in gloss.strip().split("; ")]
            yield pieces[0]
            yield from (piece for piece in pieces[1:] if piece.count(" ") > 3)


def qmsum_sentences(folder):
    """What is said, asked and answered in the meetings of a folder of QMSum's JSON files (its training part)."""
    for path in sorted(glob.glob(os.path.join(folder, "*.json"))):
        with open(path, encoding="utf-8") as file:
            meeting = json.load(file)
        for turn in meeting["meeting_transcripts"]:
            yield from sentences(turn["content"], 25, 260)
        for query in meeting["specific_query_list"]:
            yield _clean(query["query"])
            yield from sentences(query["answer"], 20, 300)


def sentences(text, least, most):
    """The sentences of a text that have so many characters."""
    for sentence in _SENTENCE_END.split(_clean(text)):
        if least <= len(sentence.strip()) <= most:
            yield sentence.strip()


def distinct(texts):
    """Each text once, whatever its capitals, in the order in which they came."""
    first = {}
    for text in texts:
        first.setdefault(text.lower(), text)
    return list(first.values())


def _clean(text):
    spaced = " ".join(_MARK.sub(" ", text).split())
    return re.sub(r" ([.,;:?!])", r"\1", spaced)


def _entries(wordnet, name):
    """The lines of a file of WordNet without its head, whose lines begin with a blank."""
    with open(os.path.join(wordnet, name), encoding="utf-8", errors="replace") as file:
        for line in file:
            if not line.startswith(" "):
                yield line
