// The target holds a file alone, but SwiftPM asks for a source; in Swift, it would add one that imports Foundation.
