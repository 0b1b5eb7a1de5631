import Foundation

/// The sections and rows of a table, with their heights, as parts of one list: of each section its header, its rows and
/// its footer.
struct TableModel {
  enum Part: Equatable {
    case header(Int)
    case row(IndexPath)
    case footer(Int)
  }

  /// The rows of each section.
  private(set) var counts: [Int] = []
  /// The number of each section's header, and the number of parts.
  private(set) var starts: [Int] = [0]
  var heights = LengthTable()
  /// Whether the height of a part is known, and no estimate.
  var isKnown: [Bool] = []
  /// The part of a header's height that is padding above it.
  var paddings: [CGFloat] = []

  init() {}

  init(counts: [Int]) {
    self.counts = counts
    for count in counts { starts.append(starts[starts.count - 1] + count + 2) }
    paddings = Array(repeating: 0, count: counts.count)
  }

  var count: Int { starts[starts.count - 1] }

  func header(_ section: Int) -> Int { starts[section] }
  func footer(_ section: Int) -> Int { starts[section + 1] - 1 }

  func has(_ path: IndexPath) -> Bool {
    path.count == 2 && counts.indices.contains(path.section)
      && (0..<counts[path.section]).contains(path.row)
  }

  func number(of path: IndexPath) -> Int? {
    has(path) ? starts[path.section] + 1 + path.row : nil
  }

  func section(of number: Int) -> Int {
    var (low, high) = (0, counts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= number { low = middle } else { high = middle - 1 }
    }
    return low
  }

  func part(_ number: Int) -> Part {
    let section = section(of: number)
    if number == header(section) { return .header(section) }
    if number == footer(section) { return .footer(section) }
    return .row(IndexPath(row: number - starts[section] - 1, section: section))
  }

  func path(_ number: Int) -> IndexPath? {
    guard number < count, case .row(let path) = part(number) else { return nil }
    return path
  }
}

/// A finger on a row.
struct TouchedRow {
  let touch: UITouch
  let path: IndexPath
  weak var cell: UITableViewCell?
}
