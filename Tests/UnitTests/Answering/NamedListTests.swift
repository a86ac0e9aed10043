import Answering
import Testing

/// Lists that a heading or a paragraph announces.
@Suite struct NamedListTests {
    private func vault() throws -> TestVault {
        try TestVault([
            "Charter.md": """
            # Rowing club charter

            ## Values

            These are our values, in the order of weight.

            1. **Patience**

               We wait for the tide.

            2. **Courage**

               We go out when it is cold.

            3. **Thrift**: oars are mended, not bought.

            ## Rooms

            - The shed is for boats, and nobody may leave a bicycle there over night or on Sundays.
            - The attic is for sails, of which there are too many, and for the old trophies.
            """
        ])
    }

    @Test func `it is named whole, without what explains its items`() throws {
        let answer = try vault().ask("what are our values?")
        #expect(answer.value == .list(["Patience", "Courage", "Thrift"]))
    }

    @Test func `items that are sentences have no names`() throws {
        #expect(try vault().ask("what are our rooms for?").value == nil)
    }
}
