import Answering
import Model
import Testing
import Time

/// Roles that the heads of minutes give, counted on Wednesday 18 March 2026.
@Suite struct RoleCountTests {
    private func vault() throws -> TestVault {
        func minutes(_ facilitator: String, _ notary: String) -> String {
            "# Weekly meeting\n\n- Facilitator: \(facilitator)\n- Notary: \(notary)\n- Present: Ana Reis, Bo Lind, Cleo Marsh\n\n"
                + "## Next facilitator\n\n- Ana does it if nobody else will\n"
        }
        return try TestVault([
            "2026-02-02.md": minutes("Ana", "Bo"), "2026-02-09.md": minutes("Bo", "Ana"),
            "2026-02-16.md": minutes("Ana, Cleo", "Bo"), "2026-02-23.md": minutes("Cleo", "Bo"),
        ])
    }

    @Test func `a label gives its role to the names behind it alone`() throws {
        #expect(try vault().ask("how often has Ana facilitated the meeting this year?").value == .number(2))
        #expect(try vault().ask("how often has Bo been notary in 2026?").value == .number(3))
    }

    @Test func `a sentence at the head of the minutes says who led them`() throws {
        let minutes = "# Board meeting\n\nThe meeting was led by Ana Reis.\n\n## Present\n\n- Ana Reis\n- Bo Lind\n"
        let vault = try TestVault([
            "2026-01-08.md": minutes, "2026-02-12.md": minutes.replacing("led by Ana Reis", with: "led by Bo Lind"),
            "2026-03-12.md": minutes.replacing("- Bo Lind\n", with: ""),
        ])
        #expect(try vault.ask("how many of our board meetings did Ana Reis lead?").value == .number(2))
        #expect(try vault.ask("how many board meetings did Bo Lind miss in 2026?").value == .number(1))
    }

    @Test func `other words for the part are known`() throws {
        #expect(try vault().ask("how often has Ana chaired the weekly meeting this year?").value == .number(2))
        #expect(try vault().ask("how many times did Bo take the minutes in February 2026?").value == .number(3))
    }

    @Test func `the last time of a role is found, too`() throws {
        let day = try #require(CivilDate(year: 2026, month: 2, day: 16)).midnight
        #expect(try vault().ask("when did Ana last facilitate?").value == .moment(day))
    }
}
