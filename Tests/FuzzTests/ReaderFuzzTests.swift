import Testing

/// No reader traps on any bytes, hangs, or names a line that the file does not have.
@Suite struct ReaderFuzzTests {
    @Test func `Markdown of any bytes is read`() throws {
        try FuzzedReader(
            ending: "md",
            words: [
                "---", "tags:", "- [ ] ", "- [x] ", "# ", "```", "~~~", "[[", "]]", "|", "#tag", "> ", "    ", "$$",
                "%%",
                "<!--", "-->", "`", "](", ")", "@Bob", "📅 2026-03-20", "due:", "2026-03-10", "## 2026-03-10", "===",
                "[", "]",
                "title: ", "date: ", "aliases: [", "'", "&a ", "*a", ">", "* ", "1. ", "\\", "**Bob:** ", "14:00",
                "key:: ", "\n  template:: x\n", "{{query ", "{{cloze ", "}}",
                "((61024cd6-1951-47cc-8050-25f68960d729))",
                " ^abc123\n", "[!note]- ", ":LOGBOOK:\n", ":END:\n", "#+BEGIN_SRC", "#+END_SRC\n", "TODO ", "- NOW ",
                "DEADLINE: <2026-03-20 Fri>", "+++\n", "[a.b]\n", " = ",
            ]
        ).run()
    }

    @Test func `org-mode of any bytes is read`() throws {
        try FuzzedReader(
            ending: "org",
            words: [
                "* ", "\n* TODO [#A] ", "\n*** DONE ", "#+TITLE: ", "\n#+TODO: A | B", ":PROPERTIES:\n", ":END:\n",
                "\n:ATTENDEES: Ana Becker", "<2026-03-10 Tue 10:00-11:00>", "[2026-03-10 Tue]", "--", ":tag:",
                "\n#+BEGIN_SRC",
                "\n#+END_SRC\n", "\n#+begin_quote\n", "- [ ] ", "- [-] ", "[[file:a.org::*B][", "]]", "][", "[[id:",
                "\nSCHEDULED: ", "DEADLINE: ", "| a |", "|---+---|", "\n# ", ": ", "-----", "    ", "{{{", "COMMENT ",
                "[1/3]",
            ]
        ).run()
    }

    @Test func `text of any bytes is read`() throws {
        try FuzzedReader(
            ending: "txt",
            words: [
                "Sarah Chen: ", "Bob Okafor  0:03", "[00:01:02]", "From Bob To Everyone : ", "Transcript", "(", ")",
            ]
        ).run()
    }

    @Test func `WebVTT of any bytes is read`() throws {
        try FuzzedReader(
            ending: "vtt",
            words: [
                "WEBVTT", "\n\n", "00:01.000 --> 00:02.000", "<v Bob>", "</v>", "NOTE", "STYLE", "&amp;", "<", ">",
                "Bob: ", "-->",
            ]
        ).run()
    }

    @Test func `SubRip of any bytes is read`() throws {
        try FuzzedReader(
            ending: "srt",
            words: ["1\n", "00:00:01,000 --> 00:00:02,000", "\n\n", "{\\an8}", "<i>", "Bob: ", "-->", "&nbsp;"]
        ).run()
    }

    @Test func `vCards of any bytes are read`() throws {
        try FuzzedReader(
            ending: "vcf",
            words: [
                "BEGIN:VCARD\n", "END:VCARD\n", "VERSION:3.0\n", "FN:Sarah Chen\n", "\nN:Chen;Sarah;;;",
                "\nitem1.EMAIL",
                ";TYPE=work", ":sarah@x.org", "\nTEL;CELL:", "\nBDAY:--0312", "\nNOTE", ";ENCODING=QUOTED-PRINTABLE:",
                "=C3=BC", "=\n", "\\,", "\\n", "\nPHOTO;ENCODING=b:", "/9j/4AAQ", "\n /9j/4AAQ", "\nKIND:group",
                "\nADR:;;",
            ]
        ).run()
    }

    @Test func `tables of any bytes are read`() throws {
        try FuzzedReader(
            ending: "csv",
            words: ["sep=;\n", "date", ",", ";", "\t", "\"", "\"\"", "\n", "\r\n", "2026-03-10", "12.50", "|", "name"]
        ).run()
    }

    @Test func `calendars of any bytes are read`() throws {
        try FuzzedReader(
            ending: "ics",
            words: [
                "BEGIN:", "END:", "VCALENDAR", "VEVENT", "VTIMEZONE", "STANDARD", "VTODO", "VALARM", "DTSTART",
                "DTEND:", "DURATION:",
                "RRULE:", "FREQ=", "YEARLY", "SECONDLY", "INTERVAL=", "COUNT=", "BYDAY=", "BYSETPOS=-1",
                "BYMONTHDAY=31", "UNTIL=",
                "EXDATE:", "RDATE;VALUE=PERIOD:", "RECURRENCE-ID", ";RANGE=THISANDFUTURE", ";TZID=", "Europe/Berlin",
                "UID:", "a",
                "SUMMARY:", "ATTENDEE;CN=", "mailto:", "20260310T140000Z", "20260310", "PT1H", "P1W",
                "TZOFFSETTO:+0100", "X-WR-TIMEZONE:",
            ]
        ).run()
    }
}
