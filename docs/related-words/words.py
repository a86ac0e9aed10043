"""Words of texts, their stems, and the vocabulary that is chosen from them."""

import os
import re
from collections import Counter, defaultdict

import snowballstemmer

_WORD = re.compile(r"[a-z0-9]+")
_stemmer = snowballstemmer.stemmer("english")
_stems = {}


def stem(word):
    """The Snowball English stem of a lower-case word."""
    if word not in _stems:
        _stems[word] = _stemmer.stemWord(word)
    return _stems[word]


def words(text):
    """The lower-case words of a text, without `'s`."""
    return _WORD.findall(re.sub(r"['’]s\b", "", text.lower()))


def stop_words():
    """The words that carry no topic: those that Daybook leaves out of questions."""
    folder = os.path.dirname(os.path.abspath(__file__))
    with open(os.path.join(folder, "stop-words-en.txt"), encoding="utf-8") as file:
        return set(file.read().split())


def document_frequencies(texts):
    """How many of some texts hold each word."""
    counts = Counter()
    for text in texts:
        counts.update(set(words(text)))
    return counts


class Vocabulary:
    """The stems that lists are made for, each with its forms.

    `stems`: by falling document frequency; equal ones in the order of the alphabet.
    `frequencies`: in how many texts a form of each stands, summed over its forms.
    `forms`: for each the numbers of its words, with their weights.
    """

    def __init__(self, word_list, frequencies, size):
        forms, totals = defaultdict(list), Counter()
        for number, written in enumerate(word_list):
            word = written.lower()
            if len(word) < 2 or not word.isascii() or not word.isalpha():
                continue
            # "Turkey" is no evidence for "turkey": only the spelling without capitals counts as often as it is used.
            frequency = frequencies[word] if written == word else 0
            forms[stem(word)].append((number, 1 + frequency))
            totals[stem(word)] += frequency
        self.stems = sorted(forms, key=lambda t: (-totals[t], t))[:size]
        self.frequencies = [totals[t] for t in self.stems]
        self.forms = [forms[t] for t in self.stems]
