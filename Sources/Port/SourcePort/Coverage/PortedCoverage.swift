import Foundation

/// Maps the coverage of ported files, from `swift test --enable-code-coverage`, to the app's own
/// lines.
public struct PortedCoverage {
  private struct Export: Decodable {
    struct Part: Decodable { var files: [File] }
    struct File: Decodable {
      var filename: String
      var segments: [CoverageSegment]
    }
    var data: [Part]
  }

  /// Execution counts by file and line.
  private var counts: [String: [Int: UInt64]] = [:]

  /// - Parameters:
  ///   - export: the JSON file at the path that `swift test --show-codecov-path` prints.
  ///   - text: returns the text of the file at a path; `nil` if there is none.
  /// - Throws: a `DecodingError` if `export` is not such a file.
  public init(export: Data, text: (String) -> String?) throws {
    for file in try JSONDecoder().decode(Export.self, from: export).data.flatMap(\.files) {
      let lines = text(file.filename).map(PortedLines.init)
      for (line, count) in CoverageSegment.counts(of: file.segments) {
        guard let lines, lines.isPort else {
          add(count, PortedLines.Place(path: file.filename, line: line))
          continue
        }
        guard lines.places.indices.contains(line - 1), let place = lines.places[line - 1] else {
          continue
        }
        add(count, place)
      }
    }
  }

  private mutating func add(_ count: UInt64, _ place: PortedLines.Place) {
    let known = counts[place.path]?[place.line] ?? 0
    counts[place.path, default: [:]][place.line] = max(known, count)
  }

  /// The counts in the format of `lcov`, which editors and servers read.
  public var lcov: String {
    var text = ""
    for (path, lines) in counts.sorted(by: { $0.key < $1.key }) {
      text += "SF:\(path)\n"
      for (line, count) in lines.sorted(by: { $0.key < $1.key }) { text += "DA:\(line),\(count)\n" }
      text += "LF:\(lines.count)\nLH:\(lines.values.count { $0 > 0 })\nend_of_record\n"
    }
    return text
  }
}
