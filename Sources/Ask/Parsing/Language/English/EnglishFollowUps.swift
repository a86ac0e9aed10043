extension FollowUpWords {
    static let english = FollowUpWords(
        openings: [
            (.and, "and, or, and then, but, so and"), (.also, "also, and also, plus, and what about also"),
            (
                .about,
                """
                what about, how about, and what about, and how about, but what about, what about the ones, ok what about, okay what about, \
                or what about, so what about, same for, the same for, same with, and for, and the same for, same question for, \
                same question about
                """
            ),
            (
                .only,
                "only, just, and only, but only, only the ones, just the ones, only those, just those, only from, restrict to, limit to, narrow to, filter by, show only, show me only, only show, only show me"
            ),
            (
                .without,
                "not, but not, without, except, except for, excluding, apart from, minus, leave out, and not, skip"
            ),
            (
                .correction,
                "i meant, i mean, no i meant, no i mean, sorry i meant, sorry i mean, i was asking about, i was talking about, no, nope, actually i meant, actually i mean, oops i meant, wait i meant, i meant the one, not that"
            ),
            (.instead, "instead of, rather than, in place of"),
        ],
        endings: [
            (.also, "too, as well, also"), (.only, "only, alone"), (.instead, "instead"),
            (.nothing, "then, please, though, pls, now, ones"),
        ],
        fillers: "ok okay so hm hmm well um uh oh ah right great good fine alright yes yeah please and but",
        dropped: [
            (
                .time,
                "any time, anytime, all time, at any time, whenever, ever, of all time, no matter when, at all times, any date, all dates, since ever, in all the years, over all time, not only then, regardless of time"
            ),
            (
                .people,
                "anyone, anybody, with anyone, with anybody, by anyone, from anyone, everyone, everybody, with everyone, with everybody, from everyone, no matter who, no matter with whom, with whomever, anyone else too, whoever"
            ),
            (.kinds, "anything, everything, any kind, all kinds, all documents, anywhere, everywhere"),
            (
                .topic,
                "about anything, any topic, all topics, about everything, no matter what, on anything, whatever the topic"
            ),
            (.tags, "any tag, all tags, regardless of tags"),
            (.places, "any place, at any place, in any place, any room"),
            (.exclusions, "without exceptions, no exceptions, include everything"),
        ],
        intents: [
            (.who, "who, with whom, who with, who was it with, by whom, who were they with, which people"),
            (
                .when,
                "when was the last time, when was the last one, when was the first time, when was the first one, when is the next one, when's the next one, when is the next time, when will the next one be, when, when exactly, what day, which day, on what day, since when, at what time, what date"
            ),
            (
                .count,
                "how many, how often, how many times, count them, count those, count these, how many of them, how many are they, how many are there, how many were there, how many is that, how many are those"
            ),
            (
                .duration,
                "how long, how much time, how many hours, for how long, how long in total, how long altogether"
            ),
            (
                .list,
                "list them, list those, list these, show them, show me them, as a list, which ones, which ones exactly, which meetings, which"
            ),
            (
                .summary,
                "summarise them, summarize them, summarise that, summarize that, summarise it, summarize it, summarise, summarize, sum it up, sum that up, summary, a summary, in short, tldr, give me a summary, briefly, summarise this, summarize this"
            ),
            (
                .tasks,
                "any tasks, any open tasks, any action items, what tasks, which tasks, what are the tasks, what are the action items, action items, what is to be done, what's to be done, what's still open, any todos, any follow - ups, any follow ups, any to - dos, any actions, any next steps"
            ),
            (
                .decision,
                "any decisions, what decisions, which decisions, what was decided, what did we decide, decisions"
            ),
        ],
        requests: [
            (
                .more,
                "more, show more, show me more, tell me more, give me more, what else, anything else, and what else, more please, go on, continue, next page, the rest, show the rest, show me the rest, more results, and more"
            ),
            (
                .explain,
                "why, how do you know, how do you know that, why that, why this, how come, explain, explain that, explain this, where do you have that from, how did you find that, how did you read that, how was that read, says who"
            ),
            (.again, "again, once more, repeat, repeat that, say that again, ask again, show that again, same again"),
            (
                .undo,
                "undo, go back, back, undo that, take that back, never mind, nevermind, forget that, back to the last one"
            ),
        ],
        open: "open, show me, show, read, read me, go to",
        pronouns: [
            (.person, "he, she, him, he's, she's, he'd, she'd"), (.possessive, "his, hers"),
            (.personOrPossessive, "her"),
            (.people, "they, them, they're, they'd"), (.peoplePossessive, "their, theirs"),
            (
                .topic,
                "about that, about it, about this, on that, on it, of that, of it, to that, to it, about those, about them"
            ),
            (
                .thing,
                "that, this, that meeting, this meeting, that call, this call, that one, this one, that note, this note, that conversation, this conversation"
            ),
            (.it, "it, its"), (.definite, "the meeting, the call, the conversation"),
            (
                .definitePlace,
                "at the meeting, in the meeting, during the meeting, on the call, in the call, at the call"
            ),
            (
                .time,
                "that day, that week, that month, that year, that quarter, on that day, in that week, in that month, in that year, the same day, the same week, the same month, the same year, on the same day, in the same week, in the same month, in the same year, during that week, during that month"
            ),
            (.relative(.since), "since then, ever since, since that, from then on"),
            (.relative(.before), "before that, before then, until then, up to then, prior to that"),
            (.relative(.after), "after that, afterwards"), (.relative(.then), "back then, at that time, at that point"),
            (
                .place,
                "there, in there, at that meeting, in that meeting, at this meeting, in this meeting, at that one, in that one, in that call, on that call, in that note, in this note, in that conversation, at that, in it, at it"
            ),
        ],
        ordinals: [
            (.last, "last"), (.next, "next, following"),
            (.latest, "latest, newest, most recent"), (.earliest, "earliest, oldest"),
            (.number, "number, no, no ., nr, nr ., #, result, citation, hit, answer, item, entry"),
        ],
        documentNouns: "one, meeting, note, call, result, hit, answer, item, entry, document, transcript, citation",
        shiftLead: "in, on, during, the, for, and, of",
        shiftBehind: [
            (
                -1,
                "before, earlier, prior, before that, before it, previously, before this, before that one, before this one, right before that, just before that"
            ),
            (
                1,
                "after, later, after that, after it, following, after this, after that one, after this one, right after that, just after that"
            ),
        ],
        shiftBefore: [
            (-1, "previous, preceding, prior"), (1, "following, next, subsequent"),
        ],
        countingFromNow: "next", neighbourAskers: "which what",
        neighbourVerbs: [
            (
                1,
                "came next, comes next, came after, came after that, came after it, came after that one, came afterwards, followed, follows, followed that, followed it, was after that, was after it, was right after, was right after that"
            ),
            (
                -1,
                "came before, came before that, came before it, came before that one, preceded it, preceded that, was before that, was before it, was right before that"
            ),
        ],
        relations: [
            (.before, "before that, before then, before this, before, earlier, previously, prior to that"),
            (.after, "after that, after this, after, afterwards, later, subsequently, then"),
            (.since, "since then, since, since that, ever since, from then on"), (.then, "back then, at that time"),
        ],
        chosen: "the one, that one, the ones, those ones, those, the one that was, the one we had, the one i had",
        choosing: "in on from with at about under by without of",
        amongThem: "of them, of those, of these, among them, among those",
        smallTalk: [
            (
                .hello,
                "hello, hi, hey, hello there, hi there, hey there, good morning, good afternoon, good evening, greetings, hello daybook, hi daybook, hey daybook, hiya, howdy, morning, good day, yo"
            ),
            (
                .thanks,
                "thanks, thank you, thanks a lot, thank you very much, thanks very much, thx, many thanks, cheers, ta, thank you so much, thanks so much, great thanks, ok thanks, okay thanks, perfect thanks, perfect, great, cool, nice, thanks daybook, thank you daybook, awesome, ok, okay, got it, great thank you"
            ),
            (.bye, "bye, goodbye, good bye, see you, see you later, bye bye, good night, cya"),
            (
                .capabilities,
                "what can you do, what can i ask, what can i ask you, what do you do, how do you work, how does this work, how does it work, what can i do here, what can i type, what are you able to do, what questions can i ask, how can you help me, how can you help, can you help me, what else can you do, what do you know"
            ),
            (
                .identity,
                "who are you, what are you, what is daybook, what's daybook, who is daybook, are you a robot, are you an ai, what's your name, what is your name, are you there"
            ),
            (.help, "help, help me, help please, please help, i need help"),
            (.wellbeing, "how are you, how are you doing, how is it going, how's it going, what's up, whats up, sup"),
        ],
        captured: [
            (.note, "note, new note, note to self, remember, memo, jot down, write down"),
            (.todo, "todo, to do, task, new task, reminder"),
        ],
        capturing: [
            (.note, "remember that, please remember that, note that, make a note that"),
            (.todo, "remind me to, please remind me to, remember to"),
        ],
        ahead: "what's on", adding: "in on for from at with under using via inside", leftOutOf: "meetings",
        except: "except",
        there: "there", and: "and", genitive: "'s",
        existential:
            "is are was were will would can could may might should be been isn't aren't wasn't weren't has have had")
}
