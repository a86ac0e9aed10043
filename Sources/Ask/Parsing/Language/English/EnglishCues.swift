extension QuestionLanguage {
    static let englishCues: [(Cue, String)] = [
        (
            .view(.person),
            "who is, who's, who exactly is, tell me about, tell me everything about, tell me more about, what do we know about, what do i know about, everything about"
        ),
        (
            .view(.debts),
            "who do i owe, whom do i owe, who do i owe something, who do i owe something to, who do i owe anything, who do i owe anything to"
        ),
        (
            .view(.unmet),
            """
            who have i not met, who haven't i met, who have i not seen, who haven't i seen, whom have i not met, whom have i not seen, who did i not meet, who didn't i meet, \
            who have i not talked to, who haven't i talked to, who have i not spoken to, who haven't i spoken to
            """
        ),
        (
            .view(.tags),
            "which tags do i use, what tags do i use, which tags do i have, what tags do i have, which tags are there, what tags are there, what are my tags, list my tags, list all tags, show my tags, show me my tags"
        ),
        (
            .view(.agenda()),
            """
            how full is, how full will, how packed is, how full is my, how packed is my, what does * look like, how does * look, how is * looking, \
            what is * looking like, how's * looking, what's * looking like
            """
        ),
        (
            .view(.preparation),
            "prepare me for, prep me for, brief me for, brief me on, help me prepare for, help me prepare, get me ready for, get me prepared for"
        ),
        (
            .view(.next),
            "what's next, what is next, what comes next, what's next for me, what do i have next, what's up next"
        ),
        (.howMany, "how many, number of, the number of, count of, count, total number of"),
        (.howOften, "how often, how many times, how frequently, number of times"),
        (
            .amount,
            """
            how many, how much, how often, how old, how long, how far, how tall, how big, how large, how high, how fast, how heavy, \
            what percentage, what share, what number, number of, what size, what price
            """
        ),
        (
            .present,
            """
            now, right now, current, currently, at the moment, at present, presently, nowadays, these days, recently, lately, of \
            late, as of now, as of today, up to date, not long ago
            """
        ),
        (
            .standing,
            "still, yet, so far, by now, in the end, eventually, finally, stand, stands, status, any more, anymore, to date"
        ),
        (.measure(.people), "people, persons, different people, different persons, distinct people"),
        (.measure(.days), "days, different days, distinct days"), (.measure(.tags), "tags, different tags"),
        (.measure(.longest), "longest"), (.measure(.shortest), "shortest, briefest"),
        (.measure(.busiestDay), "busiest, fullest, the most meetings, most meetings, the most calls, most calls"),
        (
            .extreme(isLargest: true),
            "highest, largest, biggest, heaviest, farthest, furthest, most expensive, dearest, greatest, maximum"
        ),
        (.extreme(isLargest: false), "lowest, smallest, lightest, nearest, cheapest, least expensive, minimum, fewest"),
        (
            .measure(.average),
            "on average, average length of, average length, average duration of, average duration, mean length, mean duration, average"
        ),
        (
            .measure(.mostOften),
            "the most often, most often, most frequently, most frequent, most common, the most, most"
        ),
        (.top, "top"),
        (
            .gap,
            """
            longest gap between, longest break between, longest time between, longest stretch between, longest interval between, \
            longest pause between, longest gap, longest break, longest pause, longest time without, longest stretch without, \
            longest i went without, longest time i went without, longest time i have gone without, longest streak without
            """
        ),
        (
            .total,
            "in total, all in all, altogether, in all, all together, together, overall, total, all told, combined, so far"
        ),
        (.rate(.day), "per day, a day, each day, every day, on a daily basis, daily"),
        (.rate(.week), "per week, a week, each week, every week, on a weekly basis"),
        (
            .rate(.month),
            "per month, a month, each month, every month, on a monthly basis, by month, month by month"
        ),
        (.rate(.year), "per year, a year, each year, every year, on a yearly basis, by year, year by year"),
        (
            .weekday,
            """
            which weekday, what weekday, which day of the week, what day of the week, on which weekday, on what weekday, \
            on which day of the week, on what day of the week, which weekdays, on which weekdays
            """
        ),
        (.quantity(.share), "what percentage, what percent, what share, what proportion"),
        (
            .quantity(.money),
            """
            what does * cost, what did * cost, what do * cost, what will * cost, what did * pay, what did * spend, what do * pay, \
            what does * pay, how expensive, the price of, what price, how much money, \
            cost, costs, pay, paid, spend, spent, owe, owes, earn, charge, worth
            """
        ),
        (.quantity(.age), "how old"), (.quantity(.duration), "how long, how many hours, how many minutes"),
        (.quantity(.distance), "how far, how tall, how high, how deep, how wide"),
        (.quantity(.weight), "how heavy, weigh"), (.quantity(.speed), "how fast"),
        (.quantity(.count), "how many, number of, what number, count of"), (.quantity(.any), "how much"),
        (.taskState(.begun), "in progress, under way, started, begun, half done, half finished"),
        (.taskState(.recurring), "recurring, repeating, repeated"),
        (
            .unowned,
            "unassigned, unowned, not assigned, without an owner, without owner, no owner, nobody owns, assigned to nobody"
        ),
        (.awaited, "waiting for, waiting on"), (.due, "due, by when, deadline"),
        (.timeNoun(isTopic: true), "deadline"), (.timeNoun(isTopic: false), "due date, date, exact date"),
        (
            .duty,
            "has to, have to, will, must, should, needs to, need to, is to, is going to, is supposed to, was supposed to, is meant to, is responsible for, takes care of, is in charge of, looks after, look after, looked after, looking after, job is it to, job was it to, task is it to, task was it to"
        ),
        (
            .belonging,
            "works at, works for, works in, work at, work for, work in, working at, working for, worked at, worked for, is employed by, belongs to"
        ),
        (.unfamiliar, "a, an, any, some, his, her, their, your, its, this, that, these, those"),
        (
            .within,
            "in folder, in the folder, in the folder called, under, below"
        ),
        (.folder, "folder, directory, notebook, hierarchy, collection"),
        (
            .planned,
            """
            plan, plans, program, programme, programs, date, dates, commitment, commitments, engagement, engagements, \
            obligation, obligations, planned
            """
        ),
        (.kind([.person]), "person pages, person page, people pages, contact pages"),
        (
            .latest,
            """
            where do we stand with, where do we stand on, where do things stand with, where do things stand on, where are we with, where are we on, \
            what's the story with, what is the story with, what's the deal with, what is the deal with, what's the situation with, what is the situation with, \
            how do things stand with, how do things stand on, how are things with, how are things going with, how is it going with, \
            what's the latest on, what is the latest on, what's the latest with, what is the latest with, what's the latest about, what is the latest about, \
            latest on, latest news on, latest news about, any news on, any news about, any news of, any update on, any updates on, \
            whatever happened with, whatever happened to, whatever came of, whatever became of, where did we get to with, where did we get with, \
            what's new with, what is new with, what's happening with, what is happening with, how far are we with, how far along are we with, how far did we get with
            """
        ),
        (
            .filler,
            """
            and, so, please, hey, hi, hello, ok, okay, hm, hmm, well, um, uh, remind me, remind, tell me, tell, me, can you, \
            could you, would you, will you, can you please, could you please, do you know, do you remember, do you recall, \
            i was wondering, i wonder, i am wondering, i'm wondering, if you could, if you can, you could, i'd like to know, i would like to know, i want to know, \
            i need to know, wondering, get me, get me to, take me to, bring me, bring me to, bring up, pull up, fetch me, just wondering, quick question, if you have a second, when you have a moment, sorry, quick one, one more thing, one more question, one question, just, let me know, help me remember, i forgot, \
            i forget, i can't remember, i don't remember, i cannot remember, any idea, btw, by the way, if, whether, \
            daybook, hey daybook, look up, check, also, then, but, actually, again, thanks, you, the question is
            """
        ),
        (
            .aspect,
            """
            in the end, after all, eventually, end up, ends up, ended up, ending up, wind up, wound up, turned out to be, turns out to be, turned out to have, \
            get round to, got round to, get around to, got around to
            """
        ),
        (
            .order(.last, nth: 2),
            "last but one, last meeting but one, meeting before last, call before last, one but last, second last, second to last, second - to - last, next to last, penultimate, one before last"
        ),
        (.order(.last, nth: 3), "last but two, third last, third to last, third - to - last"),
        (
            .order(.last, nth: 1),
            "last, last time, the last time, most recent time, before last, last * but one time, latest, previous, most recent, most recently, newest, recent, last thing, the last thing, very last thing"
        ),
        (
            .order(.first, nth: 1),
            "first, first time, very first time, first thing, the first thing, earliest, oldest, very first"
        ),
        (.order(.next, nth: 1), "next, next time, upcoming, following, soonest"),
        (.order(.next, nth: 2), "next but one, one after next, after next"),
        (
            .absence(isExcuse: false),
            """
            absent, absent from, miss, missed, skip, skipped, missing, missing from, missing at, \
            failed to attend, unable to attend, unable to come, unable to join, unable to make it
            """
        ),
        (
            .absence(isExcuse: true),
            """
            excused, excused from, regrets, apologies, apologies for, sent apologies, sent apologies for, \
            sent their apologies, sent their apologies for, gave apologies, gave apologies for, sent regrets, sent regrets for, send apologies, send apologies for, send regrets, \
            apologised, apologized, apologised for, apologized for
            """
        ),
        (
            .empty,
            "take place, takes place, took place, taken place, taking place, come together, came together, get together, got together, next to, next door, sort of, kind of, sorts of, kinds of, type of, types of, may i, may we, over the whole project, over the entire project, during the whole project, in the whole project, over the whole time, over the entire time, all in all"
        ),
        (
            .notOfTime,
            """
            front end, back end, rear end, tail end, far end, near end, other end, top end, bottom end, high end, low end, dead end, east end, west end, north end, \
            south end, deep end, now that, come through, comes through, came through, coming through, fall through, falls through, fell through, get through, got through, \
            go through, goes through, went through, going through, follow through, followed through, pull through, pulled through, carried through, halfway through, way through
            """
        ),
        (
            .interrogative,
            "who, who's, whom, whose, what, what's, when, when's, where, where's, why, how, how's, which"
        ),
        (
            .wondering,
            "wonder, wonders, wondered, wondering, know, knew, ask, asked, asks, asking, remember, recall, forget, forgot, sure, idea, curious, clue"
        ),
        (.indefinite, "a, an, any, some"),
        (
            .meetingDuty(.scribe),
            """
            scribed, scribing, take notes, take the notes, takes notes, takes the notes, took notes, took the notes, taking notes, taking the notes, \
            taken notes, taken the notes, take minutes, take the minutes, takes the minutes, took minutes, took the minutes, \
            taking the minutes, taken the minutes, wrote the minutes, write the minutes, kept the minutes, did the minutes, \
            did the notes
            """
        ),
        (
            .meetingDuty(.chair),
            """
            chaired, chairing, moderate, moderates, moderated, moderating, facilitate, facilitates, facilitated, facilitating, \
            led the meeting, lead the meeting, leading the meeting, led a meeting, lead a meeting, leading a meeting, led meetings, \
            ran the meeting, run the meeting, meetings did * lead, meetings has * led, meetings have * led, meetings were led by
            """
        ),
        (
            .appointing,
            "elected, elected as, re - elected, reelected, appointed, appointed as, chosen, chosen as, named, became, become, voted, made, serving as, served as, acting as, took over as, taking over as, take over as, stepped in as, took on"
        ),
        (.tenure, "for, during"),
        (.conjunction, "and, but, so, because, though, although"),
        (
            .opinion,
            "view, views, opinion, opinions, take, stance, thoughts, position, viewpoint, point of view, reaction, attitude"
        ),
        (.clauseJoint, "where, when, that, in which, at which, on which, during which"),
        (.subject, "it's, it'll, i'll, he's, she's, they're, we're, we'll, you're, there's, that's, here's, hope"),
        (.reason, "why, how come, for what reason, the reason for, the reason why"),
        (
            .presence,
            "able to attend, able to come, able to join, make it, make it to, show up, show up at, show up to, turn up, turn up at, turn up to, be there, be at, be present, take part, take part in, taken part, taken part in, taking part, on the list of attendees, on the attendee list, in the attendee list, in the attendees list, in the list of attendees, among the attendees, as an attendee, as attendee, as attendees, listed as an attendee, listed as present, made it, made it to"
        ),
        (
            .attendance,
            """
            attendees of, attendees, participants of, participants, was at, was in, were at, were in, was there at, attended, attends, attend, took part in, take part in, joined, joins, \
            has accepted, have accepted, accepted, sat in, is coming to, coming to, is invited to, invited to, invited, participated in, participated, was on, did attend, came to, \
            comes to, went to, were there, was there, present at, showed up, showed up to, turned up, turned up to, turned up at, will be at, is at, is in, \
            did i meet, did we meet, have i met, have we met, do i meet, do we meet, will i meet, did * meet, did i see, do i see, have i seen, \
            have i talked to, do i talk to, do i have * meetings with, did i talk to, did i talk with, did i speak with, did i speak to, were present, are present, \
            did i have meetings with, did i have a meeting with, am i meeting, was present, was involved in, else was
            """
        ),
        (
            .participation,
            """
            was * in, was * at, was * on the call, were * on the call, is * on the call, was * there, was * part of, was * present, were * in, were * at, were * there, is * in, is * at, \
            is * coming to, is * invited to, is * invited, is * going to, is * attending, is * joining, is * included in, \
            is * part of, was * invited to, was * included in, are * coming to, are * invited to, will * be at, will * be in, \
            will * attend, will * join, will * come to, did * attend, did * join, did * come to, did * go to, \
            did * take part in, did * take part, has * taken part, have * taken part, did * participate in, did * show up, does * attend, has * attended, has * joined, \
            has * accepted, has * been at, have * attended, did * sit in
            """
        ),
        (
            .place(isNoun: false),
            """
            where, where's, where is, which town, in which town, what town, which city, in which city, what city, \
            which village, in which village, which country, in which country, what country
            """
        ),
        (
            .place(isNoun: true),
            """
            in which room, in what room, which room, what room, in which building, which building, at which place, at what place, \
            which place, what place, in what location, which location, what location, location of, the location of, \
            the location for, venue of, the venue of, the venue for, what venue, which venue, the address of, what address, \
            the place of, the room for, the room of, the link for, the link to
            """
        ),
        (
            .free(.free),
            "free, available, time free, have time, have any time, have * time, got time, spare time"
        ),
        (.free(.busy), "busy, look busy, looks busy, look full, booked, booked up, occupied, tied up"),
        (
            .free(.slots),
            """
            free slot, free slots, open slot, open slots, slot, slots, available slots, available times, free time, free times, \
            free hours, free hour, gap, gaps, openings, availability, availabilities, when could i meet, when can i meet, \
            when could we meet, when can we meet, when might we meet, find a time to meet, find time to meet, when could i see, when can i see
            """
        ),
        (
            .free(.conflicts),
            """
            conflict, conflicts, conflicting, overlap, overlaps, overlapping, overlapped, clash, clashes, clashing, collide, collides, \
            collisions, double booked, double - booked, double bookings, double - bookings, double booking, at the same time
            """
        ),
        (
            .exclusion(ofTitles: true),
            """
            but not, but without, neither, w / o, minus all, apart from, other than, except for, aside from, not counting, not including, leaving out, \
            except, without, excluding, minus, ignoring, besides, outside of, outside, skip, skipping, but no
            """
        ),
        (.exclusion(ofTitles: false), "not, no"),
        (.anchor(.since), "since, ever since"),
        (.anchor(.after), "after, following"),
        (.anchor(.before), "before, prior to, ahead of, leading up to, in the run - up to"),
        (.anchor(.until), "until, till, up to"), (.anchor(.by), "by, no later than"), (.anchor(.around), "around"),
    ]
}
