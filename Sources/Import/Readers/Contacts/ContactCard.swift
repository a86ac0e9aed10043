import Model

/// A card of a vCard file: the properties that are read, in file order.
struct ContactCard {
    /// From BEGIN to END.
    var lines: LineRange
    /// The properties that are read.
    var properties: [ContactProperty] = []

    /// The values of a property, in file order.
    func values(_ name: ContactProperty.Name) -> [String] { all(name).map(\.value) }

    /// The properties of a name, in file order.
    func all(_ name: ContactProperty.Name) -> [ContactProperty] { properties.filter { $0.name == name } }
}

/// A property of a card.
struct ContactProperty {
    /// The properties that are read; all others, such as photos and keys, are skipped unread.
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

        /// The property of a name in any case, behind the group that may stand before it: `item1.EMAIL`.
        init?(_ bytes: ArraySlice<UInt8>) {
            let name = bytes[((bytes.lastIndex(of: UInt8(ascii: ".")) ?? bytes.startIndex - 1) + 1)...]
            guard name.count <= 24 else { return nil }
            self.init(rawValue: String(decoding: name.map(\.asciiUppercased), as: UTF8.self))
        }
    }

    /// Which property it is.
    var name: Name
    /// What the value is for, in lower case: `home`, `work`, `cell`.
    var types: [String]
    /// The value, decoded but with its escapes.
    var value: String
}

/// The parameters of a property, as versions 2.1 to 4.0 write them.
struct ContactParameters {
    /// Whether the value is written as quoted-printable.
    private(set) var isQuotedPrintable = false
    /// Whether the value is base64, which nothing readable is.
    private(set) var isBase64 = false
    /// What the value is for, in lower case.
    private(set) var types: [String] = []

    /// Reads `;TYPE=work,voice;ENCODING=b`, and `;WORK;QUOTED-PRINTABLE` of old cards.
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
