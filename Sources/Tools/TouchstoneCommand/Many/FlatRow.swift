import JSONText
import TouchStories

/// A row of the table, with one cell per column.
struct FlatRow {
  /// What a row describes; the column `type`.
  enum Kind: String {
    case gesture, lost, remark, complaint, error, summary
  }

  enum Cell: Equatable {
    case nothing
    case text(String)
    case count(Int)
    case number(Double, decimals: Int)
  }

  private var cells = Array(repeating: Cell.nothing, count: FlatColumn.allCases.count)

  init(_ kind: Kind) { self[.type] = .text(kind.rawValue) }

  subscript(column: FlatColumn) -> Cell {
    get { cells[column.place] }
    set { cells[column.place] = newValue }
  }

  /// A JSON object with all keys, without a line break.
  var json: String {
    guard case .text(let kind) = self[.type] else { return "{}" }
    var object = JSONWriter(type: kind)
    for (column, cell) in zip(FlatColumn.allCases, cells).dropFirst() {
      object.key(column.rawValue)
      switch cell {
      case .nothing: object.null()
      case .text(let text): object.value(text)
      case .count(let count): object.value(count)
      case .number(let value, let decimals): object.value(value, decimals: decimals)
      }
    }
    return object.line
  }

  /// A line of comma-separated values, without a line break.
  var csv: String { cells.map(Self.csv).joined(separator: ",") }

  /// The line of column names.
  static var csvHead: String { FlatColumn.allCases.map(\.rawValue).joined(separator: ",") }

  private static func csv(_ cell: Cell) -> String {
    switch cell {
    case .nothing: return ""
    case .count(let count): return "\(count)"
    case .number(let value, let decimals):
      return JSONWriter.text(value, decimals: decimals) ?? ""
    case .text(let text):
      let needsQuotes =
        text.isEmpty || text.utf8.contains { [0x22, 0x2c, 0x0a, 0x0d].contains($0) }
      return needsQuotes ? "\"\(doubled(text))\"" : text
    }
  }

  /// Doubles each quote, also one that a combining mark joins to another character.
  private static func doubled(_ text: String) -> String {
    String(
      String.UnicodeScalarView(text.unicodeScalars.flatMap { $0 == "\"" ? [$0, $0] : [$0] }))
  }
}
