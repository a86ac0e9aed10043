import Model
import Time

/// What people and meetings are resolved from, and dates that all documents decide together.
extension IndexWriter {
    // Cross joins keep the order of paths, so that nothing is sorted.

    /// Returns all attendance as named in the files.
    ///
    /// - Returns: Attendance ordered by path, then by position in the file.
    /// - Throws: `StoreError` if the index cannot be read.
    public func attendance() throws(StoreError) -> [RawAttendance] {
        try database.statement(
            """
            select attendance.rowid, name, email, declined, attendance.document, aliases from source
            cross join document on document.source = source.id cross join attendance on attendance.document = document.id
            order by path, document.id, attendance.rowid
            """
        ).rows {
            var attendee = Attendee(name: $0.string(1), email: $0.optionalString(2), declined: $0.int(3) != 0)
            attendee.aliases = $0.string(5).split(separator: "\n").map(String.init)
            return RawAttendance(row: $0.int(0), attendee: attendee, document: $0.int(4))
        }
    }

    /// Returns all mentions.
    ///
    /// - Returns: Mentions ordered by path, then by position in the file.
    /// - Throws: `StoreError` if the index cannot be read.
    public func mentions() throws(StoreError) -> [RawMention] {
        try database.statement(
            """
            select mention.rowid, name, evidence from source
            cross join document on document.source = source.id cross join mention on mention.document = document.id
            order by path, document.id, mention.rowid
            """
        ).rows {
            RawMention(
                row: $0.int(0), name: $0.string(1), evidence: $0.optionalInt(2).map(NameEvidence.init(packed:)))
        }
    }

    /// Returns the pages about people, and notes marked as the owner's.
    ///
    /// - Returns: Pages ordered by path.
    /// - Throws: `StoreError` if the index cannot be read.
    public func personPages() throws(StoreError) -> [PersonPage] {
        let pages = try database.statement(
            """
            select document.id, title, kind = 'person' from document join source on source.id = source
            where kind = 'person' or (kind = 'note' and document.id in (select document from property where key = '\(OwnerMark.key)'))
            order by path, document.id
            """
        ).rows { (id: $0.int(0), page: PersonPage(name: $0.string(1)), isPerson: $0.int(2) != 0) }
        var result: [PersonPage] = []
        for (id, page, isPerson) in pages {
            var page = page
            let properties = try database.statement("select key, value from property where document = ? order by rowid")
                .bind(id)
                .rows { (key: $0.string(0), value: $0.string(1)) }
            page.isOwner = properties.contains { $0.key == OwnerMark.key && OwnerMark.isSet($0.value) }
            guard isPerson || page.isOwner else { continue }
            page.aliases = properties.filter { $0.key == "alias" }.map(\.value)
            page.emails = properties.filter { DirectoryFacts.addressKeys.contains($0.key) }
                .flatMap { $0.value.lowercased().split { $0 == "," || $0 == " " }.map(String.init) }
            result.append(page)
        }
        return result
    }

    /// Resolves ambiguous all-number dates, such as `10.6.21`, to the order of most of the vault's certain ones.
    ///
    /// - Throws: `StoreError`; nothing is then changed.
    public func settleDateOrder() throws(StoreError) {
        try database.transaction { () throws(StoreError) in
            let votes =
                try database.statement(
                    "select ifnull(sum(month_first), 0), count(*) from document where month_first is not null and other_start is null"
                ).first { (monthFirst: $0.int(0), all: $0.int(1)) } ?? (monthFirst: 0, all: 0)
            let isMonthFirst = votes.monthFirst * 2 > votes.all ? 1 : 0
            try database.statement(
                """
                update document set start = other_start, other_start = start, finish = finish + other_start - start, month_first = ?1
                where other_start is not null and month_first <> ?1
                """
            ).bind(isMonthFirst).run()
        }
    }

    /// Gives dates without a written year the latest year that fits what the vault held when their file was last changed.
    ///
    /// A note of "12 Sept" is hardly later than the newest certain day of the vault at that time, and a meeting is seldom on a weekend. The
    /// days of a file move together, with those due dates of its tasks that were read near the guess; a due date with its year remains.
    ///
    /// - Returns: Whether any date moved.
    /// - Throws: `StoreError`; nothing is then changed.
    /// - Complexity: O(*n* log *n*) in the number of files if a year is open, else one lookup.
    @discardableResult
    public func settleYears() throws(StoreError) -> Bool {
        let open = try database.statement(
            """
            select source, max(start), modified, kind = 'meeting' from document join source on source.id = source
            where year_open = 1 group by source
            """
        ).rows { (source: $0.int(0), latest: $0.int(1), modified: $0.int(2), isMeeting: $0.int(3) != 0) }
        guard !open.isEmpty else { return false }
        let certain = try database.statement(
            """
            select modified, max(start), min(start) from document join source on source.id = source
            where year_open = 0 and start is not null and kind <> 'event' group by source order by modified
            """
        ).rows { (modified: $0.int(0), newest: $0.int(1), oldest: $0.int(2)) }
        let known = YearsInVault(certain)
        return try database.transaction { () throws(StoreError) in
            var hasMoved = false
            for file in open {
                guard let years = known.shift(of: file.latest, modified: file.modified, isMeeting: file.isMeeting),
                    years != 0
                else { continue }
                try shift(bySource: file.source, years: years)
                hasMoved = true
            }
            return hasMoved
        }
    }

    private func shift(bySource source: Int, years: Int) throws(StoreError) {
        let documents = try database.statement("select id, start from document where source = ? and year_open = 1")
            .bind(source).rows { (id: $0.int(0), start: $0.int(1)) }
        for document in documents {
            let moved = YearsInVault.moved(document.start, years: years) - document.start
            try database.statement("update document set start = start + ?1, finish = finish + ?1 where id = ?2")
                .bind(moved).bind(document.id).run()
            let day = CivilDateTime(secondNumber: document.start).date.dayNumber
            let days = moved / 86400
            try database.statement(
                """
                update task set due = due + ?1
                where document = ?2 and abs(due - ?3) <= \(YearsInVault.halfYear) and abs(due - ?3) < abs(due - ?3 - ?1)
                """
            )
            .bind(days).bind(document.id).bind(day).run()
        }
    }

    /// Returns the possible sources of meetings: meeting notes, transcripts, events, agendas and the notes in folders
    /// beside them, without people.
    ///
    /// - Returns: Sources ordered by time, undated ones first.
    /// - Throws: `StoreError` if the index cannot be read.
    public func meetingSources() throws(StoreError) -> [MeetingSource] {
        try database.statement(
            """
            select document.id, kind, title, ifnull(start, 0), all_day, ifnull(finish - start, 0) > 86400,
                start is null, identity, source, revision,
                case when (select count(*) from document other where other.source = document.source) = 1 then path end
            from document join source on source.id = source
            where (kind in ('meeting', 'transcript', 'event')
                or kind = 'note' and (path like '%agenda%' or path like '%tagesordnung%' or path like '%notes/%'
                    and exists (select 1 from source other where other.path like '%agenda%')))
                and date_source <= \(DateSource.modified.rawValue) order by start, path, document.id
            """
        ).rows {
            var source = MeetingSource(
                document: $0.int(0), kind: DocumentKind(rawValue: $0.string(1)) ?? .meeting, title: $0.string(2),
                start: $0.int(3), isAllDay: $0.int(4) != 0, isLong: $0.int(5) != 0, isUndated: $0.int(6) != 0,
                identity: $0.optionalString(7), source: $0.int(8), revision: $0.int(9))
            source.path = $0.optionalString(10)
            return source
        }
    }
}
