import Foundation
import Touchstone

/// A property of recognizers or views: for scene files, generated Swift code, pages that change it, and the search for changes
/// that would make a gesture recognized.
///
/// ``ofRecognizers`` and ``ofViews`` list all properties. A new property is a line there.
package struct SceneProperty {
  /// A property's value. An option set is its raw value.
  package enum Value: Equatable {
    case flag(Bool)
    case whole(Int)
    case number(Double)
    case list([Int])
    case text(String)
    case texts([String])
    /// Titles of rows, section by section.
    case rows([[String]])
    /// A point, or a size.
    case pair(Double, Double)
  }

  /// A value's type, and how files and code represent it.
  package enum Coding {
    case flag
    case whole(ClosedRange<Int>)
    /// Seconds, points, or a plain number.
    case number(ClosedRange<Double>)
    /// An option set, as words. Pages offer the combinations in `choices`.
    case options([(word: String, value: Int)], choices: [(word: String, value: Int)])
    /// Types, as words if possible. Pages offer the lists in `choices`.
    case types([(word: String, value: Int)], choices: [(word: String, value: [Int])])
    case text
    /// Titles; each creates a subview, which counts as a view.
    case titles
    /// Titles in lists, each of which is a part of its view and counts as a view.
    case rows
    /// Two lengths with their labels in code, such as `CGSize(width: 1, height: 2)`.
    case pair(ClosedRange<Double>, type: String, labels: (String, String))
  }

  /// The values that the search for a missed gesture tries.
  enum Trial {
    /// Only this value.
    case value(Value, words: String)
    case counts(ClosedRange<Int>)
    /// The number of fingers in the recording, or fewer.
    case fingers
    /// Smaller values, down to 1.
    case fewer
    /// Larger values, up to the number of fingers in the recording.
    case more
    case toward(Double)
    case eachWord
  }

  package let name: String
  package let coding: Coding
  /// The range of numbers in a page's field.
  package let shown: ClosedRange<Double>?
  let trial: Trial?
  /// The Swift statement that sets it; an assignment unless the class has a method.
  private(set) var statement: (_ variable: String, _ value: String) -> String
  /// Reads the value; `nil` if the object's class does not have the property.
  package let read: @MainActor (AnyObject) -> Value?
  /// Sets the value; returns `false` without a change if the value's type or the object's class does not fit.
  package let write: @MainActor (AnyObject, Value) -> Bool

  /// The properties of a kind of recognizer, in the order of ``ofRecognizers``.
  static func of(_ kind: SceneRecognizer.Kind) -> [SceneProperty] { byRecognizer[kind] ?? [] }

  /// The properties of a kind of view, in the order of ``ofViews``.
  static func of(_ kind: SceneView.Kind) -> [SceneProperty] { byView[kind] ?? [] }

  private static let byRecognizer = Dictionary(
    uniqueKeysWithValues: SceneRecognizer.Kind.allCases.map { kind in
      let plain = SceneRecognizer(kind).make()
      return (kind, ofRecognizers.filter { $0.read(plain) != nil })
    })

  private static let byView = Dictionary(
    uniqueKeysWithValues: SceneView.Kind.allCases.map { kind in
      let plain = kind.make(.zero)
      return (kind, ofViews.filter { $0.read(plain) != nil })
    })
}

// MARK: - Making rows

extension SceneProperty {
  /// The range of numbers in a scene file.
  static let anyNumber = -1e12...1e12

  static func flag<Object: AnyObject>(
    _ path: ReferenceWritableKeyPath<Object, Bool>, _ name: String, trial: Trial? = nil
  ) -> SceneProperty {
    row(
      path, name, .flag, trial: trial, value: { .flag($0) },
      own: { if case .flag(let flag) = $0 { flag } else { nil } })
  }

  static func whole<Object: AnyObject>(
    _ path: ReferenceWritableKeyPath<Object, Int>, _ name: String, _ range: ClosedRange<Int>,
    shown: ClosedRange<Double>, trial: Trial? = nil
  ) -> SceneProperty {
    row(path, name, .whole(range), shown: shown, trial: trial, value: { .whole($0) }, own: \.whole)
  }

  static func number<Object: AnyObject, Number: BinaryFloatingPoint>(
    _ path: ReferenceWritableKeyPath<Object, Number>, _ name: String,
    _ range: ClosedRange<Double> = 0...1e12, shown: ClosedRange<Double>, trial: Trial? = nil
  ) -> SceneProperty {
    row(
      path, name, .number(range), shown: shown, trial: trial,
      value: { .number(Number.self == Float.self ? Double("\($0)") ?? Double($0) : Double($0)) },
      own: { if case .number(let number) = $0 { Number(number) } else { nil } })
  }

  static func options<Object: AnyObject, Options: OptionSet>(
    _ path: ReferenceWritableKeyPath<Object, Options>, _ name: String,
    _ words: [(word: String, value: Options)], choices: [(word: String, value: Options)]? = nil,
    trial: Trial? = nil
  ) -> SceneProperty where Options.RawValue: FixedWidthInteger {
    func raw(_ words: [(word: String, value: Options)]) -> [(word: String, value: Int)] {
      words.map { ($0.word, Int($0.value.rawValue)) }
    }
    let coding = Coding.options(raw(words), choices: raw(choices ?? words))
    return row(
      path, name, coding, trial: trial, value: { .whole(Int($0.rawValue)) },
      own: { $0.whole.flatMap { Options.RawValue(exactly: $0) }.map { Options(rawValue: $0) } })
  }

  static func types<Object: AnyObject>(
    _ path: ReferenceWritableKeyPath<Object, [NSNumber]>, _ name: String,
    _ words: [(word: String, value: Int)], choices: [(word: String, value: [Int])],
    trial: Trial? = nil
  ) -> SceneProperty {
    let coding = Coding.types(words, choices: choices)
    return row(
      path, name, coding, trial: trial, value: { .list($0.map(\.intValue)) },
      own: { if case .list(let list) = $0 { list.map { NSNumber(value: $0) } } else { nil } })
  }

  /// - Parameter isComputed: whether an object computes it, so that it is none of its properties.
  static func size<Object: AnyObject>(
    _ path: ReferenceWritableKeyPath<Object, CGSize>, _ name: String, _ range: ClosedRange<Double>,
    isComputed: @escaping @MainActor (Object) -> Bool = { _ in false }
  ) -> SceneProperty {
    row(
      path, name, .pair(range, type: "CGSize", labels: ("width", "height")), trial: nil,
      isComputed: isComputed,
      value: { .pair(Double($0.width), Double($0.height)) },
      own: {
        if case .pair(let width, let height) = $0 {
          CGSize(width: width, height: height)
        } else {
          nil
        }
      })
  }

  static func point<Object: AnyObject>(
    _ path: ReferenceWritableKeyPath<Object, CGPoint>, _ name: String, _ range: ClosedRange<Double>
  ) -> SceneProperty {
    row(
      path, name, .pair(range, type: "CGPoint", labels: ("x", "y")), trial: nil,
      value: { .pair(Double($0.x), Double($0.y)) },
      own: { if case .pair(let x, let y) = $0 { CGPoint(x: x, y: y) } else { nil } })
  }

  static func text<Object: AnyObject>(
    _ path: ReferenceWritableKeyPath<Object, String?>, _ name: String,
    statement: ((_ variable: String, _ value: String) -> String)? = nil
  ) -> SceneProperty {
    var row = row(
      path, name, .text, trial: nil, value: { .text($0 ?? "") },
      own: { if case .text(let text) = $0 { text } else { nil } })
    if let statement { row.statement = statement }
    return row
  }

  static func titles<Object: AnyObject>(
    _ path: ReferenceWritableKeyPath<Object, [String]>, _ name: String,
    statement: ((_ variable: String, _ value: String) -> String)? = nil
  ) -> SceneProperty {
    var row = row(
      path, name, .titles, trial: nil, value: { .texts($0) },
      own: { if case .texts(let texts) = $0 { texts } else { nil } })
    if let statement { row.statement = statement }
    return row
  }

  static func rows<Object: AnyObject>(
    _ path: ReferenceWritableKeyPath<Object, [[String]]>, _ name: String
  ) -> SceneProperty {
    row(
      path, name, .rows, trial: nil, value: { .rows($0) },
      own: { if case .rows(let sections) = $0 { sections } else { nil } })
  }

  private static func row<Object: AnyObject, Own>(
    _ path: ReferenceWritableKeyPath<Object, Own>, _ name: String, _ coding: Coding,
    shown: ClosedRange<Double>? = nil, trial: Trial?,
    isComputed: @escaping @MainActor (Object) -> Bool = { _ in false },
    value: @escaping (Own) -> Value, own: @escaping (Value) -> Own?
  ) -> SceneProperty {
    SceneProperty(
      name: name, coding: coding, shown: shown, trial: trial,
      statement: { "\($0).\(name) = \($1)" },
      read: { ($0 as? Object).flatMap { isComputed($0) ? nil : value($0[keyPath: path]) } },
      write: { object, value in
        guard let object = object as? Object, !isComputed(object), let value = own(value) else {
          return false
        }
        object[keyPath: path] = value
        return true
      })
  }
}

extension SceneProperty.Value {
  package var whole: Int? { if case .whole(let whole) = self { whole } else { nil } }
  var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
}

// MARK: - Files and code

extension SceneProperty {
  func value(of field: SceneField) throws(SceneError) -> Value {
    switch coding {
    case .flag: return .flag(try field.bool())
    case .whole(let range): return .whole(try field.whole(range))
    case .number(let range): return .number(try field.number(range))
    case .options(let table, _):
      return .whole(try field.words(of: table).reduce(0) { $0 | $1 })
    case .types(let table, _):
      guard table.isEmpty else { return .list(try field.words(of: table)) }
      var numbers: [Int] = []
      for element in try field.elements() { numbers.append(try element.whole(-1...10_000)) }
      return .list(numbers)
    case .text: return .text(try field.text())
    case .titles:
      var texts: [String] = []
      for element in try field.elements() { texts.append(try element.text()) }
      return .texts(texts)
    case .rows:
      var sections: [[String]] = []
      for section in try field.elements() {
        var texts: [String] = []
        for element in try section.elements() { texts.append(try element.text()) }
        sections.append(texts)
      }
      return .rows(sections)
    case .pair(let range, _, let labels):
      let numbers = try field.numbers("[\(labels.0), \(labels.1)]", count: 2, in: range)
      return .pair(numbers[0], numbers[1])
    }
  }

  /// A value's JSON representation.
  func json(of value: Value) -> Any {
    switch (value, coding) {
    case (.flag(let flag), _): flag
    case (.whole(let raw), .options): words(of: raw)
    case (.whole(let whole), _): whole
    case (.number(let number), _): number
    case (.list(let list), .types(let table, _)) where !table.isEmpty:
      list.compactMap { type in table.first { $0.value == type }?.word }
    case (.list(let list), _): list
    case (.text(let text), _): text
    case (.texts(let texts), _): texts
    case (.rows(let sections), _): sections
    case (.pair(let first, let second), _): [first, second]
    }
  }

  /// Statements that set what differs from a new recognizer of the nearest class that files support.
  @MainActor package static func statements(
    for recognizer: UIGestureRecognizer, called variable: String
  ) -> [String] {
    let plain =
      SceneRecognizer.Kind.allCases.map { SceneRecognizer($0).make() }
      .last { recognizer.isKind(of: Swift.type(of: $0)) } ?? UIGestureRecognizer()
    return statements(ofRecognizers, for: recognizer, unlike: plain, variable)
  }

  /// Statements that set what differs from a new view of the class, or from a plain view if files do not support the class.
  @MainActor package static func statements(for view: UIView, called variable: String) -> [String] {
    let kind = SceneView.Kind(of: view)
    return statements(of(kind), for: view, unlike: kind.make(.zero), variable)
  }

  @MainActor private static func statements(
    _ table: [SceneProperty], for object: AnyObject, unlike plain: AnyObject, _ variable: String
  ) -> [String] {
    table.compactMap { property in
      guard let value = property.read(object), value != property.read(plain) else { return nil }
      return property.code(setting: value, of: variable)
    }
  }

  /// The Swift statement that sets a value.
  func code(setting value: Value, of variable: String) -> String {
    statement(variable, code(of: value))
  }

  private func code(of value: Value) -> String {
    switch (value, coding) {
    case (.flag(let flag), _): return "\(flag)"
    case (.whole(let raw), .options):
      let words = words(of: raw).map { ".\($0)" }
      return words.count == 1 ? words[0] : "[\(words.joined(separator: ", "))]"
    case (.whole(let whole), _): return "\(whole)"
    case (.number(let number), _): return StageCode.number(number)
    case (.list(let list), _): return "\(list)"
    case (.text(let text), _): return StageCode.quoted(text)
    case (.texts(let texts), _): return list(texts)
    case (.rows(let sections), _):
      return "[\(sections.map(list).joined(separator: ", "))]"
    case (.pair(let first, let second), .pair(_, let type, let labels)):
      let (first, second) = (StageCode.number(first), StageCode.number(second))
      return "\(type)(\(labels.0): \(first), \(labels.1): \(second))"
    case (.pair(let first, let second), _): return "(\(first), \(second))"
    }
  }

  private func list(_ texts: [String]) -> String {
    "[\(texts.map(StageCode.quoted).joined(separator: ", "))]"
  }

  private func words(of raw: Int) -> [String] {
    guard case .options(let table, _) = coding else { return [] }
    return table.filter { raw & $0.value == $0.value && $0.value != 0 }.map(\.word)
  }
}
