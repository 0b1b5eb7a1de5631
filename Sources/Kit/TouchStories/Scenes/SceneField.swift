import Foundation
import JSONText

/// A value of a scene file with its JSON path, which all thrown errors contain.
struct SceneField {
  let path: String
  let value: JSONValue

  // MARK: Parts

  /// The fields of an object by name. Unknown names are errors, because they are probably misspelt.
  func fields(known: [String]) throws(SceneError) -> [String: SceneField] {
    guard case .object(let object) = value else { throw wrong("an object") }
    var fields: [String: SceneField] = [:]
    for (key, value) in object.members {
      guard known.contains(key) else {
        let hint = Spelling.suggestion(for: key, among: known)
        throw SceneError("\(path).\(key)", "unknown here; \(hint)")
      }
      fields[key] = SceneField(path: "\(path).\(key)", value: value)
    }
    return fields
  }

  func elements() throws(SceneError) -> [SceneField] {
    guard case .array(let array) = value else { throw wrong("an array") }
    return array.enumerated().map { SceneField(path: "\(path)[\($0.offset)]", value: $0.element) }
  }

  // MARK: Values

  func bool() throws(SceneError) -> Bool {
    guard case .bool(let bool) = value else { throw wrong("true or false") }
    return bool
  }

  func string() throws(SceneError) -> String {
    guard case .string(let string) = value else { throw wrong("a string") }
    return string
  }

  /// A name of limited length.
  func name() throws(SceneError) -> String {
    let name = try string()
    guard name.unicodeScalars.count <= SceneLimits.nameLength else {
      throw SceneError(path, "a name has \(SceneLimits.nameLength) characters at most")
    }
    return name
  }

  /// A text that a view displays.
  func text() throws(SceneError) -> String {
    let text = try string()
    guard text.unicodeScalars.count <= SceneLimits.textLength else {
      throw SceneError(path, "a text has \(SceneLimits.textLength) characters at most")
    }
    return text
  }

  func number(atLeast least: Double) throws(SceneError) -> Double { try number(least...1e12) }

  func number(_ range: ClosedRange<Double> = SceneProperty.anyNumber) throws(SceneError) -> Double {
    guard let number = value.number else { throw wrong("a number") }
    guard range.contains(number) else {
      let least = range.lowerBound > -1e12 ? "; at least \(range.lowerBound)" : ""
      let most = range.upperBound < 1e12 ? "; at most \(range.upperBound)" : ""
      throw SceneError(path, "\(number) is out of range\(least)\(most)")
    }
    return number
  }

  func whole(_ range: ClosedRange<Int>) throws(SceneError) -> Int {
    let number = try number()
    guard let whole = Int(exactly: number), range.contains(whole) else {
      throw SceneError(
        path, "a whole number from \(range.lowerBound) to \(range.upperBound) is needed")
    }
    return whole
  }

  func numbers(
    _ names: String, count: Int, in range: ClosedRange<Double> = SceneProperty.anyNumber
  ) throws(SceneError) -> [Double] {
    let elements = try elements()
    guard elements.count == count else {
      throw SceneError(path, "\(elements.count) numbers instead of \(names)")
    }
    var numbers: [Double] = []
    for element in elements { numbers.append(try element.number(range)) }
    return numbers
  }

  /// A string, or an array of strings.
  func strings() throws(SceneError) -> [String] {
    if case .string(let string) = value { return [string] }
    var strings: [String] = []
    for element in try elements() { strings.append(try element.string()) }
    return strings
  }

  /// One or several words of a table.
  func words<Value>(of table: [(word: String, value: Value)]) throws(SceneError) -> [Value] {
    var values: [Value] = []
    for (index, word) in try strings().enumerated() {
      guard let entry = table.first(where: { $0.word == word }) else {
        let place = if case .array = value { "\(path)[\(index)]" } else { path }
        let hint = Spelling.suggestion(for: word, among: table.map(\.word))
        throw SceneError(place, "“\(word)” is unknown here; \(hint)")
      }
      values.append(entry.value)
    }
    return values
  }

  /// One word of a table.
  func word<Value>(of table: [(word: String, value: Value)]) throws(SceneError) -> Value {
    let values = try words(of: table)
    guard values.count == 1 else { throw SceneError(path, "one type is needed") }
    return values[0]
  }

  private func wrong(_ wanted: String) -> SceneError {
    SceneError(path, "\(wanted) is needed, and this is \(value.kind)")
  }
}
