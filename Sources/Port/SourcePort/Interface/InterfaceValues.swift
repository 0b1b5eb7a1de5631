/// Converts elements' values to Swift code.
enum InterfaceValues {
  /// A string literal with all special characters escaped.
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _
      where scalar.properties.generalCategory == .control || scalar.value == 0x2028
        || scalar.value == 0x2029:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The number as Swift code; `nil` if the text is not a number.
  static func number(_ text: String?) -> String? {
    guard let text, let value = Double(text), value.isFinite else { return nil }
    return Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }

  /// The text if it is a valid member name, or `nil`.
  static func member(_ text: String) -> String? {
    let isWord = text.unicodeScalars.allSatisfy {
      ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
    }
    guard isWord, text.first?.isLetter == true else { return nil }
    return ".\(text)"
  }

  /// The element's image: a system symbol or one of the app's images.
  static func image(_ element: InterfaceElement) -> String? {
    guard let name = element["image"] else { return nil }
    return "UIImage(\(element["catalog"] == "system" ? "systemName" : "named"): \(string(name)))"
  }

  static func rect(_ element: InterfaceElement) -> String? {
    guard let x = number(element["x"]), let y = number(element["y"]),
      let width = number(element["width"]), let height = number(element["height"])
    else { return nil }
    return "CGRect(x: \(x), y: \(y), width: \(width), height: \(height))"
  }

  static func autoresizingMask(_ element: InterfaceElement) -> String {
    let names = [
      ("flexibleMinX", "flexibleLeftMargin"), ("widthSizable", "flexibleWidth"),
      ("flexibleMaxX", "flexibleRightMargin"), ("flexibleMinY", "flexibleTopMargin"),
      ("heightSizable", "flexibleHeight"), ("flexibleMaxY", "flexibleBottomMargin"),
    ]
    let set = names.filter { element[$0.0] == "YES" }.map { ".\($0.1)" }
    return "[\(set.joined(separator: ", "))]"
  }

  /// A colour by its components; a named colour by its definition in the file's resources.
  static func color(_ element: InterfaceElement, _ resources: [String: InterfaceElement]) -> String?
  {
    let alpha = number(element["alpha"]) ?? "1"
    if let red = number(element["red"]), let green = number(element["green"]),
      let blue = number(element["blue"])
    {
      return "UIColor(red: \(red), green: \(green), blue: \(blue), alpha: \(alpha))"
    }
    if let white = number(element["white"]) { return "UIColor(white: \(white), alpha: \(alpha))" }
    guard let name = element["systemColor"] ?? element["name"] else { return nil }
    let meaning = resources[name]?.children.first
    return meaning.flatMap { color($0, [:]) }
  }
}
