/// The tables of the index; it is derived from the vault, so another version is rebuilt, never migrated.
enum Schema {
    /// Raised with every change of a table or of a column's meaning.
    static let version = 26

    /// Marks a database as an index of Daybook ("DAYB").
    static let applicationID = 0x4441_5942

    /// The page size in bytes, settable only for a new file: a large page holds several documents' vectors with little waste.
    static let pageSize = 16384

    /// Deleted rows are overwritten, so that a deleted note's text leaves the file; it costs less than runs differ (docs/forgetting.md).
    static let pragmas = """
        pragma journal_mode = wal;
        pragma synchronous = normal;
        pragma secure_delete = on;
        pragma temp_store = memory;
        pragma cache_size = -16000;
        pragma foreign_keys = on;
        """

    static let tables = """
        create table setting(key text primary key, value text not null) without rowid;

        -- One file of the vault, as it was when it was last looked at.
        create table source(
            id integer primary key, path text not null unique,
            size integer not null, modified integer not null, changed integer not null, inode integer not null,
            hash integer not null, settled integer not null, failure text,
            -- To which of `FileSums` it belongs, by its path.
            bucket integer not null);
        create index source_bucket on source(bucket);
        create index source_unsettled on source(id) where settled = 0;
        create index source_failed on source(id) where failure is not null;
        -- The sums of the files; of one that must be looked at in any case twice.
        create table file_sums(id integer primary key, sums blob not null);
        create table problem(
            source integer not null references source on delete cascade, line integer, message text not null);
        create index problem_source on problem(source);

        -- Whose own calendar a file is.
        create table calendar(
            source integer primary key references source on delete cascade, name text not null, email text);

        -- Notes, meetings, transcripts, events, person pages. Date-times are wall-clock seconds of the index's time zone.
        create table document(
            id integer primary key, source integer not null references source on delete cascade,
            kind text not null, title text not null, start integer, finish integer, all_day integer not null,
            date_source integer not null, status integer not null, identity text,
            -- What a date of numbers tells: 1 the month comes first, 0 the day does, null nothing; and the other reading of an open one.
            month_first integer, other_start integer,
            -- 1 where nothing in the file names the year.
            year_open integer not null,
            -- The status as it was read, before the owner and other copies of the calendar were looked at.
            own_status integer not null, revision integer not null,
            first_line integer not null, last_line integer not null,
            first_chunk integer not null, chunk_count integer not null,
            -- The document that stands for the meeting when several sources record it; itself where there is one.
            meeting integer,
            -- 1 where it is kept out of answers; the document that stands for the meeting where private ones are left out.
            private integer not null, public_meeting integer);
        create index document_private on document(id) where private = 1;
        create index document_public_meeting on document(public_meeting) where private = 0;
        create index document_year_open on document(id) where year_open = 1;
        create index document_cancelled on document(id) where status >= 2;
        create index document_source on document(source);
        create index document_start on document(start);
        create index document_meeting on document(meeting);
        create table attendance(
            document integer not null references document on delete cascade,
            name text not null, email text, declined integer not null,
            -- What else the document calls them, by line ends; what they did; what says that they were there, and on which line.
            aliases text not null, duty text, ground integer not null, line integer,
            -- The person in all documents, and in those that are not private.
            person integer, public_person integer);
        create index attendance_document on attendance(document);
        create index attendance_person on attendance(person);
        create index attendance_public_person on attendance(public_person);
        -- Names behind `@` in texts, and names in sentences with what shows that they are people's (`NameEvidence`).
        create table mention(
            document integer not null references document on delete cascade, name text not null, line integer not null,
            evidence integer, person integer, public_person integer);
        create index mention_document on mention(document);
        create index mention_person on mention(person);
        create index mention_public_person on mention(public_person);
        create table tag(document integer not null references document on delete cascade, name text not null, folded text not null);
        create index tag_document on tag(document);
        create index tag_folded on tag(folded);
        create table property(
            document integer not null references document on delete cascade, key text not null, value text not null, line integer);
        create index property_document on property(document);
        create index property_kind on property(document) where key = 'kind';
        create table link(document integer not null references document on delete cascade, target text not null, line integer not null);
        create index link_document on link(document);
        create table task(
            id integer primary key, document integer not null references document on delete cascade, line integer not null,
            state integer not null, text text not null, owner text, due integer, recurrence text, completed integer);
        create index task_document on task(document);

        -- People, resolved anew from attendance and person pages whenever those changed.
        create table person(id integer primary key, name text not null, meetings integer not null, of_text integer not null);
        create table person_name(person integer not null references person on delete cascade, name text not null, is_email integer not null);
        -- The same columns without private documents; up to date only while there are such.
        create table public_person(id integer primary key, name text not null, meetings integer not null, of_text integer not null);
        create table public_person_name(
            person integer not null references public_person on delete cascade, name text not null, is_email integer not null);

        -- The vault's owner, at most one row: the person, how they are known, whether the vault holds their own calendar; and the names that
        -- what was said of them may mean, one a line, where it does not tell which.
        create table owner(person integer, ground text, has_calendar integer not null, choices text not null);
        create table public_owner(person integer, ground text, has_calendar integer not null, choices text not null);

        -- Chunk numbers rise with every import and are never used again; a document's chunks are consecutive. A row holds several of a
        -- document under the number of the first, their texts written with symbols; another their vectors, one behind the other.
        create table chunk(first integer primary key, document integer not null, symbols integer, data blob not null);
        create table embedding(first integer primary key, count integer not null, vectors blob not null);
        -- For the last chunk of an import a random number, which a file of vectors made then bears, too.
        create table stamp(last_chunk integer primary key, stamp integer not null);
        create table symbols(id integer primary key, sample_size integer not null, data blob not null);

        -- Postings: a segment holds the chunks of one import batch, private ones or others; `dead` has a bit for each document that is
        -- gone. Count and sums are those of the living chunks.
        create table segment(
            id integer primary key, private integer not null, first_chunk integer not null,
            chunk_count integer not null, living_count integer not null,
            length_sum integer not null, smoothed_sum integer not null,
            dead blob not null, documents blob not null, layout blob not null);
        create table posting(
            segment integer not null, term integer not null, data blob not null,
            primary key(segment, term)) without rowid;
        -- The stems of each segment, and which of them have a pair of letters: the row is the segment's times 65536 and the pair.
        create table vocabulary(segment integer primary key, stems blob not null);
        create table bigram(id integer primary key, stems blob not null);
        """
}
