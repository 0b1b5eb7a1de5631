/// A position in a file with the execution count of the code from there on, as `llvm-cov export`
/// writes it.
struct CoverageSegment: Decodable {
  var line: Int
  var count: UInt64
  var hasCount: Bool
  var isEntry: Bool
  var isGap: Bool

  init(from decoder: any Decoder) throws {
    var parts = try decoder.unkeyedContainer()
    line = try parts.decode(Int.self)
    _ = try parts.decode(Int.self)
    count = try parts.decode(UInt64.self)
    hasCount = try parts.decode(Bool.self)
    isEntry = try parts.decode(Bool.self)
    isGap = parts.isAtEnd ? false : try parts.decode(Bool.self)
  }

  /// The execution count of each line with code, as `llvm-cov show` computes it.
  static func counts(of segments: [CoverageSegment]) -> [(line: Int, count: UInt64)] {
    var counts: [(Int, UInt64)] = []
    var around: CoverageSegment?
    var rest = segments[...]
    while let first = rest.first {
      let here = rest.prefix { $0.line == first.line }
      rest = rest.dropFirst(here.count)
      let begun = here.filter { $0.isEntry && $0.hasCount && !$0.isGap }.map(\.count).max()
      let outer = around.flatMap { $0.hasCount ? $0.count : nil }
      let isSkipped = first.isEntry && !first.hasCount
      if !isSkipped, let count = [outer, begun].compactMap(\.self).max() {
        counts.append((first.line, count))
      }
      around = here.last
      if let next = rest.first, let around, around.hasCount, next.line - first.line < 1_000_000 {
        for line in first.line + 1..<max(next.line, first.line + 1) {
          counts.append((line, around.count))
        }
      }
    }
    return counts
  }
}
