import Model
import Time

/// The places at which a page of meetings repeats a form: a field "Date: 5 May 2024", each time with another day.
struct RepeatedForms {
    struct Form {
        /// The line of the field, or of the heading right above it.
        var line: Int
        var written: WrittenDate
    }

    let forms: [Form]

    /// Finds the forms, without those below "Next meeting"; nil if there are fewer than two.
    init?(_ page: Document, reference: CivilDate) {
        var forms: [Form] = []
        for (place, block) in page.blocks.enumerated() where block.kind == .item || block.kind == .paragraph {
            guard block.parentItems.isEmpty, !RepeatedForms.isOfOtherMeeting(block.headingPath.last),
                let written = HeadFields.day(in: block.text.firstLine, reference: reference),
                forms.allSatisfy({ $0.written.date != written.date })
            else { continue }
            let above = place > 0 ? page.blocks[place - 1] : nil
            let start = above.flatMap { $0.kind == .heading ? $0.lines.first : nil } ?? block.lines.first
            forms.append(Form(line: start, written: written))
        }
        guard forms.count > 1 else { return nil }
        self.forms = forms
    }

    private static func isOfOtherMeeting(_ heading: String?) -> Bool {
        heading.flatMap { SectionLabel(heading: $0) }.map(LabelVocabulary.shared.isOfOtherTime) ?? false
    }
}
