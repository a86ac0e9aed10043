import Foundation
import Testing

/// Replies as JSON, byte for byte.
@Suite struct JSONTests {
    /// Any JSON, to be written again.
    private enum Value: Codable {
        case null, flag(Bool), number(Double), text(String), list([Value]), object([String: Value])

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if value.decodeNil() {
                self = .null
            } else if let flag = try? value.decode(Bool.self) {
                self = .flag(flag)
            } else if let number = try? value.decode(Double.self) {
                self = .number(number)
            } else if let text = try? value.decode(String.self) {
                self = .text(text)
            } else if let list = try? value.decode([Value].self) {
                self = .list(list)
            } else {
                self = .object(try value.decode([String: Value].self))
            }
        }

        func encode(to encoder: any Encoder) throws {
            var value = encoder.singleValueContainer()
            switch self {
            case .null: try value.encodeNil()
            case .flag(let flag): try value.encode(flag)
            case .number(let number): try value.encode(number)
            case .text(let text): try value.encode(text)
            case .list(let list): try value.encode(list)
            case .object(let object): try value.encode(object)
            }
        }
    }

    /// What an encoder writes with keys in the order of letters; what else steers a terminal is escaped besides.
    private static func encoded(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let hostile: [ClosedRange<UInt32>] = [
            0x7F...0x9F, 0x61C...0x61C, 0x200B...0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069,
            0xFEFF...0xFEFF,
        ]
        return String(decoding: try encoder.encode(value), as: UTF8.self).unicodeScalars.map { scalar in
            let digits = String(scalar.value + 0x10000, radix: 16).dropFirst()
            return hostile.contains { $0.contains(scalar.value) } ? "\\u" + digits : String(scalar)
        }.joined()
    }

    @Test func `a reply is what an encoder makes of it`() throws {
        let questions = [
            "what did I discuss with Sarah Chen last week?", "pineapple volcano orchestra", "open tasks",
            "how many hours of meetings in March?", "when did we sign the Monera contract?",
            "meetings with Sarah or Bob",
        ]
        let options = BuiltProgram.corpus
        for command in [["--json"], ["explain", "--scores", "--json"]] {
            let run = try ProgramRunner.shared().run(
                command + options, input: questions.map { $0 + "\n" }.joined())
            #expect(run.lines.count == questions.count)
            for line in run.lines {
                let value = try JSONDecoder().decode(Value.self, from: Data(line.utf8))
                #expect(try JSONTests.encoded(value) == line)
            }
        }
    }

    @Test func `text is escaped as an encoder escapes it`() throws {
        let controls = (1..<0x20).map { String(Unicode.Scalar(UInt8($0))) }.joined()
        let texts = [
            "quotes \" and \\ and / and \u{7F}", "controls \(controls)", "c1 \u{80}\u{85}\u{9F}\u{A0}\u{C2}",
            "lines \u{2028}\u{2029}, directions \u{61C}\u{200E}\u{202E}\u{2066} and 東京 😀 e\u{301}\u{200D}", "",
        ]
        let lines = try texts.map { "{\"id\": \(try JSONTests.encoded($0)), \"question\": \"x\"}\n" }
        let run = try ProgramRunner.shared().run(BuiltProgram.corpus, input: lines.joined())
        for (line, text) in zip(run.lines, texts) {
            #expect(line.contains("\"id\":\(try JSONTests.encoded(text)),"))
        }
        #expect(run.lines.count == texts.count)
    }
}
