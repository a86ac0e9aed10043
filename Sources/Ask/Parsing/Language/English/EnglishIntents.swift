extension QuestionLanguage {
    static let englishIntents: [(Intent, isLeading: Bool, String)] = [
        (
            .when, true,
            """
            when, when's, whens, when is, since when, until when, what day, which day, on what day, on which day, what date, \
            which date, on what date, which evening, which morning, which week, what week, which month, what month, what time, \
            at what time, what year, which year, how long ago, how soon, in which month, in what month, which month's, \
            what month's, in which month's, in what month's, in which year, in what year, in which week, in what week, \
            what is the * date, what was the * date, what's the * date, what is my * date, what was my * date, what's my * date, \
            what is our * date, what was our * date, what's our * date, \
            date of, the date of, which season, in which season, in which quarter, which quarter, which weekend, on which weekend, at which time, \
            by when, what is the deadline, what's the deadline, when exactly, how long since, how many days since, how many weeks since, how many months since, how long is it since, how long has it been since
            """
        ),
        (
            .duration, true,
            "total hours, total time, time spent, hours spent, total hours spent, how long, how much time, how many hours, how many minutes"
        ),
        (
            .tasks, true,
            """
            who does what, who is doing what, who's doing what, who * do what, who took on what, who takes on what, who is on the hook for what
            """
        ),
        (
            .who, true,
            "who, who's, who is, who was, who else, whom, with whom, together with whom, together with who, who all, whose, which people, what people"
        ),
        (
            .duration, false,
            "average length of, average length, average duration of, average duration, days until, days till, days to go until, weeks until, weeks till"
        ),
        (.who, false, "attendees of, attendees, participants of, participants"),
        (.find, true, "where, where's, where is, how do i, how do we, how can i, how can we"),
        (
            .summary, false,
            """
            summarise, summarize, short summary, brief summary, quick summary, summary of, summary, short overview, brief overview, quick overview, sum up, recap of, recap, main points, key points, key takeaways, \
            takeaways, overview of, short version of, gist of, rundown of, run down of, rundown, tldr, tl ; dr, highlights of, highlights, in a nutshell, \
            bring me up to speed, catch me up, boil down
            """
        ),
        (
            .decision, false,
            """
            decide, decided, decision, decisions, decisions were made, decisions have been made, decision was made, settle on, settled on, did we agree, was agreed, were agreed, agreed on, \
            agree on, agreed to, agree to, did * agree, did we pick, did we choose, did we go with, did we end up with, \
            did we conclude, what was the conclusion, what was the outcome, outcome of, what became of, what has become of, what came of, \
            say yes to, said yes to
            """
        ),
        (
            .tasks, false,
            """
            things to do, still to do, to dos, to - dos, to - do, to do list, todo, todos, tasks, task, reminders, my reminder, reminder list, a reminder to, a reminder for, chores, errands, remember to do, wanted to remember, \
            want to remember, trying to remember, need to remember, have to remember, things to remember, wanted to recall, \
            want to recall, action items, follow - up tasks, follow up tasks, follow - up items, follow - ups, \
            action item, action points, open items, down to do, left to do, to be done, remains to be done, needs doing, still open, owe, have to do, need to do, supposed to do, what do i have to, what do we have to, what do i need to, what do we need to, what should i do, what must i, what do i must, do i still have to, do we still have to, do i still need to, do we still need to, \
            open tasks, not done yet, not yet done, not ticked off, not ticked, unticked, not crossed off, not checked off, unchecked, \
            what is outstanding, what's outstanding, still outstanding, promised to do, did i promise, have i promised, what did * promise, what has * promised, what have * promised, \
            what was * supposed to, what were * supposed to, what is * supposed to, what are * supposed to, \
            what is @ to do, what are @ to do, what was @ to do, what were @ to do, what has @ to do, what is @ going to do, what are @ going to do, \
            what was @ going to do, what were @ going to do, what was @ asked to do, what were @ asked to do, what should @ do, what must @ do, what will @ do, \
            what is * waiting for, what is * waiting on, what are * waiting for, what am i waiting for, what's * waiting for, overdue, what's due, what is due, is due, \
            are due, next steps, follow ups, followups, on my list, get done, what did * finish, what have * finished, what has * finished, what did * complete, \
            what have * completed, what has * completed, what did * accomplish, what have * accomplished, what did * achieve, what have * achieved, \
            what did * tick off, what have * ticked off, due
            """
        ),
        (
            .agenda, false,
            """
            agenda, calendar, schedule, on my plate, what's on, what is on, what else is on, what else is happening, what else do i have, what have i got, what do i have, \
            what do i still have, what do we have, do i have anything, have i got anything, do i have any, do i have a, \
            anything on, am i free, are we free, am i busy, is * free, is there a meeting, is there any meeting, are there any meetings, are there meetings, my week, my day, my plans, coming up, what's up, what does my day, what does my week, does my * look like, how does my * look, \
            what's happening, what is happening, what happens on, is there anything
            """
        ),
        (
            .discuss, false,
            """
            did * discuss, discussions, did * talk about, did * go through, did * talk, did * speak about, did * chat about, \
            did * cover, did * work on, did * bring up, did * touch on, did * go over, \
            did * write about, did * write, did * note, came up, come up, brought up, discussed, talked about, dealt with, deals with, \
            talk about, talking about, spoke about, spoken about, talked to, talked with, chatted about, went through, went over, \
            has * said, have * said, said about, had to say, did * say, did * ever say, did * mention, mentioned about, \
            did * answer, going on, went on, goes on, came out of, come out of, did * tell, did * raise, did * think, did * feel, does * feel, did * report,  does * think, does * say, what happened, \
            did * find out, find out from, was said, were said, \
            what was that, discuss, argument, arguments, anything about, anything on, conversation, conversations, \
            catch up on, hear from, heard from, get up to, got up to, been up to, how did i spend, how did we spend, how did * spend, was * working on, were * working on, worked on, did * touch, \
            have * been working on, has * been working on, was * busy with, were * busy with, was * up to, were * up to
            """
        ),
    ]
}
