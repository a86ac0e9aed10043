"""Sentence vectors by all-MiniLM-L6-v2, computed from its published weights with numpy alone.

The model is a BERT of six layers (Devlin et al., 2019); a text's vector is the mean of its tokens' last states, made
one of length 1.
"""

import json
import os

import numpy
from safetensors.numpy import load_file
from scipy.special import erf
from tokenizers import Tokenizer


class MiniLM:
    """The model in a folder that holds `config.json`, `model.safetensors` and `tokenizer.json`."""

    MOST_TOKENS = 256

    def __init__(self, folder):
        with open(os.path.join(folder, "config.json"), encoding="utf-8") as file:
            config = json.load(file)
        self.layers, self.heads = config["num_hidden_layers"], config["num_attention_heads"]
        self.epsilon = config["layer_norm_eps"]
        self.weights = load_file(os.path.join(folder, "model.safetensors"))
        self.tokenizer = Tokenizer.from_file(os.path.join(folder, "tokenizer.json"))
        self.tokenizer.enable_truncation(self.MOST_TOKENS)
        self.tokenizer.no_padding()

    def vectors(self, texts, tokens_per_batch=4096, progress=None):
        """One row for each text, of length 1."""
        encoded = [e.ids for e in self.tokenizer.encode_batch(list(texts))]
        order = sorted(range(len(encoded)), key=lambda i: len(encoded[i]))
        result = numpy.zeros((len(encoded), self.weights["embeddings.LayerNorm.bias"].size), numpy.float32)
        start = 0
        while start < len(order):
            # Texts of one length need no padding, and no mask.
            length = len(encoded[order[start]])
            end = start
            while end < len(order) and len(encoded[order[end]]) == length and (end - start) * length < tokens_per_batch:
                end += 1
            batch = order[start:end]
            result[batch] = self._encode(numpy.array([encoded[i] for i in batch]))
            start = end
            if progress:
                progress(start, len(order))
        return result

    def _encode(self, ids):
        w = self.weights
        state = (w["embeddings.word_embeddings.weight"][ids]
                 + w["embeddings.position_embeddings.weight"][:ids.shape[1]]
                 + w["embeddings.token_type_embeddings.weight"][0])
        state = self._norm(state, "embeddings.LayerNorm")
        for layer in range(self.layers):
            name = "encoder.layer.%d." % layer
            attended = self._linear(self._attention(state, name + "attention.self."), name + "attention.output.dense")
            state = self._norm(state + attended, name + "attention.output.LayerNorm")
            inner = self._linear(state, name + "intermediate.dense")
            inner = inner * 0.5 * (1 + erf(inner / numpy.sqrt(numpy.float32(2))))
            state = self._norm(state + self._linear(inner, name + "output.dense"), name + "output.LayerNorm")
        return normalised(state.mean(1))

    def _attention(self, state, name):
        def heads(part):
            rows = self._linear(state, name + part)
            return rows.reshape(*rows.shape[:2], self.heads, -1).transpose(0, 2, 1, 3)

        query, key, value = heads("query"), heads("key"), heads("value")
        scores = query @ key.transpose(0, 1, 3, 2) / numpy.sqrt(numpy.float32(query.shape[-1]))
        scores = numpy.exp(scores - scores.max(-1, keepdims=True))
        mixed = scores / scores.sum(-1, keepdims=True) @ value
        return mixed.transpose(0, 2, 1, 3).reshape(state.shape)

    def _linear(self, state, name):
        rows = state.reshape(-1, state.shape[-1]) @ self.weights[name + ".weight"].T + self.weights[name + ".bias"]
        return rows.reshape(*state.shape[:-1], -1)

    def _norm(self, state, name):
        centred = state - state.mean(-1, keepdims=True)
        deviation = numpy.sqrt((centred * centred).mean(-1, keepdims=True) + self.epsilon)
        return centred / deviation * self.weights[name + ".weight"] + self.weights[name + ".bias"]


def normalised(rows):
    """Rows of length 1; a row of zeros stays one."""
    return rows / (numpy.linalg.norm(rows, axis=-1, keepdims=True) + 1e-9)
