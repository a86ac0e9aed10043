import Model
import Testing

@Suite struct NameEvidenceTests {
    @Test func `evidence comes back from its number`() {
        let evidence = NameEvidence(uses: 7, deeds: 1, company: 2, pronouns: 3, places: 4, small: 5, isTitled: true)
        #expect(NameEvidence(packed: evidence.packed) == evidence)
    }

    @Test func `a count stays at its highest`() {
        #expect(NameEvidence(packed: NameEvidence(uses: 1000).packed).uses == 255)
    }
}
