import Model
import Parsing
import Store

extension QuestionFlow {
    /// What the search for a question is judged by.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - reading: Its reading.
    /// - Returns: The strength; nil where the answer is computed and nothing is searched for.
    /// - Throws: `StoreError` where the index cannot be read.
    public func strength(_ question: Question, reading: ParsedQuestion) throws(StoreError) -> AnswerStrength? {
        let context = try context(question, reading: reading)
        let isSearched = [.find, .decision, .discuss, .summary, .when, .who].contains(reading.intent)
        return isSearched && !context.query.text.isEmpty ? try context.search().strength : nil
    }
}
