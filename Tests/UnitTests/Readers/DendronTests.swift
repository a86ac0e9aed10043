import Model
import Testing
import Time

@testable import Readers

/// Notes with the front matter of Dendron.
@Suite struct DendronTests {
    private let front = "---\nid: f9540bb6\ntitle: Notes\ndesc: 'What notes are for'\nupdated: 1655188695200\n"

    @Test(arguments: ["1596374871110", "1596374871"])
    func `a moment in milliseconds or seconds is the day on the vault's clock`(created: String) throws {
        let document = try DialectFixture.note(front + "created: \(created)\n---\nText\n")
        #expect(document.start.map(ISO8601.string) == "2020-08-02T14:27:51")
        #expect(document.dateSource == .frontMatter)
    }

    @Test(arguments: ["2020", "20200802", "12345678", "99999999999999", "159637487111a", "915148800"])
    func `other numbers are no moments`(number: String) {
        #expect(EpochTime(number) == nil)
    }

    @Test func `the description is text on its own line`() throws {
        let document = try DialectFixture.note(front + "---\nText\n")
        #expect(document.blockLines == ["4-4 paragraph What notes are for", "7-7 paragraph Text"])
    }

    @Test func `what the program keeps for itself is no property`() throws {
        let document = try DialectFixture.note(front + "nav_order: 2\nstatus: draft\n---\nText\n")
        #expect(document.properties.map(\.key) == ["desc", "status"])
    }

    @Test func `dots part the levels of a tag in front matter`() throws {
        #expect(
            try DialectFixture.note("---\ntags:\n  - stage.seed\n  - \"#q3.\"\n---\nText #a.b\n").tags == [
                "stage.seed", "q3", "a",
            ])
    }

    @Test(arguments: [
        ("[[Plan|dendron://main/work.plan#costs]]", "work.plan"), ("[[dendron://main/work.plan]]", "work.plan"),
        ("[[The plan|work.plan-b]]", "work.plan-b"), ("[[Config|config.edn]]", "Config"),
        ("[[work.plans|The plan]]", "work.plans"),
        ("[[Notes|v1.2.3]]", "Notes"),
    ]) func `the text of a link may stand before its note`(link: String, target: String) throws {
        #expect(try DialectFixture.note("See \(link)\n").links.map(\.target) == [target])
    }

    @Test func `a link to the hierarchy of tags is a tag`() throws {
        #expect(try DialectFixture.note("About [[tags.hiring]] #now\n").tags == ["now", "hiring"])
    }
}
