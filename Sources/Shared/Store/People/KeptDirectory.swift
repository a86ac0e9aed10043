import Model

/// What was resolved for the documents of one file, to be kept when the file changes and its facts do not.
struct KeptDirectory {
    struct Document {
        /// The row, so that meetings that it stands for still name it.
        let id: Int
        fileprivate let status: Int
        fileprivate let meeting: Int?
        fileprivate let publicMeeting: Int?
        fileprivate let times: Times?
        fileprivate var attendance: [Bearer] = []
        fileprivate var mentions: [Bearer] = []
    }

    /// The reading of a date whose month the vault decided.
    fileprivate struct Times {
        let start: Int?
        let finish: Int?
        let other: Int?
        let monthFirst: Int?
    }

    /// The person in all documents, and in those that are not private.
    fileprivate struct Bearer {
        let person: Int?
        let publicPerson: Int?
    }

    let documents: [Document]
}

extension IndexWriter {
    /// Returns the facts of a file of the index and what was resolved for it; nil for an unknown file.
    func directory(of path: String) throws(StoreError) -> (facts: DirectoryFacts, kept: KeptDirectory)? {
        guard let source = try number(of: path) else { return nil }
        let rows = try database.statement(
            """
            select id, kind, title, start, finish, all_day, date_source, own_status, identity, month_first, other_start, year_open,
                revision, private, status, meeting, public_meeting from main.document where source = ? order by id
            """
        ).bind(source).rows { DocumentRow($0) }
        var facts: [DirectoryFacts.Document] = []
        var kept: [KeptDirectory.Document] = []
        for row in rows {
            let attendance = try attendance(of: row.id)
            let mentions = try mentions(of: row.id)
            let page = try pageEntries(of: row.id)
            facts.append(row.facts(attendance.map(\.fact), mentions.map(\.fact), page, path: path))
            var document = row.kept
            document.attendance = attendance.map(\.bearer)
            document.mentions = mentions.map(\.bearer)
            kept.append(document)
        }
        let calendar = try database.statement("select name, email from calendar where source = ?").bind(source)
            .first { [$0.string(0), $0.optionalString(1)] }
        return (
            DirectoryFacts(
                documents: facts, calendar: calendar ?? [], hasOpenYear: rows.contains { $0.isYearOpen }),
            KeptDirectory(documents: kept)
        )
    }

    private struct DocumentRow {
        let id: Int
        let kind: String
        let isYearOpen: Bool
        let kept: KeptDirectory.Document
        private let isPrivate: Bool
        private let openDate: DirectoryFacts.OpenDate?
        private let isMonthFirst: Bool?
        private let meeting: DirectoryFacts.Meeting

        init(_ row: Statement) {
            id = row.int(0)
            kind = row.string(1)
            isYearOpen = row.int(11) != 0
            isPrivate = row.int(13) != 0
            let (start, finish, other) = (row.optionalInt(3), row.optionalInt(4), row.optionalInt(10))
            let monthFirst = row.optionalInt(9)
            openDate = DirectoryFacts.openDate(start, other: other, finish: finish)
            isMonthFirst = openDate == nil ? monthFirst.map { $0 != 0 } : nil
            meeting = DirectoryFacts.Meeting(
                title: row.string(2), times: openDate == nil ? [start, finish] : [], identity: row.optionalString(8),
                numbers: [row.int(5), row.int(6), row.int(7), row.int(12)])
            kept = KeptDirectory.Document(
                id: id, status: row.int(14), meeting: row.optionalInt(15), publicMeeting: row.optionalInt(16),
                times: openDate == nil
                    ? nil : KeptDirectory.Times(start: start, finish: finish, other: other, monthFirst: monthFirst))
        }

        func facts(
            _ attendance: [DirectoryFacts.Attendance], _ mentions: [DirectoryFacts.NamedOnce],
            _ entries: [DirectoryFacts.PageEntry], path: String
        ) -> DirectoryFacts.Document {
            let page = DirectoryFacts.page(kind: kind, entries)
            return DirectoryFacts.Document(
                kind: kind, isPrivate: isPrivate,
                meeting: DirectoryFacts.isPlain(kind: kind, path: path, page) ? nil : meeting, openDate: openDate,
                isMonthFirst: isMonthFirst, attendance: attendance, mentions: mentions, page: page)
        }
    }

    private func attendance(
        of document: Int
    ) throws(StoreError) -> [(fact: DirectoryFacts.Attendance, bearer: KeptDirectory.Bearer)] {
        try database.statement(
            """
            select name, email, declined, aliases, person, public_person from main.attendance
            where document = ? order by rowid
            """
        ).bind(document).rows {
            (
                DirectoryFacts.Attendance(
                    name: $0.string(0), email: $0.optionalString(1), declined: $0.int(2) != 0, aliases: $0.string(3)),
                KeptDirectory.Bearer(person: $0.optionalInt(4), publicPerson: $0.optionalInt(5))
            )
        }
    }

    private func mentions(
        of document: Int
    ) throws(StoreError) -> [(fact: DirectoryFacts.NamedOnce, bearer: KeptDirectory.Bearer)] {
        try database.statement(
            "select name, evidence, person, public_person from main.mention where document = ? order by rowid"
        ).bind(document).rows {
            (
                DirectoryFacts.NamedOnce(name: $0.string(0), evidence: $0.optionalInt(1)),
                KeptDirectory.Bearer(person: $0.optionalInt(2), publicPerson: $0.optionalInt(3))
            )
        }
    }

    private func pageEntries(of document: Int) throws(StoreError) -> [DirectoryFacts.PageEntry] {
        try database.statement("select key, value from main.property where document = ? order by rowid").bind(document)
            .rows { DirectoryFacts.PageEntry(key: $0.string(0), value: $0.string(1)) }
    }

    /// Gives the rows of a document, inserted under its old number, what was resolved for them before.
    func restore(_ kept: KeptDirectory.Document) throws(StoreError) {
        try database.statement("update document set status = ?, meeting = ?, public_meeting = ? where id = ?")
            .bind(kept.status).bind(kept.meeting).bind(kept.publicMeeting).bind(kept.id).run()
        if let times = kept.times {
            try database.statement(
                "update document set start = ?, finish = ?, other_start = ?, month_first = ? where id = ?"
            ).bind(times.start).bind(times.finish).bind(times.other).bind(times.monthFirst).bind(kept.id).run()
        }
        for (table, bearers) in [("attendance", kept.attendance), ("mention", kept.mentions)] {
            guard bearers.contains(where: { $0.person != nil || $0.publicPerson != nil }) else { continue }
            let rows = try database.statement("select rowid from main.\(table) where document = ? order by rowid")
                .bind(kept.id).rows { $0.int(0) }
            for (row, bearer) in zip(rows, bearers) {
                try database.statement("update \(table) set person = ?, public_person = ? where rowid = ?")
                    .bind(bearer.person).bind(bearer.publicPerson).bind(row).run()
            }
        }
    }
}
