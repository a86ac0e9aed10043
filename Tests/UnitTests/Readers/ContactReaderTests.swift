import Model
import Readers
import Testing
import Time

@Suite struct ContactReaderTests {
    private func read(_ text: String) -> ReadResult { read(Array(text.utf8)) }

    private func read(_ bytes: [UInt8]) -> ReadResult {
        var source = Transcripts.source("", "people.vcf")
        source.bytes = bytes
        return ContactReader().read(source)
    }

    /// The page of a card with these lines between its first and its last.
    private func card(_ lines: String) throws -> Document {
        let result = read("BEGIN:VCARD\nVERSION:3.0\n\(lines)\nEND:VCARD\n")
        #expect(result.problems.isEmpty)
        return try #require(result.documents.first)
    }

    /// The lines that are quoted, without the name, which stands there where nothing else is known.
    private func said(_ lines: String) throws -> [String] {
        let text = try card("FN:Sarah Chen\n" + lines).blocks.map(\.text).joined()
        return text.split(separator: "\n").map(String.init).filter { $0 != "Sarah Chen" }
    }

    @Test func `a card is a page about a person`() throws {
        let document = try card(
            """
            N:Chen;Sarah;;;
            FN:Sarah Chen
            NICKNAME:Sal,SC
            ORG:Acme\\, Inc.;Research
            TITLE:Head of Pricing
            EMAIL;TYPE=work:Sarah@Example.org
            item1.EMAIL;type=INTERNET:sal@home.example
            TEL;TYPE=CELL,VOICE:+49 170 1234567
            BDAY:1984-03-12
            """)
        #expect(document.kind == .person)
        #expect(document.title == "Sarah Chen")
        #expect(document.aliases == ["Sal", "SC"])
        #expect(document.lines == LineRange(1, 12))
        #expect(document.start == nil && document.dateSource == .none)
        #expect(
            document.properties == [
                Property(key: "role", value: "Head of Pricing"), Property(key: "org", value: "Acme, Inc., Research"),
                Property(key: "tel", value: "+49 170 1234567"),
                Property(key: "email", value: "sarah@example.org, sal@home.example"),
                Property(key: "birthday", value: "12 March 1984"),
            ])
        let text = """
            Also called: Sal, SC
            Role: Head of Pricing
            Organization: Acme, Inc., Research
            Phone number (mobile): +49 170 1234567
            Email address: sarah@example.org
            Email address: sal@home.example
            Birthday: 12 March 1984
            """
        #expect(document.blocks == [Block(kind: .event, lines: LineRange(1, 12), text: text)])
    }

    @Test(arguments: [
        ("FN:Sarah Chen", "Sarah Chen", []),
        ("N:Chen;Sarah;Jane;Dr.;", "Sarah Chen", ["Sarah Jane Chen"]),
        ("FN:Dr. Sarah Chen\nN:Chen;Sarah;;Dr.;", "Dr. Sarah Chen", ["Sarah Chen"]),
        ("ORG:Acme;Research\nTEL:1", "Acme, Research", []),
        ("EMAIL:Sarah@Example.org", "sarah@example.org", []),
        ("N:陳;大文;;;", "大文 陳", []),
    ])
    func `a person is called by the full name, else by what there is`(
        lines: String, title: String, aliases: [String]
    ) throws {
        let document = try card(lines)
        #expect(document.title == title)
        #expect(document.aliases == aliases)
    }

    @Test(arguments: [
        ("TEL;VALUE=uri;TYPE=\"voice,home\":tel:+49-30-1234;ext=5", "Phone number (home): +49-30-1234 ext. 5"),
        ("TEL;WORK;VOICE:030 1234", "Phone number (work): 030 1234"),
        (
            "ADR;TYPE=home:;;Lange Gasse 5;Augsburg;;86152;Germany",
            "Address (home): Lange Gasse 5, Augsburg, 86152, Germany"
        ),
        ("BDAY:--0312", "Birthday: 12 March"),
        ("BDAY;X-APPLE-OMIT-YEAR=1604:1604-03-12", "Birthday: 12 March"),
        ("BDAY;VALUE=text:circa 1800", "Birthday: circa 1800"),
        ("BDAY:19840312T000000Z", "Birthday: 12 March 1984"),
        ("URL:https://example.org/a\\,b", "Web: https://example.org/a,b"),
        ("NOTE:Met at the off\n site\\; likes tea", "Note: Met at the offsite; likes tea"),
        ("email;type=work:mailto:S@X.org", "Email address: s@x.org"),
        ("NOTE;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:Gr=C3=BC=C3=9Fe =\nund mehr", "Note: Grüße und mehr"),
        ("NOTE;QUOTED-PRINTABLE:Gr=FC=DFe", "Note: Grüße"),
        ("X-CUSTOM:nothing", nil),
        ("TEL:", nil),
    ])
    func `what is known is readable`(line: String, text: String?) throws {
        #expect(try said(line) == [text].compactMap { $0 })
    }

    @Test func `photos are passed over, folded or not`() throws {
        #expect(try said("PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ\n SkZJRg==\nROLE:Boss") == ["Role: Boss"])
        #expect(try said("PHOTO;JPEG;BASE64:\n/9j/4AAQ\nSkZJRg\n\nROLE:Boss") == ["Role: Boss"])
    }

    @Test func `categories are tags`() throws {
        #expect(try card("FN:Ada\nCATEGORIES:family,book club").tags == ["family", "book club"])
    }

    @Test(arguments: ["KIND:group", "KIND:org", "X-ADDRESSBOOKSERVER-KIND:group", "X-ABShowAs:COMPANY"])
    func `groups and companies are no persons`(line: String) {
        #expect(read("BEGIN:VCARD\nFN:Acme\n\(line)\nEND:VCARD\n").documents.isEmpty)
    }

    @Test func `a file holds many cards, and one without an end is kept and reported`() {
        let result = read("BEGIN:VCARD\r\nFN:Ada\r\nBEGIN:VCARD\r\nFN:Bob\r\nEND:VCARD\r\nBEGIN:VCARD\r\nFN:Cy\r\n")
        #expect(result.documents.map(\.title) == ["Ada", "Bob", "Cy"])
        #expect(result.documents.map(\.lines) == [LineRange(1, 2), LineRange(3, 5), LineRange(6, 7)])
        #expect(result.problems.map(\.line) == [1, 6])
    }

    @Test func `what is wrong is reported with its line`() {
        let result = read(
            "BEGIN:VCARD\nFN:Ada\nno colon here\nnor here\nTEL:1\nEND:VCARD\nBEGIN:VCARD\nTEL:2\nEND:VCARD\n")
        #expect(result.documents.map(\.title) == ["Ada"])
        #expect(result.problems.map(\.line) == [3, 7])
        #expect(read("Dear Sarah,\n").problems.map(\.line) == [1])
    }

    @Test func `Windows-1252 is understood and reported`() {
        let result = read(Array("BEGIN:VCARD\nFN:J".utf8) + [0xFC] + Array("rgen\nEND:VCARD\n".utf8))
        #expect(result.documents.map(\.title) == ["Jürgen"])
        #expect(result.problems.map(\.line) == [2])
    }
}
