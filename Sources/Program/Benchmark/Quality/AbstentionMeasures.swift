import Answering
import Evaluation

/// The shares of questions answered and refused: with the current thresholds, with others, and with one fitted to other questions.
struct AbstentionMeasures {
    struct Judged {
        var question: QuestionCase
        var isFound: Bool
        /// Nil if the answer is computed.
        var strength: AnswerStrength?

        /// Whether the question would be answered with thresholds raised by `raised`.
        func isAnswered(raised: Float) -> Bool {
            raised == 0 ? isFound : strength.map { $0.margin >= raised } ?? isFound
        }

        /// The group left out together in cross-validation: the identifier without its last part, `"a-b"` for `"a-b-12"`.
        var group: String {
            question.id.split(separator: "-").dropLast().joined(separator: "-")
        }
    }

    let answerable: [Judged]
    let unanswerable: [Judged]
    let foreign: [Judged]

    /// A table of shares by threshold, then by group with a threshold fitted to the other groups.
    var text: String {
        let heading = "  limits raised by   answered   unanswerable refused   foreign refused"
        let lines = AbstentionMeasures.raises.map { "  " + AbstentionMeasures.padded("\($0)", 16) + columns($0) }
        return ([heading] + lines + crossValidation).joined(separator: "\n")
    }

    var list: String {
        let named = [("answerable", answerable), ("unanswerable", unanswerable), ("foreign", foreign)]
        return named.flatMap { name, all in all.map { "  \(name) \(AbstentionMeasures.line($0))" } }
            .joined(separator: "\n")
    }

    private static let raises: [Float] = [-0.3, -0.2, -0.1, -0.05, 0, 0.05, 0.1, 0.2, 0.3]
    /// The share of answerable questions that a fitted threshold must answer.
    private static let wantedShare = 0.92

    private func columns(_ raised: Float) -> String {
        [
            AbstentionMeasures.percent(answerable) { $0.isAnswered(raised: raised) },
            AbstentionMeasures.percent(unanswerable) { !$0.isAnswered(raised: raised) },
            AbstentionMeasures.percent(foreign) { !$0.isAnswered(raised: raised) },
        ].map { AbstentionMeasures.padded($0, 14) }.joined()
    }

    /// The shares of each group with the current thresholds, and with some fitted to the other groups.
    private var crossValidation: [String] {
        let groups = Array(Set(unanswerable.map(\.group))).sorted()
        guard groups.count > 1, groups.count < unanswerable.count / 10 else { return [] }
        return ["  group: answered, refused; with limits that answer 92 % of the other groups: answered, refused"]
            + groups.map { group in
                let raised = limit(for: answerable.filter { $0.group != group })
                let own = (answerable.filter { $0.group == group }, unanswerable.filter { $0.group == group })
                let shares = [0, raised].flatMap { raise in
                    [
                        AbstentionMeasures.percent(own.0) { $0.isAnswered(raised: raise) },
                        AbstentionMeasures.percent(own.1) { !$0.isAnswered(raised: raise) },
                    ]
                }
                return "  \(group): \(shares[0]), \(shares[1]); \(shares[2]), \(shares[3])"
            }
    }

    /// Returns by how much thresholds must be raised to answer the wanted share.
    private func limit(for answerable: [Judged]) -> Float {
        let margins = answerable.compactMap(\.strength?.margin).sorted()
        guard !margins.isEmpty else { return 0 }
        let refused = Int((Double(margins.count) * (1 - AbstentionMeasures.wantedShare)).rounded())
        return margins[min(refused, margins.count - 1)]
    }

    private static func line(_ one: Judged) -> String {
        let parts = one.strength.map { strength in
            let shares = strength.attribution.map { " asked \(rounded($0.asked)) others \(rounded($0.others))" } ?? ""
            return
                "margin \(rounded(strength.margin)) share \(rounded(strength.share)) context \(rounded(strength.context))"
                + " unknown \(rounded(strength.unknown))" + shares
        }
        return
            "\(one.isFound ? "answered" : "refused") \(parts ?? "computed") | \(one.question.id) | \(one.question.question)"
    }

    private static func rounded(_ value: Float) -> String { "\((value * 100).rounded() / 100)" }

    private static func percent(_ all: [Judged], _ isCounted: (Judged) -> Bool) -> String {
        guard !all.isEmpty else { return "-" }
        return "\((Double(all.count(where: isCounted)) / Double(all.count) * 1000).rounded() / 10)"
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(1, width - text.count)) + text
    }
}
