import Foundation

/// What `swift test --enable-code-coverage` has counted in ports, as counts of the app's own lines.
public struct PortedCoverage {
  private struct Export: Decodable {
    struct Part: Decodable { var files: [File] }
    struct File: Decodable {
      var filename: String
      var segments: [CoverageSegment]
    }
    var data: [Part]
  }

  /// How often each line ran, by file.
  private var counts: [String: [Int: UInt64]] = [:]

  /// - Parameters:
  ///   - export: the JSON that `swift test --show-codecov-path` names.
  ///   - text: of the file at a path, or `nil` if there is none.
  /// - Throws: a `DecodingError` for anything else than such a JSON.
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

  /// The counts in the form of `lcov`, which editors and servers read.
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
