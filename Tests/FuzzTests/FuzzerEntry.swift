import Foundation

/// What libFuzzer calls with each input that it makes; `DAYBOOK_FUZZ_TARGET` names the target.
private let fuzzedTarget: FuzzTarget = {
    let name = ProcessInfo.processInfo.environment["DAYBOOK_FUZZ_TARGET"] ?? ""
    guard let target = FuzzTarget(rawValue: name) else {
        fatalError("DAYBOOK_FUZZ_TARGET is none of \(FuzzTarget.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return target
}()

@_cdecl("LLVMFuzzerTestOneInput")
func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    // libFuzzer keeps the input of a process that ends like this.
    if let problem = fuzzedTarget.problem(with: bytes) { fatalError(problem) }
    return 0
}
