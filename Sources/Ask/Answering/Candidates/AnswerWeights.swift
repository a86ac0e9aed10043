/// The weights of all candidate features.
///
/// `daybook explain --scores` shows their effect, `daybook eval --set share=2` tests another value, and `--without rank` sets one to 0.
public struct AnswerWeights: Sendable, Equatable {
    private var values: [Float]

    /// The weight of a feature.
    public subscript(feature: AnswerFeature) -> Float {
        get { values[feature.rawValue] }
        set { values[feature.rawValue] = newValue }
    }

    /// Creates the default weights.
    public init() {
        values = AnswerFeature.allCases.map { AnswerWeights.measured[$0] ?? 0 }
    }

    /// Chosen on questions for dates, amounts and people in all development sets.
    private static let measured: [AnswerFeature: Float] = [
        .share: 2.3, .shareOfLine: 0.85, .shareOfHeadings: 0.6, .headingsOfStatement: 1.7,
        .rank: 2.1, .retrieval: 1.75,
        .stated: 1.5, .task: -2.5, .lacksNumber: -3,
        .namesPerson: 1,
        .statedTime: 4.3, .statedTimeOfAct: 1.5, .nearness: 1.1, .vague: -2.2, .ofOtherVerb: -2.5, .bare: -1.2,
        .since: 0.5,
        .long: -0.6, .coarse: -1.5,
        .aheadOfNote: -1, .deedAheadOfNote: -1, .behindNote: -2.5, .inAskedTime: 1,
        .dayOfAct: 2.5, .dayOfEntry: 3.5, .earliest: 1.2,
        .decided: 0.6, .likelyDecided: 0.25, .question: -0.2, .number: 0.25, .gist: 0.5,
        .shortLine: -0.15, .lateRow: 0.001, .lateLine: -0.02, .lineDepth: -0.1, .monthOfRow: 0.8, .kindAsked: 0.5,
        .lineTellsOpen: 0.5, .lineIsNew: 0.5, .furtherRow: -0.3,
    ]
}
