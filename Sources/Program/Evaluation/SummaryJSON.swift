import FoundationEssentials

extension Summary: Encodable {
    private enum Key: String, CodingKey {
        case all, categories
        case notVerbatim = "not_verbatim"
    }

    /// Writes `{"all": {…}, "categories": {"name": {…}}, "not_verbatim": […]}`.
    ///
    /// - Parameter encoder: Where to write to.
    /// - Throws: `EncodingError` where the encoder cannot write a number.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Key.self)
        try fields.encode(overall, forKey: .all)
        let pairs = categories.map { ($0.name, $0) }
        try fields.encode(Dictionary(pairs) { first, _ in first }, forKey: .categories)
        try fields.encode(notVerbatim, forKey: .notVerbatim)
    }

    /// The summary as one line of JSON: keys in alphabetical order, null where nothing is known.
    ///
    /// - Returns: UTF-8 without a newline.
    /// - Throws: `EncodingError` where a latency is no finite number.
    public func json() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return Array(try encoder.encode(self))
    }
}

extension SummaryRow: Encodable {
    private enum Key: String, CodingKey {
        case count = "n"
        case measuredCount = "measured"
        case hitAt1 = "hit@1"
        case hitAt5 = "hit@5"
        case reciprocalRank = "mrr@10"
        case recallAt10 = "recall@10"
        case nDCGAt10 = "ndcg@10"
        case values = "value"
        case intents = "intent"
        case times = "time"
        case people, answered, verbatim
        case abstentions = "abstained"
        case medianLatency = "p50_ms"
        case latency95 = "p95_ms"
    }

    /// Writes the row without its name; measures are shares, 0 … 1.
    ///
    /// - Parameter encoder: Where to write to.
    /// - Throws: `EncodingError` where the encoder cannot write a number.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Key.self)
        try fields.encode(count, forKey: .count)
        try fields.encode(measuredCount, forKey: .measuredCount)
        try fields.encode(measures?.hitAt1, forKey: .hitAt1)
        try fields.encode(measures?.hitAt5, forKey: .hitAt5)
        try fields.encode(measures?.reciprocalRank, forKey: .reciprocalRank)
        try fields.encode(measures?.recallAt10, forKey: .recallAt10)
        try fields.encode(measures?.nDCGAt10, forKey: .nDCGAt10)
        try fields.encode(values, forKey: .values)
        try fields.encode(intents, forKey: .intents)
        try fields.encode(times, forKey: .times)
        try fields.encode(people, forKey: .people)
        try fields.encode(answered, forKey: .answered)
        try fields.encode(abstentions, forKey: .abstentions)
        try fields.encode(verbatim, forKey: .verbatim)
        try fields.encode(medianLatency, forKey: .medianLatency)
        try fields.encode(latency95, forKey: .latency95)
    }
}

extension Tally: Encodable {
    private enum Key: String, CodingKey {
        case right, total
        case share
    }

    /// Writes `{"right", "total", "share"}`; the share is null where nothing was judged.
    ///
    /// - Parameter encoder: Where to write to.
    /// - Throws: `EncodingError` where the encoder cannot write a number.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Key.self)
        try fields.encode(right, forKey: .right)
        try fields.encode(total, forKey: .total)
        try fields.encode(total == 0 ? nil : Double(right) / Double(total), forKey: .share)
    }
}
