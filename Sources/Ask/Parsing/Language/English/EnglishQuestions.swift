extension QuestionLanguage {
    static let english = QuestionLanguage(
        words: .english,
        plurals: [("ss", 0, 0), ("ies", 3, 4), ("s", 1, 2)],
        traits: [
            (.speaker, "i we me us my our i'd i've i'm we've"),
            (.owner, "i me my mine i'd i've i'm"), (.object, "me us"),
            (.pronoun, "he she they it you there this that somebody someone everybody everyone anybody people"),
            (.and, "and"), (.or, "or nor"),
            (
                .idle,
                "among exactly vaguely remember recall forgot forget far everything whether let written according told meant avg teh fine somewhere somehow maybe perhaps basically roughly mine plz thx kindly"
            ),
            (.determiner, "the a an my our this that these those your his her their"),
            (.listing, "list show which what all everything every my me the our any of find give get"),
            (.question, "which what"),
            (.list, "list"),
            (
                .meetingVerb,
                """
                altogether overall total assigned attend attended get go going got happen happened have held hold join joined made make \
                meet met sat saw see seen show sit speak spoke spoken spend spent still take taken took write written wrote \
                scheduled attending
                """
            ),
            (.meetVerb, "meet met saw see seen spoke speak spoken talked talk chatted chat called visited"),
            (.toward, "to with"),
            (.attendeeCue, "with w meet met meeting see saw seen visit visited between involving"),
            (.speakerCue, "from by according"),
            (.subjectCue, "about of regarding concerning on re"),
            (
                .speakerVerb,
                """
                say says said saying think thinks thought feel feels felt mention mentioned mentions want wants wanted promise promised suggest \
                suggested suggests ask asked asks argue argued brought bring write wrote writes answer answered find explain explained propose \
                proposed proposes report reported tell told tells complain complained claim claimed recommend recommended \
                warn warned note noted raise raised object objected insist insisted prefer preferred commit committed offer offered
                """
            ),
            (
                .sharedVerb,
                "discuss discussed talk talked chat chatted meet met agree agreed decide decided cover covered speak spoke argue"
            ),
            (
                .series,
                """
                1 call calls council interview interviews review reviews session sessions stand standup standups sync syncs time \
                times weekly workshop workshops retro retros retrospective retrospectives kickoff planning demo demos offsite \
                checkin checkins huddle catchup mention mentions discussion discussions entry entries one lunch lunches conversation conversations appointment talk talks
                """
            ),
            (
                .documentNoun,
                """
                doc docs document note notes memo report plan guide guidelines handbook log journal diary list minutes transcript \
                recording page draft brief proposal agenda spec paper summary checklist faq policy deck call calls council \
                interview interviews review reviews session sessions stand standup standups sync syncs weekly daily monthly \
                workshop workshops retro retros retrospective kickoff planning demo offsite checkin huddle catchup meeting \
                meetings lunch dinner committee board
                """
            ),
            (.nounEnding, "up ups off offs in one ones 1 hands mortem mortems"), (.timeNoun, "time"),
            (.presence, "there attend attended attending join joined come at in present participate participated"),
            (.dayPart, "morning afternoon evening night eve hour"),
            (.lacking, "without no"),
            (.others, "else"), (.placeCue, "in at on via"), (.from, "from"),
            (.containerCue, "in at during from within inside throughout"),
            (
                .boundary,
                """
                about with without and or but to for from by on in at after before since until till during regarding concerning \
                is are was were did do does have has had will would can could should what who when where why how which that \
                he she they it i we you if because so then than not except vs please pls thanks
                """
            ),
            (.between, "between"), (.ago, "ago back"), (.of, "of"),
            (
                .adverb,
                """
                ever also really actually once always just still altogether very finally eventually ultimately originally \
                initially already basically apparently usually normally roughly approximately exactly supposedly
                """
            ),
            (.tagWord, "tagged tag tags"), (.not, "not"),
            (.still, "still left"),
            (.whose, "whose"), (.happening, "event events"), (.naming, "called titled named entitled term"),
            (.promise, "promise promised promises"),
            (.timeUnit, "hours minutes hour"),
            (.content, "say says about give gives show shows state states"),
            (.cancelled, "cancelled canceled"), (.declined, "declined decline"),
            (.overdue, "overdue late"), (.due, "due"),
            (
                .done,
                "done finished finish completed complete accomplish accomplished achieve achieved closed tick ticked"
            ),
            (
                .writing,
                """
                notes note memo memos idea ideas proposal proposals view views opinion opinions take stance thoughts viewpoint reaction position arguments argument comments comment feedback email mail \
                question questions concern concerns objection objections worry worries suggestion suggestions remark remarks \
                reasoning
                """
            ),
            (.auxiliary, "did do does have has had was were is are will would can could should"),
            (.opening, "am is are was were do does did have has had will any anything"), (.whether, "if whether"),
            (.addressee, "you"), (.past, "was were did had"), (.upcoming, "upcoming coming"),
            (.lasting, "lasts lasted takes took"), (.perfect, "have has i've we've"), (.onlyWithTime, "on anything"),
            (.linking, "for with the in my from about of a any at our"),
            (.plural, "notes jottings meetings appointments events transcripts recordings"),
        ],
        kinds: [
            ([.note], "note notes jottings"),
            (meetings, "meeting meetings appointment appointments event events"),
            ([.transcript], "transcript transcripts recording recordings"),
        ],
        intents: englishIntents, cues: englishCues,
        asksForDate: "when",
        misspellings: [
            "wat": "what", "wht": "what", "wich": "which", "whitch": "which", "whoo": "who",
            "wen": "when",
            "whn": "when", "deside": "decide", "desided": "decided", "dicide": "decide", "dicided": "decided",
            "decied": "decide", "decicion": "decision", "desicion": "decision", "descision": "decision",
            "desision": "decision",
            "decission": "decision", "disscuss": "discuss", "dicuss": "discuss", "dicussed": "discussed",
            "discus": "discuss", "calender": "calendar", "calander": "calendar", "shedule": "schedule",
            "scedule": "schedule", "sumarize": "summarize", "sumarise": "summarise",
            "summerise": "summarise",
            "summerize": "summarize", "sumary": "summary", "meating": "meeting",
            "mtg": "meeting", "meetng": "meeting",
            "mtgs": "meetings",
            "tast": "task", "taskes": "tasks", "hwo": "who", "manny": "many", "offen": "often",
            "tolk": "talk",
            "talkd": "talked", "sayd": "said", "abuot": "about", "abt": "about", "wth": "with",
            "nots": "notes",
        ])
}
