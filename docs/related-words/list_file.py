"""The file of related words: reading and writing.

Little-endian: the letters `RWL2`; u32 number n of stems; u32 number m of bytes of their names; the names in byte order,
each ended by a line feed, m bytes; for each stem the number of its entries, u8; for each stem its entries, best first:
u16 number of the related stem, u8 nearness q. A cosine c from 0.35 to 1 is kept as q = round(255 (c - 0.35) / 0.65), which is made odd where
a dictionary confirms the entry, and even where none does. `RWL1` is the same without such marks.
"""

import struct

MARK = b"RWL2"
LEAST_COSINE = 0.35


def nearness(cosine):
    """A cosine as the byte that keeps it."""
    return max(0, min(255, round(255 * (cosine - LEAST_COSINE) / (1 - LEAST_COSINE))))


def cosine(nearness):
    """The cosine that a byte keeps."""
    return LEAST_COSINE + (1 - LEAST_COSINE) * nearness / 255


def encode(lists):
    """The bytes of `{stem: [(related stem, nearness)]}`; stems that are on no list and have none are left out."""
    lists = {stem: entries for stem, entries in lists.items() if entries}
    used = set(lists) | {related for entries in lists.values() for related, _ in entries}
    stems = sorted(used, key=str.encode)
    if len(stems) > 1 << 16:
        raise ValueError("a stem is numbered with two bytes; there are %d" % len(stems))
    numbers = {stem: number for number, stem in enumerate(stems)}
    names = b"".join(stem.encode() + b"\n" for stem in stems)
    counts = bytes(len(lists.get(stem, [])) for stem in stems)
    entries = b"".join(
        struct.pack("<HB", numbers[related], q) for stem in stems for related, q in lists.get(stem, []))
    return MARK + struct.pack("<II", len(stems), len(names)) + names + counts + entries


def decode(data):
    """`{stem: [(related stem, nearness)]}` from bytes; raises ValueError where they have another form."""
    if len(data) < 12 or data[:4] not in (MARK, b"RWL1"):
        raise ValueError("the file does not begin with RWL2")
    count, name_bytes = struct.unpack_from("<II", data, 4)
    stems = data[12:12 + name_bytes].decode().split("\n")
    if stems.pop() != "" or len(stems) != count:
        raise ValueError("the names are not %d lines" % count)
    first = 12 + name_bytes + count
    counts = data[12 + name_bytes:first]
    if first + 3 * sum(counts) != len(data):
        raise ValueError("the file has %d bytes, its numbers ask for %d" % (len(data), first + 3 * sum(counts)))
    entries = struct.iter_unpack("<HB", data[first:])
    return {
        stem: [(stems[number], q) for number, q in (next(entries) for _ in range(size))]
        for stem, size in zip(stems, counts) if size}
