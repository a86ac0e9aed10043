"""Tests of what needs neither the model nor any data: `python3 -m unittest` in this folder."""

import json
import os
import tempfile
import unittest
from collections import Counter

import numpy

import german
import list_file
import lists
import marks
import texts
from minilm import normalised
from words import Vocabulary, stop_words, words

HERE = os.path.dirname(os.path.abspath(__file__))
CHECKED_IN = os.path.join(HERE, "..", "..", "Sources", "Shared", "RelatedWords", "related-words-en.bin")


class FileTests(unittest.TestCase):
    LISTS = {"salari": [("wage", 255), ("pay", 204)], "pay": [("salari", 204)]}

    def test_what_is_written_is_read(self):
        self.assertEqual(list_file.decode(list_file.encode(self.LISTS)), self.LISTS)

    def test_the_form_is_the_documented_one(self):
        data = list_file.encode({"b": [("a", 7)]})
        self.assertEqual(data, b"RWL2" + b"\2\0\0\0" + b"\4\0\0\0" + b"a\nb\n" + b"\0\1" + b"\0\0\7")

    def test_the_checked_in_file_is_written_again_byte_by_byte(self):
        with open(CHECKED_IN, "rb") as file:
            data = file.read()
        found = list_file.decode(data)
        self.assertEqual(sum(map(len, found.values())), 447766)
        self.assertEqual(list_file.encode(found), data)

    def test_a_shortened_file_is_refused(self):
        data = list_file.encode(self.LISTS)
        for length in range(len(data)):
            with self.assertRaises(ValueError):
                list_file.decode(data[:length])

    def test_a_byte_keeps_a_cosine_to_a_quarter_of_a_hundredth(self):
        for cosine in (0.35, 0.4, 0.5, 0.777, 1):
            self.assertAlmostEqual(list_file.cosine(list_file.nearness(cosine)), cosine, delta=0.0013)


class MarkTests(unittest.TestCase):
    def test_what_is_only_spelt_alike_is_no_evidence_however_near(self):
        nothing = (0, 0, 0)
        self.assertTrue(marks.corresponds("car", "automobil", 0.85, nothing))
        self.assertFalse(marks.corresponds("flu", "fluster", 0.85, nothing))

    def test_a_kind_of_it_must_be_nearer_than_what_means_the_same(self):
        self.assertTrue(marks.corresponds("meal", "supper", 0.45, (0.5, 0, 0)))
        self.assertFalse(marks.corresponds("meal", "supper", 0.45, (0, 0.9, 0)))
        self.assertTrue(marks.corresponds("meal", "supper", 0.5, (0, 0.9, 0)))


class GermanTests(unittest.TestCase):
    class Net:
        members = {("n", 1): [("turkey", 0.6), ("gobbler", 1.0)], ("n", 2): [("turkey", 0.1)]}

    def test_both_languages_are_on_each_others_lists(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "table.tab")
            with open(path, "w", encoding="utf-8") as file:
                file.write("# Wiktionary\tdeu\n00000001-n\tdeu:lemma\tTruthahn\n00000001-n\tdeu:lemma\tPuten\n")
                file.write("00000002-n\tdeu:def\tein Land\n")
            found = german.lemmas(path)
        self.assertEqual(found, {"truthahn": {("n", 1)}, "put": {("n", 1)}})
        result = german.lists(found, self.Net, {"turkey"})
        self.assertEqual([name for name, _ in result["de:truthahn"]], ["de:put", "turkey"])
        self.assertEqual([name for name, _ in result["turkey"]], ["de:put", "de:truthahn"])
        self.assertEqual(result["turkey"][0][1] % 2, 1)
        self.assertNotIn("gobbler", result)


class WordTests(unittest.TestCase):
    def test_words_are_lower_case_without_s(self):
        self.assertEqual(words("Bob's 2 pay-rises, the team’s"), ["bob", "2", "pay", "rises", "the", "team"])

    def test_forms_are_one_stem_and_the_commonest_stems_are_kept(self):
        found = Vocabulary(["Turkey", "pay", "pays", "rare", "turkey"], Counter(pay=5, pays=2, turkey=1), 2)
        self.assertEqual(found.stems, ["pay", "turkey"])
        self.assertEqual(found.frequencies, [7, 1])
        self.assertEqual(found.forms, [[(1, 6), (2, 3)], [(0, 1), (4, 2)]])

    def test_the_stop_words_are_those_of_questions(self):
        path = os.path.join(HERE, "..", "..", "Sources", "Shared", "Text", "QuestionWords.swift")
        with open(path, encoding="utf-8") as file:
            table = file.read().split("static let englishFunctionWords", 1)[1].split('"""')[1]
        self.assertEqual(stop_words(), set(table.split()))


class TextTests(unittest.TestCase):
    def test_a_meeting_gives_its_sentences_questions_and_answers(self):
        meeting = {
            "meeting_transcripts": [
                {"speaker": "A", "content": "Um . {disfmarker} We should raise the price this year . Okay ."}],
            "specific_query_list": [{"query": "What about the price ?", "answer": "It should be raised this year."}]}
        with tempfile.TemporaryDirectory() as folder:
            with open(os.path.join(folder, "one.json"), "w", encoding="utf-8") as file:
                json.dump(meeting, file)
            self.assertEqual(list(texts.qmsum_sentences(folder)), [
                "We should raise the price this year.", "What about the price?", "It should be raised this year."])

    def test_wordnet_gives_words_glosses_and_examples_without_proper_names(self):
        with tempfile.TemporaryDirectory() as folder:
            for part in ("noun", "verb", "adj", "adv"):
                for kind in ("index", "data"):
                    with open(os.path.join(folder, kind + "." + part), "w", encoding="utf-8") as file:
                        file.write("  1 This software and database\n")
            with open(os.path.join(folder, "index.noun"), "a", encoding="utf-8") as file:
                file.write("pay n 1 0 1 0 00000001\npay_rise n 1 0 1 0 00000002\n")
            with open(os.path.join(folder, "data.noun"), "a", encoding="utf-8") as file:
                file.write('00000001 21 n 01 pay 0 000 | money for work; "he wasted his pay on drink"; "pay day"  \n')
                file.write("00000002 15 n 01 Paris 0 000 | the capital of France  \n")
            dictionary = os.path.join(folder, "words")
            with open(dictionary, "w", encoding="utf-8") as file:
                file.write("wage\nwage's\nPay\n")
            self.assertEqual(texts.word_list(folder, dictionary), ["Pay", "pay", "wage"])
            self.assertEqual(list(texts.wordnet_sentences(folder)), ["money for work", "he wasted his pay on drink"])

    def test_the_first_of_equal_texts_is_kept(self):
        self.assertEqual(texts.distinct(["B", "a", "b", "A"]), ["B", "a"])


class ListTests(unittest.TestCase):
    def setUp(self):
        self.random = numpy.random.default_rng(1)

    def vocabulary(self, size):
        names = ["q%c%cx" % (97 + n // 26, 97 + n % 26) for n in range(size)]
        return Vocabulary(names, Counter(names), size)

    def test_the_regression_is_the_solution_of_its_equations(self):
        vocabulary = self.vocabulary(40)
        sentences = [" ".join(self.random.choice(vocabulary.stems, 4)) for _ in range(120)]
        bags = lists.bags(vocabulary, sentences)
        start = normalised(self.random.normal(size=(40, 8)).astype(numpy.float32))
        vectors = normalised(self.random.normal(size=(120, 8)).astype(numpy.float32))
        found = lists.adapted(start, bags, vectors, pull=0.5, steps=60)
        dense = bags.toarray()
        exact = start + numpy.linalg.solve(
            dense.T @ dense + 0.5 * numpy.eye(40), dense.T @ (vectors - dense @ start))
        self.assertLess(numpy.abs(found - exact).max(), 1e-3)
        self.assertGreater(lists.agreement(found, bags, vectors), lists.agreement(start, bags, vectors))

    def test_the_regression_finds_the_vectors_that_sentences_are_made_of(self):
        vocabulary = self.vocabulary(60)
        hidden = normalised(self.random.normal(size=(60, 16)).astype(numpy.float32))
        sentences = [" ".join(self.random.choice(vocabulary.stems, 3)) for _ in range(3000)]
        bags = lists.bags(vocabulary, sentences)
        start = normalised(hidden + self.random.normal(size=hidden.shape).astype(numpy.float32) / 4)
        found = lists.adapted(start, bags, normalised(bags @ hidden), pull=0.1)
        near = lambda rows: (normalised(rows) * hidden).sum(1).mean()
        self.assertGreater(near(found), 0.98)
        self.assertLess(near(start), 0.8)

    def test_bags_have_length_one_and_leave_stop_words_out(self):
        bags = lists.bags(Vocabulary(["pay", "the"], Counter(pay=1, the=9), 2), ["the pay pays", "the", "other"])
        self.assertTrue(numpy.allclose(bags.toarray(), [[0, 1], [0, 0], [0, 0]]))

    def test_lists_hold_the_nearest_first_and_no_stop_words(self):
        rows = normalised(numpy.array([[1, 0], [1, 0.1], [1, 0.5], [0, 1], [1, 0], [1, 0]], numpy.float32))
        found = lists.neighbours(["pay", "wage", "incom", "tree", "the", "we"], rows, count=2)
        self.assertEqual([t for t, _ in found["pay"]], ["wage", "incom"])
        self.assertEqual([t for t, _ in found["tree"]], ["incom"])
        self.assertEqual(set(found), {"pay", "wage", "incom", "tree"})
        self.assertEqual(lists.neighbours(["pay", "wage", "tree"], rows[[0, 1, 3]], count=32)["tree"], [])

    def test_joined_rows_have_the_mean_of_two_cosines(self):
        one, two = (normalised(self.random.normal(size=(2, 5))) for _ in range(2))
        rows = lists.joined(one, two)
        self.assertAlmostEqual(rows[0] @ rows[1], (one[0] @ one[1] + two[0] @ two[1]) / 2, places=6)


if __name__ == "__main__":
    unittest.main()
