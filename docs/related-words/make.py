#!/usr/bin/env python3
"""Makes the file of related words again; ../related-words.md tells what it is and what each step does.

    make.py words     --model DIR --wordnet DIR --dictionary FILE --work DIR
    make.py sentences --model DIR --wordnet DIR [--qmsum DIR] --work DIR
    make.py file      --work DIR [--isolated] [--count-also FILE …] --output related-words-en.bin
    make.py mark      --work DIR --wordnet DIR --lists FILE --output related-words-en.bin
    make.py german    --wordnet DIR --table FILE --english related-words-en.bin --output related-words-de.bin
    make.py check     related-words-en.bin
"""

import argparse
import hashlib
import json
import os
import sys

import numpy

import german
import list_file
import lists
import marks
import texts
from minilm import MiniLM
from words import Vocabulary, document_frequencies
from wordnet import WordNet


def encode(options, name, found):
    """Keeps texts and their vectors in the working folder."""
    found = found[:options.first] if options.first else found
    print("%d %s" % (len(found), name), flush=True)
    os.makedirs(options.work, exist_ok=True)
    with open(os.path.join(options.work, name + ".json"), "w", encoding="utf-8") as file:
        json.dump(found, file, ensure_ascii=False)
    vectors = MiniLM(options.model).vectors(found, progress=lambda done, of: tell(name, done, of))
    numpy.save(os.path.join(options.work, name + ".npy"), vectors.astype(numpy.float16))


def tell(name, done, of):
    if sys.stderr.isatty():
        sys.stderr.write("\r%s: %d of %d%s" % (name, done, of, "\n" if done == of else ""))


def kept_texts(options, name):
    with open(os.path.join(options.work, name + ".json"), encoding="utf-8") as file:
        return json.load(file)


def kept_vectors(options, name):
    return numpy.load(os.path.join(options.work, name + ".npy")).astype(numpy.float32)


def make_words(options):
    """Step 1: vectors of single words."""
    found = texts.word_list(options.wordnet, options.dictionary)
    # A part of the list for a trial is every so manieth word, not those with a.
    encode(options, "words", found[::max(1, len(found) // options.first)] if options.first else found)


def make_sentences(options):
    """Step 3, its first half: vectors of sentences."""
    found = list(texts.qmsum_sentences(options.qmsum)) if options.qmsum else []
    encode(options, "sentences", texts.distinct(found + list(texts.wordnet_sentences(options.wordnet))))


def make_file(options):
    """Steps 2 to 4: the vocabulary, the stems' vectors, the lists, the file."""
    sentences = kept_texts(options, "sentences")
    counted = list(sentences)
    for path in options.count_also:
        with open(path, encoding="utf-8", errors="replace") as file:
            counted += [line for line in file if line.strip()]
    vocabulary = Vocabulary(kept_texts(options, "words"), document_frequencies(counted), options.stems)
    rows = lists.isolated(vocabulary, kept_vectors(options, "words"))
    if not options.isolated:
        bags = lists.bags(vocabulary, sentences)
        sentence_vectors = kept_vectors(options, "sentences")
        adapted = lists.adapted(rows, bags, sentence_vectors)
        print("cosine to the sentences' vectors: %.2f, before %.2f" % (
            lists.agreement(adapted, bags, sentence_vectors), lists.agreement(rows, bags, sentence_vectors)))
        rows = lists.joined(rows, adapted)
    write(options, list_file.encode(lists.neighbours(vocabulary.stems, rows, options.most, options.least)))


def mark(options):
    """Step 5: what WordNet says of the entries."""
    with open(options.lists, "rb") as file:
        found = list_file.decode(file.read())
    counts = document_frequencies(texts.wordnet_sentences(options.wordnet))
    vocabulary = Vocabulary(kept_texts(options, "words"), counts, sys.maxsize)
    vectors = dict(zip(vocabulary.stems, lists.isolated(vocabulary, kept_vectors(options, "words"))))
    write(options, list_file.encode(marks.marked(found, WordNet(options.wordnet), vectors)))


def make_german(options):
    """The German lists."""
    with open(options.english, "rb") as file:
        english = list_file.decode(file.read())
    stems = set(english) | {other for entries in english.values() for other, _ in entries}
    found = german.lists(german.lemmas(options.table), WordNet(options.wordnet), stems)
    write(options, list_file.encode(found))


def write(options, data):
    with open(options.output, "wb") as file:
        file.write(data)
    describe(data)


def check(options):
    """Reads a file, and makes sure that writing what was read gives the same bytes."""
    with open(options.file, "rb") as file:
        data = file.read()
    if list_file.encode(list_file.decode(data)) != data:
        sys.exit("%s: what is read and written again has other bytes" % options.file)
    describe(data)


def describe(data):
    found = list_file.decode(data)
    entries = sum(len(list) for list in found.values())
    print("%d lists, %d entries, %d bytes, SHA-256 %s" % (
        len(found), entries, len(data), hashlib.sha256(data).hexdigest()))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)

    def command(name, run):
        one = commands.add_parser(name, help=run.__doc__)
        one.set_defaults(run=run)
        return one

    for one in (command("words", make_words), command("sentences", make_sentences)):
        one.add_argument("--model", required=True, help="folder of all-MiniLM-L6-v2")
        one.add_argument("--wordnet", required=True, help="folder of WordNet's index.* and data.*")
        one.add_argument("--work", required=True, help="folder for what is computed")
        one.add_argument("--first", type=int, default=0, help="only so many texts, for a trial")
    commands.choices["words"].add_argument("--dictionary", required=True, help="a word a line, as wamerican has them")
    commands.choices["sentences"].add_argument("--qmsum", help="folder of QMSum's training meetings, as JSON files")
    one = command("file", make_file)
    one.add_argument("--work", required=True, help="folder of what the other steps computed")
    one.add_argument("--isolated", action="store_true", help="leave the sentences' vectors out; they are still counted")
    one.add_argument("--count-also", nargs="*", default=[], help="texts, one a line, that choose the stems as well")
    one.add_argument("--stems", type=int, default=16384, help="how many stems have lists")
    one.add_argument("--most", type=int, default=32, help="the length of the longest list")
    one.add_argument("--least", type=float, default=0.40, help="the smallest cosine")
    one.add_argument("--output", required=True, help="the file to write")
    one = command("mark", mark)
    one.add_argument("--work", required=True, help="folder of the words and their vectors")
    one.add_argument("--wordnet", required=True, help="folder of WordNet's files")
    one.add_argument("--lists", required=True, help="the file that `file` wrote")
    one.add_argument("--output", required=True, help="the file to write")
    one = command("german", make_german)
    one.add_argument("--wordnet", required=True, help="folder of WordNet's files")
    one.add_argument("--table", required=True, help="wn-wikt-deu.tab of the Open Multilingual Wordnet")
    one.add_argument("--english", required=True, help="the English lists, whose stems alone are taken")
    one.add_argument("--output", required=True, help="the file to write")
    command("check", check).add_argument("file")
    options = parser.parse_args()
    options.run(options)


if __name__ == "__main__":
    main()
