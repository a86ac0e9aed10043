import Model

/// A card of a vCard file: the properties that are read, in file order.
struct ContactCard {
    var lines: LineRange
    var properties: [ContactProperty] = []

    func values(_ name: ContactProperty.Name) -> [String] { all(name).map(\.value) }

    func all(_ name: ContactProperty.Name) -> [ContactProperty] { properties.filter { $0.name == name } }
}

struct ContactProperty {
    /// The properties that are read; others, such as photos and keys, are skipped.
    enum Name: String {
        case address = "ADR"
        case anniversary = "ANNIVERSARY"
        case appleKind = "X-ADDRESSBOOKSERVER-KIND"
        case birthday = "BDAY"
        case categories = "CATEGORIES"
        case classification = "CLASS"
        case email = "EMAIL"
        case formattedName = "FN"
        case kind = "KIND"
        case name = "N"
        case nickname = "NICKNAME"
        case note = "NOTE"
        case organization = "ORG"
        case role = "ROLE"
        case showAs = "X-ABSHOWAS"
        case telephone = "TEL"
        case title = "TITLE"
        case url = "URL"

        /// Reads a name in any case, after an optional group: `item1.EMAIL`.
        init?(_ bytes: ArraySlice<UInt8>) {
            let name = bytes[((bytes.lastIndex(of: UInt8(ascii: ".")) ?? bytes.startIndex - 1) + 1)...]
            guard name.count <= 24 else { return nil }
            self.init(rawValue: String(decoding: name.map(\.asciiUppercased), as: UTF8.self))
        }
    }

    var name: Name
    /// The uses of the value, in lower case: `home`, `work`, `cell`.
    var types: [String]
    /// Decoded, but with unresolved escapes.
    var value: String
}

/// The parameters of a property, in the syntaxes of vCard 2.1 to 4.0.
struct ContactParameters {
    private(set) var isQuotedPrintable = false
    /// Whether the value is base64, which holds no readable text.
    private(set) var isBase64 = false
    private(set) var types: [String] = []

    /// Reads `;TYPE=work,voice;ENCODING=b`, or `;WORK;QUOTED-PRINTABLE` of old cards.
    init(_ text: String) {
        for parameter in text.lowercased().split(separator: ";") {
            let parts = parameter.split(separator: "=", maxSplits: 1)
            let value = (parts.last ?? "").filter { $0 != "\"" }
            if parts.count == 2, parts[0] != "type", parts[0] != "encoding" { continue }
            switch value {
            case "quoted-printable": isQuotedPrintable = true
            case "base64", "b": isBase64 = true
            default: types += value.split(separator: ",").map(String.init)
            }
        }
    }
}
