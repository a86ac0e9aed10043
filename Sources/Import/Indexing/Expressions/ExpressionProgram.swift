/// A nondeterministic automaton that matches a regular expression by following all its states at once.
struct ExpressionProgram {
    /// An instruction; the comments name the step that follows.
    enum Step {
        /// The next step, after consuming one scalar of a set.
        case scalar(ScalarSet)
        /// The next step, if a condition holds at the position.
        case place(PlaceCondition)
        /// Both steps.
        case fork(Int, Int)
        /// Another step.
        case jump(Int)
        /// None: the expression matches.
        case found
    }

    private(set) var steps: [Step] = []
    /// The number of compiled nodes, including those without a step.
    private var cost = 0

    static let largest = 1000

    /// Compiles an expression; throws `tooLarge` above `largest` nodes, counting repetitions.
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

    private mutating func reserve() -> Int {
        steps.append(.found)
        return steps.count - 1
    }

    /// Returns whether some part of a lower-case text matches.
    func isFound(in text: [Unicode.Scalar]) -> Bool {
        var (current, following) = (StepSet(count: steps.count), StepSet(count: steps.count))
        for place in 0...text.count {
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

    /// Adds a step and all steps reachable from it without consuming a scalar; returns whether the final step is among them.
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

private struct StepSet {
    private(set) var members: [Int] = []
    private var isMember: [Bool]

    init(count: Int) { isMember = [Bool](repeating: false, count: count) }

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
