import Answering
import Testing

/// Where "nothing" is the better answer.
@Suite struct AnswerStrengthTests {
    private func strength(share: Float, context: Float, unknown: Float = 0) -> AnswerStrength {
        var strength = AnswerStrength()
        (strength.share, strength.context, strength.unknown) = (share, context, unknown)
        return strength
    }

    @Test func `what holds the words in a text about them is an answer`() {
        #expect(strength(share: 0.6, context: 0.7).isAnswer)
    }

    @Test func `half of a short subject is near, and no answer`() {
        var half = strength(share: 0.5, context: 0.4)
        #expect(half.isAnswer)
        (half.support, half.missing) = (0.5, ["gutter"])
        #expect(!half.isAnswer)
        #expect(half.isNear)
    }

    @Test func `a text that speaks of a subject much need not hold all of it`() {
        var much = strength(share: 0.7, context: 0.6)
        (much.support, much.missing) = (0.5, ["carefully"])
        #expect(much.isAnswer)
    }

    @Test func `somebody's date is told by lines about them that hold one`() {
        var date = strength(share: 0.5, context: 0.4)
        (date.support, date.missing, date.isOfDate) = (0.5, ["adulthood"], true)
        #expect(!date.isAnswer)
        date.attribution = AnswerStrength.Shares(asked: 0.6, others: 0)
        #expect(date.isAnswer)
    }

    @Test func `what is far from the question is not even near`() {
        #expect(!strength(share: 0.2, context: 0.1, unknown: 0.8).isNear)
    }

    @Test func `what is far from the question is near where another word stands there for one of it`() {
        var far = strength(share: 0.2, context: 0.1, unknown: 0.6)
        #expect(!far.isNear)
        far.correspondences = 1
        #expect(far.isNear && !far.isAnswer)
    }

    @Test func `words that do not stand together are near, and no answer`() {
        var apart = strength(share: 0.7, context: 0.7)
        apart.together = 0
        #expect(!apart.isAnswer && apart.isNear)
    }

    @Test func `nothing found is no answer`() {
        #expect(!AnswerStrength().isAnswer)
    }

    @Test func `a word that is nowhere outweighs the others`() {
        #expect(!strength(share: 0.5, context: 0.5, unknown: 0.5).isAnswer)
    }

    @Test func `inside documents that the question names less is enough`() {
        var weak = strength(share: 0.3, context: 0.1)
        #expect(!weak.isAnswer)
        weak.isInside = true
        #expect(weak.isAnswer)
    }

    @Test func `words that others say of themselves are no answer about the person asked about`() {
        var strength = strength(share: 1, context: 1)
        strength.attribution = AnswerStrength.Shares(asked: 0.4, others: 0.9)
        #expect(!strength.isAnswer)
        strength.attribution = AnswerStrength.Shares(asked: 0.8, others: 0.9)
        #expect(strength.isAnswer)
    }

    @Test func `lines that have nothing to do with the person are no answer about them`() {
        var strength = strength(share: 1, context: 1)
        strength.attribution = AnswerStrength.Shares(asked: 0.05, others: 0)
        #expect(!strength.isAnswer)
    }

    @Test func `the margin is that of the test that is failed most`() {
        var strength = strength(share: 1, context: 1)
        strength.attribution = AnswerStrength.Shares(asked: 0, others: 1)
        #expect(strength.margin < -0.5)
    }
}
