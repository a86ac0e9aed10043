/// Daily notes of a few months, a log of haircuts and a calendar: an invented life to count in.
enum DiaryVault {
    static func make() throws -> TestVault {
        var files: [String: String] = [:]
        for (day, lines) in days {
            files["diary/\(day).md"] = "# \(day)\n\n" + lines.map { "- \($0)\n" }.joined()
        }
        files["Haircuts.md"] =
            "# Haircuts\n\n- 2025-11-20 at Lotte's, 28 €\n- 2026-01-22 at Lotte's, 30 €\n- 2026-02-19, 30 €\n"
        files["people/Otto.md"] = "---\nkind: person\n---\n# Otto Brandt\n"
        files["people/Ines.md"] = "---\nkind: person\n---\n# Ines Moreau\n"
        files["work.ics"] =
            "BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VEVENT\nUID:1\nSUMMARY:Physio\nDTSTART:20260302T090000Z\n"
            + "DTEND:20260302T093000Z\nEND:VEVENT\nBEGIN:VEVENT\nUID:2\nSUMMARY:Physio\nDTSTART:20260420T090000Z\n"
            + "DTEND:20260420T093000Z\nEND:VEVENT\nEND:VCALENDAR\n"
        return try TestVault(files)
    }

    private static let days: [(String, [String])] = [
        ("2025-12-30", ["Went climbing with Otto Brandt.", "Slept 8 h."]),
        ("2026-01-05", ["I went climbing after work with Ines Moreau.", "Bought a novel for 12 €."]),
        ("2026-01-06", ["Yesterday I was climbing, and my arms still hurt.", "Slept 6 h."]),
        ("2026-01-09", ["Didn't go climbing, too tired.", "Otto wants to go climbing on Sunday."]),
        ("2026-01-12", ["Climbing with Otto Brandt, two new routes.", "I rehearsed the cello for 40 minutes."]),
        ("2026-01-20", ["Ines Moreau went climbing without me.", "Read Middlemarch on the train.", "Slept 7 h."]),
        ("2026-01-28", ["I will go climbing next week.", "[ ] go climbing", "I swam in the lake."]),
        ("2026-02-03", ["I climbed the old tower route with Otto Brandt.", "Bought two novels for 20 €."]),
        (
            "2026-02-04",
            ["Should I go climbing again?", "Had physio, the knee is better.", "Rehearsed the cello for 20 minutes."]
        ),
        ("2026-02-11", ["Read Solaris.", "Bought stamps for 4 €.", "I bought a climbing rope."]),
        ("2026-02-17", ["Heute war ich mit Otto Brandt in der Sauna.", "Habe ein Brot gebacken."]),
        ("2026-02-24", ["Bin in der Sauna gewesen.", "Brot gekauft.", "Read Solaris."]),
        ("2026-03-04", ["[x] Make the lock drawing ✅ 2026-03-06", "[x] Mend the fence", "[ ] Paint the fence"]),
        ("2026-03-10", ["War nicht in der Sauna.", "We ate lentils for supper.", "Met nobody."]),
    ]
}
