import Text

/// Charts as inline SVG; colours come from the page, and lines also differ by their dashes.
enum SVGChart {
    struct Line {
        var name: String
        /// Points from left to right; each second value is a share, 0 … 1.
        var points: [(Double, Double)]
    }

    private static let (width, height) = (720.0, 260.0)
    private static let (left, right, top, bottom) = (48.0, 12.0, 12.0, 40.0)
    private static let classes: [SafeText] = ["a", "b", "c"]

    /// Draws a mean as a bar, and its interval as a stroke.
    static func bar(_ estimate: Estimate) -> SafeText {
        let label = SafeText.html("\(estimate.text) %")
        let (mean, low, high) = (estimate.mean * 100, max(0, estimate.low) * 100, min(1, estimate.high) * 100)
        return """
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" role="img" aria-label="\(label)">\
            <rect class="track" width="100" height="8"/><rect class="fill" width="\(text(mean))" height="8" opacity=".75"/>\
            <path class="range" vector-effect="non-scaling-stroke" fill="none" d="M\(text(low)) 4H\(text(high))"/></svg>
            """
    }

    /// Draws at most three lines over a common axis; the vertical axis ends at 100 %, and `mark` is the position of a vertical line.
    static func lines(
        title: String, across: String, _ lines: [Line], isMarked: Bool = false, mark: Double? = nil
    ) -> SafeText {
        let places = lines.flatMap { $0.points.map(\.0) }
        guard let low = places.min(), let high = places.max() else { return "" }
        func x(_ value: Double) -> Double {
            left + (high > low ? (value - low) / (high - low) : 0.5) * (width - left - right)
        }
        func y(_ share: Double) -> Double { top + (1 - share) * (height - top - bottom) }
        var svg = head(title, lines.count > 1 ? Double(lines.count) * 18 : 0)
        for step in 0...4 {
            let share = Double(step) / 4
            svg += rule(y(share)) + label(left - 6, y(share) + 4, "\(step * 25)", anchor: "end")
        }
        for value in ticks(low, high) {
            svg += label(x(value), height - bottom + 18, value.text(decimals: high - low < 6 ? 1 : 0), anchor: "middle")
        }
        svg += label(width - right, height - 6, across, anchor: "end")
        if let mark, (low...high).contains(mark) {
            svg +=
                "<path class=\"range\" stroke-width=\"1\" d=\"M\(text(x(mark))) \(text(top))V\(text(height - bottom))\"/>"
        }
        for (line, name) in zip(lines, classes) {
            let points = line.points.map { "\(text(x($0.0))),\(text(y($0.1)))" as SafeText }
            svg +=
                "<polyline class=\"\(name)\" fill=\"none\" stroke-width=\"2.5\" points=\"\(points.joined(separator: " "))\"/>"
            if isMarked {
                svg += line.points.map {
                    "<circle class=\"fill\" r=\"3\" cx=\"\(text(x($0.0)))\" cy=\"\(text(y($0.1)))\"/>" as SafeText
                }
                .joined()
            }
        }
        return svg + legend(lines) + "</svg>\n"
    }

    /// Draws a histogram of 30 equal bins; the last one also has all values above the 99th percentile.
    static func histogram(title: String, across: String, _ sorted: [Double]) -> SafeText {
        guard let last = percentile(99, of: sorted), last > 0 else { return "" }
        let steps = 30
        var counts = [Int](repeating: 0, count: steps)
        for value in sorted { counts[min(steps - 1, max(0, Int(value / last * Double(steps))))] += 1 }
        let most = Double(counts.max() ?? 1)
        let step = (width - left - right) / Double(steps)
        var svg = head(title, 0)
        svg += rule(height - bottom)
        svg += label(left - 6, top + 8, String(Int(most)), anchor: "end")
        svg += label(left - 6, height - bottom + 4, "0", anchor: "end")
        for (place, count) in counts.enumerated() where count > 0 {
            let tall = Double(count) / most * (height - top - bottom)
            svg += "<rect class=\"fill\" opacity=\".8\" x=\"\(text(left + Double(place) * step + 1))\" "
            svg += "y=\"\(text(height - bottom - tall))\" width=\"\(text(step - 2))\" height=\"\(text(tall))\"/>"
        }
        for value in ticks(0, last) {
            let x = left + value / last * (width - left - right)
            svg += label(x, height - bottom + 18, value.text(decimals: last < 6 ? 1 : 0), anchor: "middle")
        }
        return svg + label(width - right, height - 6, across, anchor: "end") + "</svg>\n"
    }

    // MARK: Parts

    private static func head(_ title: String, _ more: Double) -> SafeText {
        "<svg class=\"chart\" viewBox=\"0 0 \(text(width)) \(text(height + more))\" role=\"img\" aria-label=\"\(SafeText.html(title))\" "
            + "font-size=\"13\" font-family=\"system-ui, sans-serif\">"
    }

    private static func rule(_ y: Double) -> SafeText {
        "<path class=\"rule\" d=\"M\(text(left)) \(text(y))H\(text(width - right))\"/>"
    }

    private static func label(_ x: Double, _ y: Double, _ words: String, anchor: SafeText) -> SafeText {
        "<text class=\"soft\" x=\"\(text(x))\" y=\"\(text(y))\" text-anchor=\"\(anchor)\">\(SafeText.html(words))</text>"
    }

    private static func legend(_ lines: [Line]) -> SafeText {
        guard lines.count > 1 else { return "" }
        return zip(lines, classes).enumerated().map { place, line in
            let y = height + 6 + Double(place) * 18
            return "<path class=\"\(line.1)\" stroke-width=\"2.5\" d=\"M\(text(left)) \(text(y))h36\"/>"
                + label(left + 44, y + 4, line.0.name, anchor: "start")
        }.joined()
    }

    /// About six round numbers between two values.
    private static func ticks(_ low: Double, _ high: Double) -> [Double] {
        guard high > low else { return [low] }
        let rough = (high - low) / 6
        var unit = 1.0
        while unit > rough { unit /= 10 }
        while unit * 10 <= rough { unit *= 10 }
        let step = [1, 2, 5, 10].map { $0 * unit }.first { $0 >= rough } ?? unit
        var value = (low / step).rounded(.up) * step
        var ticks: [Double] = []
        while value <= high + step * 1e-9 {
            ticks.append(value)
            value += step
        }
        return ticks
    }

    private static func text(_ number: Double) -> SafeText { .line(number.text(decimals: 1)) }
}
