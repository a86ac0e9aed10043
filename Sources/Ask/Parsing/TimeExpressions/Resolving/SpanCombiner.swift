import Time

/// Combines the times of one question into the spans to search.
struct SpanCombiner: Sendable {
    let resolver: TimeResolver

    /// Returns one span for times that narrow each other, and one for each other time.
    func spans(of expressions: [TimeExpression]) -> [TimeSpan] {
        var result: [TimeExpression] = []
        var spans: [TimeSpan] = []
        for expression in expressions {
            if let index = spans.indices.first(where: { joined(result[$0], spans[$0], expression) != nil }),
                let span = joined(result[index], spans[index], expression)
            {
                spans[index] = span
            } else {
                result.append(expression)
                spans.append(expression.span)
            }
        }
        return spans
    }

    private func joined(_ first: TimeExpression, _ span: TimeSpan, _ second: TimeExpression) -> TimeSpan? {
        if let inside = named(second, in: first, span) ?? named(first, in: second, second.span) { return inside }
        if let inside = ([second.span] + second.alternatives).first(where: { span.contains($0) }) { return inside }
        if let inside = ([span] + first.alternatives).first(where: { second.span.contains($0) }) { return inside }
        let isOpen = (span.start == nil) != (second.span.start == nil) && (span.end == nil) != (second.span.end == nil)
        return isOpen ? span.intersection(second.span) : nil
    }

    /// Returns a bare name inside a period of its cycle: "Monday", if "last week" is elsewhere in the question.
    private func named(_ inner: TimeExpression, in outer: TimeExpression, _ span: TimeSpan) -> TimeSpan? {
        guard let name = inner.node.bareName, outer.node.grain == name.cycle.grain, let start = span.start,
            let end = span.end
        else { return nil }
        let context = Period(start: start, end: end, grain: name.cycle.grain)
        return resolver.occurrence(of: name, in: context)?.span
    }
}
