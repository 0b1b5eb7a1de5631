import Foundation

/// Swift code of example shapes.
public struct StrokeCode: Sendable, Hashable {
  /// A source file that declares the examples, for `import TouchstoneGestures`.
  public let text: String

  /// Writes examples as code, with locations rounded to a tenth of a point.
  ///
  /// - Parameter name: the array's name; characters that are not allowed are removed.
  /// - Throws: the problem of an invalid drawing.
  public init(_ templates: [StrokeTemplate], named name: String = "shapes") throws(StrokeProblem) {
    var lines = [
      "import Foundation", "import TouchstoneGestures", "",
      "let \(Self.identifier(name)): [StrokeTemplate] = [",
    ]
    for (index, template) in templates.enumerated() {
      if let fault = template.drawing.fault { throw fault }
      lines += ["  StrokeTemplate(", "    \(Self.literal(template.name)),"]
      lines += Self.code(of: template.drawing.strokes.filter { !$0.isEmpty })
      // swift-format's style: an array with one element has no trailing comma.
      lines[lines.count - 1] += templates.count == 1 && index == 0 ? "" : ","
    }
    text = (lines + ["]", ""]).joined(separator: "\n")
  }

  private static func code(of strokes: [[CGPoint]]) -> [String] {
    func rows(_ stroke: [CGPoint], _ indent: String) -> [String] {
      Self.rows(of: stroke.map { "\(number($0.x)), \(number($0.y))" }, indent)
    }
    if strokes.count == 1 {
      return ["    StrokeDrawing(coordinates: ["] + rows(strokes[0], "      ") + ["    ]))"]
    }
    var lines = ["    StrokeDrawing("]
    for (index, stroke) in strokes.enumerated() {
      lines.append(index == 0 ? "      coordinates: [" : "      [")
      lines += rows(stroke, "        ")
      lines.append(index + 1 < strokes.count ? "      ]," : "      ]))")
    }
    return lines
  }

  /// Fills lines of up to 100 columns with words.
  private static func rows(of words: [String], _ indent: String) -> [String] {
    var rows: [String] = []
    for word in words {
      if let last = rows.last, last.count + word.count + 2 <= 100 {
        rows[rows.count - 1] = "\(last) \(word),"
      } else {
        rows.append("\(indent)\(word),")
      }
    }
    return rows
  }

  private static func number(_ value: CGFloat) -> String {
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() && abs(tenths) < 1e9
      ? String(format: "%.0f", tenths == 0 ? 0 : tenths) : "\(tenths)"
  }

  private static func identifier(_ name: String) -> String {
    let kept = name.unicodeScalars.filter {
      $0 == "_" || ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
    }
    let word = String(String.UnicodeScalarView(kept))
    return word.first.map { !$0.isNumber } ?? false ? "`\(word)`" : "`shapes\(word)`"
  }

  private static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      case _ where scalar.value < 32 || scalar.value == 127:
        "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
