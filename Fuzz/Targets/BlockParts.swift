/// The lines of a text, each with those that are indented below it.
nonisolated struct BlockParts {
  private let lines: [[UInt8]]

  private static let extremes = [
    "0", "-1", "1", "65535", "2147483647", "-2147483648", "9223372036854775807", "1e19", "0.1",
  ].map { Array($0.utf8) }

  init(_ bytes: [UInt8]) {
    lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(
      Array.init)
  }

  func mutated(with random: inout some RandomNumberGenerator) -> [UInt8] {
    var lines = lines
    let index = Int.random(in: 0..<lines.count, using: &random)
    let block = index..<end(of: index)
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      lines.removeSubrange(block)
    case 1:
      lines.insert(contentsOf: lines[block], at: block.upperBound)
    case 2:
      // To another line of the same depth, so that it means as much there.
      let others = lines.indices.filter { !block.contains($0) && depth($0) == depth(index) }
      guard let place = others.randomElement(using: &random) else { break }
      let moved = lines[block]
      lines.removeSubrange(block)
      lines.insert(contentsOf: moved, at: place > index ? place - block.count : place)
    default:
      guard let number = numbers(in: lines[index]).randomElement(using: &random) else { break }
      lines[index].replaceSubrange(number, with: other(than: number, in: index, &random))
    }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// A number that may be too much, or one of another line.
  private func other(
    than number: Range<Int>, in line: Int, _ random: inout some RandomNumberGenerator
  ) -> [UInt8] {
    if Bool.random(using: &random), let other = lines.randomElement(using: &random),
      let found = numbers(in: other).randomElement(using: &random)
    {
      return Array(other[found])
    }
    return Self.extremes.randomElement(using: &random) ?? []
  }

  private func depth(_ index: Int) -> Int { lines[index].prefix { $0 == UInt8(ascii: " ") }.count }

  private func end(of index: Int) -> Int {
    lines[(index + 1)...].indices.first { depth($0) <= depth(index) } ?? lines.count
  }

  private func numbers(in line: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = 0
    while index < line.count {
      let length = line[index...].prefix { "-.0123456789".utf8.contains($0) }.count
      if length > 0 { found.append(index..<index + length) }
      index += max(length, 1)
    }
    return found
  }
}
