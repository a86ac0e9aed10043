import Testing

@testable import Parsing

/// What a follow-up makes of the request before it.
@Suite struct FollowUpRequestTests {
    private var meetings: MeetingsRequest {
        var meetings = MeetingsRequest()
        (meetings.computed, meetings.namesMeeting) = (.longest, true)
        return meetings
    }

    @Test func `a list and its number are of the same meetings`() {
        #expect(Request.list(of: meetings).ofSameMeetings(as: .count) == .count(of: meetings))
        #expect(Request.duration(of: meetings).ofSameMeetings(as: .list) == .list(of: meetings))
    }

    @Test func `other kinds of answers are not of the same meetings`() {
        #expect(Request.list(of: meetings).ofSameMeetings(as: .when) == nil)
        #expect(Request.agenda(nil).ofSameMeetings(as: .count) == nil)
    }

    @Test func `a number that was sought in lines is a number of meetings`() {
        var amount = AmountRequest()
        (amount.quantity, amount.words, amount.isCount) = (.count, ["how", "many"], true)
        var expected = MeetingsRequest()
        expected.amount = amount
        #expect(Request.amount(amount).turned(to: .count) == .count(of: expected))
    }

    @Test func `who behind a question for meetings is who took part`() {
        var actor = ActorRequest()
        actor.isObject = true
        #expect(Request.actor(actor).ofAttendance == .attendance(AttendanceRequest(), otherwise: actor))
        #expect(Request.date(DateRequest()).ofAttendance == .date(DateRequest()))
    }

    @Test func `another one of a series is told of, a note named`() {
        #expect(Request(.list).ofSeries(isOfNotes: false, hasTopic: true) == .discussion)
        #expect(Request.fact.ofSeries(isOfNotes: true, hasTopic: false) == Request(.list))
        #expect(Request.fact.ofSeries(isOfNotes: false, hasTopic: true) == .fact)
        #expect(Request.date(DateRequest()).ofSeries(isOfNotes: false, hasTopic: false) == .date(DateRequest()))
    }

    @Test func `what is computed of a series is computed of another one`() {
        let longest = Request.list(of: meetings)
        #expect(longest.ofSeries(isOfNotes: false, hasTopic: false) == .another(of: meetings))
    }

    @Test func `things to do keep what a fragment does not say`() {
        let own = Request.tasks(TaskRequest(state: .due, isOwn: true))
        let overdue = Request.tasks(TaskRequest(state: .overdue))
        #expect(own.joined(with: overdue, namesPeople: false) == .tasks(TaskRequest(state: .overdue, isOwn: true)))
        #expect(own.joined(with: .fact, namesPeople: true) == .tasks(TaskRequest(state: .due)))
        #expect(Request.date(DateRequest()).joined(with: overdue, namesPeople: false) == .date(DateRequest()))
    }
}
