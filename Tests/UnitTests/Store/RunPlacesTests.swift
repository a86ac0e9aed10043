import Testing

@testable import Store

@Suite struct RunPlacesTests {
    @Test(arguments: [[1], [64], [63, 1, 1], [1, 200, 3], [65, 64, 63, 62], Array(repeating: 1, count: 130)])
    func `each thing has the place of its run`(lengths: [Int]) {
        var places = RunPlaces()
        for length in lengths { places.append(run: length) }
        let expected = lengths.enumerated().flatMap { Array(repeating: $0.offset, count: $0.element) }
        #expect(places.count == expected.count)
        #expect(places.runCount == lengths.count)
        #expect((0..<expected.count).map { places[$0] } == expected)
    }

    @Test func `a run that is made longer step by step is the same`() {
        var (steps, whole) = (RunPlaces(), RunPlaces())
        for length in [3, 100, 1, 64] {
            whole.append(run: length)
            steps.append(run: 1)
            for _ in 1..<length { steps.extendLast(by: 1) }
        }
        #expect(steps == whole)
    }
}
