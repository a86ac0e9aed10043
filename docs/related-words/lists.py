"""From vectors of words and sentences to lists of related stems."""

import numpy
import scipy.sparse

from list_file import nearness
from minilm import normalised
from words import stem, stop_words, words


def isolated(vocabulary, word_vectors):
    """u: for each stem the mean of its forms' vectors, weighted by how common they are."""
    rows = numpy.zeros((len(vocabulary.stems), word_vectors.shape[1]), numpy.float32)
    for row, forms in enumerate(vocabulary.forms):
        for number, weight in forms:
            rows[row] += weight * word_vectors[number]
    return normalised(rows)


def bags(vocabulary, texts):
    """For each text its stems as a row of length 1, where a rare stem weighs more.

    Source: smooth inverse frequency; Arora, Liang and Ma, "A Simple but Tough-to-Beat Baseline for Sentence
    Embeddings", 2017.
    """
    numbers = {t: number for number, t in enumerate(vocabulary.stems)}
    share = numpy.array(vocabulary.frequencies) / max(1, len(texts))
    weight = 0.001 / (0.001 + share)
    stop = stop_words()
    columns, values, ends = [], [], [0]
    for text in texts:
        found = sorted({numbers[t] for t in map(stem, (w for w in words(text) if w not in stop)) if t in numbers})
        row = weight[found]
        columns += found
        values += list(row / (numpy.sqrt((row * row).sum()) + 1e-9))
        ends.append(len(columns))
    return scipy.sparse.csr_matrix(
        (numpy.array(values, numpy.float32), columns, ends), shape=(len(texts), len(vocabulary.stems)))


def adapted(start, bags, vectors, pull=1.0, steps=10):
    """v: the rows V that make bags of stems likest to the vectors of their sentences, pulled towards where they start.

    Minimises |X V - Y|² + pull |V - U|² by conjugate gradients on D = V - U, each column for itself, with the
    diagonal as preconditioner: (Xᵀ X + pull) D = Xᵀ (Y - X U).
    """
    transposed = bags.T.tocsr()
    diagonal = numpy.asarray(bags.multiply(bags).sum(0)).reshape(-1, 1) + pull
    change = numpy.zeros_like(start)
    rest = transposed @ (vectors - bags @ start)
    scaled = rest / diagonal
    direction = scaled.copy()
    size = (rest * scaled).sum(0)
    for _ in range(steps):
        image = transposed @ (bags @ direction) + pull * direction
        step = size / ((direction * image).sum(0) + 1e-12)
        change += step * direction
        rest -= step * image
        scaled = rest / diagonal
        next_size = (rest * scaled).sum(0)
        direction = scaled + next_size / (size + 1e-12) * direction
        size = next_size
    return start + change


def neighbours(stems, rows, count=32, least=0.40, block=2048):
    """`{stem: [(related stem, nearness)]}`: for each stem the nearest others whose cosine is large enough, best first.

    Stems of stop words and those of fewer than three letters have no list and are on none.
    """
    stop = {stem(word) for word in stop_words()}
    excluded = numpy.array([t in stop or len(t) < 3 for t in stems])
    result = {}
    for start in range(0, len(stems), block):
        cosines = rows[start:start + block] @ rows.T
        cosines[:, excluded] = -1
        for row, values in enumerate(cosines):
            number = start + row
            if excluded[number]:
                continue
            values[number] = -1
            near = numpy.argpartition(-values, min(count, len(values) - 1))[:count]
            near = sorted((n for n in near if values[n] >= least), key=lambda n: (-values[n], stems[n]))
            result[stems[number]] = [(stems[n], nearness(float(values[n]))) for n in near]
    return result


def joined(isolated_rows, adapted_rows):
    """Rows whose cosine is the mean of the two cosines."""
    return normalised(numpy.hstack([normalised(isolated_rows), normalised(adapted_rows)]))


def agreement(rows, bags, vectors):
    """The mean cosine between bags of stems and the vectors of their sentences."""
    return float((normalised(bags @ rows) * vectors).sum(1).mean())
