import Evaluation

/// A tool of the server: its description for programs, and what it does.
struct MCPTool: Sendable {
    /// A parameter of a tool.
    struct Parameter: Sendable {
        enum Form: Sendable {
            case text, count, flag
            case choice([String])
        }

        var name: String
        var form = Form.text
        var summary: String
        var isRequired = false
    }

    var name: String
    var title: String
    var summary: String
    var parameters: [Parameter]
    /// The schema of the result.
    var output: JSONValue
    /// Runs the tool.
    var run: @Sendable (MCPArguments, MCPVault, Asker) throws -> any JSONWritable

    /// The tool as `tools/list` describes it.
    var description: JSONValue {
        .object([
            "annotations": .object([
                "destructiveHint": .boolean(false), "idempotentHint": .boolean(true), "openWorldHint": .boolean(false),
                "readOnlyHint": .boolean(true), "title": .text(title),
            ]),
            "description": .text(summary), "inputSchema": input, "name": .text(name), "outputSchema": output,
            "title": .text(title),
        ])
    }

    private var input: JSONValue {
        let properties = parameters.map { ($0.name, $0.schema) }
        let required = parameters.filter(\.isRequired).map { JSONValue.text($0.name) }
        var fields: [String: JSONValue] = [
            "additionalProperties": .boolean(false), "type": .text("object"),
            "properties": .object(Dictionary(properties) { first, _ in first }),
        ]
        if !required.isEmpty { fields["required"] = .list(required) }
        return .object(fields)
    }
}

extension MCPTool.Parameter {
    fileprivate var schema: JSONValue {
        var fields: [String: JSONValue] = ["description": .text(summary)]
        switch form {
        case .text: fields["type"] = .text("string")
        case .count: (fields["type"], fields["minimum"]) = (.text("integer"), .number(1))
        case .flag: fields["type"] = .text("boolean")
        case .choice(let names): (fields["type"], fields["enum"]) = (.text("string"), .list(names.map { .text($0) }))
        }
        return .object(fields)
    }

    /// What a value must be, in words.
    fileprivate var expected: String {
        switch form {
        case .text: "a text"
        case .count: "a whole number above 0"
        case .flag: "true or false"
        case .choice(let names): names.joined(separator: " or ")
        }
    }

    fileprivate func fits(_ value: JSONValue) -> Bool {
        switch (form, value) {
        case (.text, .text), (.flag, .boolean): true
        case (.count, .number(let number)): number >= 1 && number == number.rounded() && number < 1e9
        case (.choice(let names), .text(let text)): names.contains(text)
        default: false
        }
    }
}

/// The arguments of a call, which fit the parameters of its tool.
struct MCPArguments: Sendable {
    /// Why a call makes no sense, for the program that made it.
    struct Failure: Error {
        var reason: String
    }

    private let values: [String: JSONValue]

    /// Checks arguments.
    ///
    /// - Throws: `Failure` for an unknown or missing one, or a value of the wrong form.
    init(_ values: [String: JSONValue], of tool: MCPTool) throws(Failure) {
        // A null stands for a value that is left out.
        let values = values.filter { $0.value != .null }
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            guard let parameter = tool.parameters.first(where: { $0.name == name }) else {
                let known = tool.parameters.map(\.name).joined(separator: ", ")
                throw Failure(
                    reason: known.isEmpty
                        ? "'\(tool.name)' takes no arguments, so there is no '\(name)'"
                        : "there is no argument '\(name)': '\(tool.name)' takes \(known)")
            }
            guard parameter.fits(value) else { throw Failure(reason: "'\(name)' must be \(parameter.expected)") }
        }
        if let missing = tool.parameters.first(where: { $0.isRequired && values[$0.name] == nil }) {
            throw Failure(reason: "'\(missing.name)' is missing: \(missing.summary)")
        }
        self.values = values
    }

    func text(_ name: String) -> String? { if case .text(let text)? = values[name] { text } else { nil } }

    func count(_ name: String) -> Int? { if case .number(let number)? = values[name] { Int(number) } else { nil } }

    func flag(_ name: String) -> Bool { values[name] == .boolean(true) }
}
