import Answering
import Evaluation

/// Shares of questions answered and refused, as the product does, with other limits, and with a limit chosen on other questions.
struct AbstentionMeasures {
    /// A question with what became of it.
    struct Judged {
        var question: QuestionCase
        var isFound: Bool
        /// Nil where the answer is computed.
        var strength: AnswerStrength?

        /// Whether it were answered with limits higher by so much.
        func isAnswered(raised: Float) -> Bool {
            raised == 0 ? isFound : strength.map { $0.margin >= raised } ?? isFound
        }

        /// What belongs together and is left out together: the identity but for the question's number.
        var group: String {
            question.id.split(separator: "-").dropLast().joined(separator: "-")
        }
    }

    let answerable: [Judged]
    let unanswerable: [Judged]
    /// Questions of other vaults.
    let foreign: [Judged]

    /// A table of shares by limit, and by group with the limit chosen on the other groups.
    var text: String {
        let heading = "  limits raised by   answered   unanswerable refused   foreign refused"
        let lines = AbstentionMeasures.raises.map { "  " + AbstentionMeasures.padded("\($0)", 16) + columns($0) }
        return ([heading] + lines + crossValidation).joined(separator: "\n")
    }

    /// Each question with the parts that it is judged by.
    var list: String {
        let named = [("answerable", answerable), ("unanswerable", unanswerable), ("foreign", foreign)]
        return named.flatMap { name, all in all.map { "  \(name) \(AbstentionMeasures.line($0))" } }
            .joined(separator: "\n")
    }

    private static let raises: [Float] = [-0.3, -0.2, -0.1, -0.05, 0, 0.05, 0.1, 0.2, 0.3]
    /// The share of the answerable questions that a limit chosen on them answers.
    private static let wantedShare = 0.92

    private func columns(_ raised: Float) -> String {
        [
            AbstentionMeasures.percent(answerable) { $0.isAnswered(raised: raised) },
            AbstentionMeasures.percent(unanswerable) { !$0.isAnswered(raised: raised) },
            AbstentionMeasures.percent(foreign) { !$0.isAnswered(raised: raised) },
        ].map { AbstentionMeasures.padded($0, 14) }.joined()
    }

    /// Each group with the product's limits, and with those that answer the wanted share of the other groups.
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

    /// How much the limits must be raised for the wanted share to be answered.
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
