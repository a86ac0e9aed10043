/// The steps of a regular expression, all of which a text is compared with at once.
struct ExpressionProgram {
    /// A step: where the comparison goes on.
    enum Step {
        /// With the next step, behind one scalar of a set.
        case scalar(ScalarSet)
        /// With the next step, where a place is such a one.
        case place(PlaceCondition)
        /// With both steps.
        case fork(Int, Int)
        /// With another step.
        case jump(Int)
        /// Nowhere: the expression is found.
        case found
    }

    /// The steps; the first is the beginning.
    private(set) var steps: [Step] = []
    /// How many parts were turned into steps, also those that need none.
    private var cost = 0

    /// Expressions with more steps are left out.
    static let largest = 1000

    /// The steps of an expression.
    ///
    /// - Throws: `LinearExpression.Failure.tooLarge` where there are too many.
    init(_ node: ExpressionNode) throws(LinearExpression.Failure) {
        try add(node)
        steps.append(.found)
    }

    private mutating func add(_ node: ExpressionNode) throws(LinearExpression.Failure) {
        cost += 1
        guard cost <= ExpressionProgram.largest else { throw .tooLarge }
        switch node {
        case .scalar(let set): steps.append(.scalar(set))
        case .place(let condition): steps.append(.place(condition))
        case .sequence(let parts): for part in parts { try add(part) }
        case .choice(let ways): try add(choice: ways[...])
        case .repetition(let part, let least, let most): try add(part, least: least, most: most)
        }
    }

    private mutating func add(choice ways: ArraySlice<ExpressionNode>) throws(LinearExpression.Failure) {
        var jumps: [Int] = []
        for way in ways.dropLast() {
            let fork = reserve()
            try add(way)
            jumps.append(reserve())
            steps[fork] = .fork(fork + 1, steps.count)
        }
        if let last = ways.last { try add(last) }
        for jump in jumps { steps[jump] = .jump(steps.count) }
    }

    private mutating func add(
        _ part: ExpressionNode, least: Int, most: Int?
    ) throws(LinearExpression.Failure) {
        for _ in 0..<least { try add(part) }
        guard let most else {
            let fork = reserve()
            try add(part)
            steps.append(.jump(fork))
            steps[fork] = .fork(fork + 1, steps.count)
            return
        }
        var forks: [Int] = []
        for _ in least..<most {
            forks.append(reserve())
            try add(part)
        }
        for fork in forks { steps[fork] = .fork(fork + 1, steps.count) }
    }

    /// A step that is filled in later.
    private mutating func reserve() -> Int {
        steps.append(.found)
        return steps.count - 1
    }

    /// Whether some part of a text matches.
    ///
    /// - Parameter text: The text in lower case.
    /// - Returns: True where one does.
    func isFound(in text: [Unicode.Scalar]) -> Bool {
        var (current, following) = (StepSet(count: steps.count), StepSet(count: steps.count))
        for place in 0...text.count {
            // A match may begin at each place.
            if follow(0, at: place, in: text, into: &current) { return true }
            guard place < text.count else { break }
            following.removeAll()
            for step in current.members {
                guard case .scalar(let set) = steps[step], set.contains(text[place]) else { continue }
                if follow(step + 1, at: place + 1, in: text, into: &following) { return true }
            }
            swap(&current, &following)
        }
        return false
    }

    /// Adds a step with all that it leads to without a scalar; true where one of them is the end.
    private func follow(_ first: Int, at place: Int, in text: [Unicode.Scalar], into set: inout StepSet) -> Bool {
        var waiting = [first]
        while let step = waiting.popLast() {
            guard set.insert(step) else { continue }
            switch steps[step] {
            case .scalar: break
            case .place(let condition): if condition.holds(at: place, in: text) { waiting.append(step + 1) }
            case .fork(let one, let other): waiting += [one, other]
            case .jump(let target): waiting.append(target)
            case .found: return true
            }
        }
        return false
    }
}

/// The steps that a comparison has reached.
private struct StepSet {
    private(set) var members: [Int] = []
    private var isMember: [Bool]

    init(count: Int) { isMember = [Bool](repeating: false, count: count) }

    /// Adds a step; false where it was there.
    mutating func insert(_ step: Int) -> Bool {
        if isMember[step] { return false }
        isMember[step] = true
        members.append(step)
        return true
    }

    mutating func removeAll() {
        for step in members { isMember[step] = false }
        members.removeAll(keepingCapacity: true)
    }
}
