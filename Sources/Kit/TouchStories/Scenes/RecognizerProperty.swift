import Foundation
import Touchstone

/// A property that recognizers of a class have: for scene files, which set it, for Swift code that is written of them, for
/// pages, where it is changed, and for the search for what would have helped.
///
/// ``all`` has every property. A new one is a line there.
package struct RecognizerProperty {
  /// A value of a property. An option set is its raw value.
  package enum Value: Equatable {
    case flag(Bool)
    case whole(Int)
    case number(Double)
    case list([Int])
  }

  /// What a value is, and how files and code spell it.
  package enum Coding {
    case flag
    case whole(ClosedRange<Int>)
    /// Seconds or points, at least 0.
    case number
    /// An option set, as words. A page offers whole sets.
    case options([(word: String, value: Int)], choices: [(word: String, value: Int)])
    /// Types, as words if they have some. A page offers whole lists.
    case types([(word: String, value: Int)], choices: [(word: String, value: [Int])])
  }

  /// What a search for a gesture that was missed tries instead of a value.
  enum Trial {
    /// This value alone.
    case value(Value, words: String)
    case counts(ClosedRange<Int>)
    /// As many fingers as there were, or fewer.
    case fingers
    /// Down to 1.
    case fewer
    /// Up to the fingers that there were.
    case more
    case toward(Double)
    case eachWord
  }

  package let name: String
  package let coding: Coding
  /// The numbers that a page's field takes.
  package let shown: ClosedRange<Double>?
  let trial: Trial?
  /// Its value; `nil` for a recognizer of a class that does not have it.
  package let read: @MainActor (UIGestureRecognizer) -> Value?
  /// Sets it. A value of another type, or a recognizer of another class, is left alone: `false`.
  package let write: @MainActor (UIGestureRecognizer, Value) -> Bool

  /// Those that recognizers of a kind have, in the order of ``all``.
  static func of(_ kind: SceneRecognizer.Kind) -> [RecognizerProperty] { byKind[kind] ?? [] }

  private static let byKind = Dictionary(
    uniqueKeysWithValues: SceneRecognizer.Kind.allCases.map { kind in
      let plain = SceneRecognizer(kind).make()
      return (kind, all.filter { $0.read(plain) != nil })
    })
}

// MARK: - Making rows

extension RecognizerProperty {
  static func flag(
    _ path: ReferenceWritableKeyPath<UIGestureRecognizer, Bool>, _ name: String, trial: Trial? = nil
  ) -> RecognizerProperty {
    row(
      path, name, .flag, trial: trial, value: { .flag($0) },
      own: { if case .flag(let flag) = $0 { flag } else { nil } })
  }

  static func whole<Recognizer: UIGestureRecognizer>(
    _ path: ReferenceWritableKeyPath<Recognizer, Int>, _ name: String, _ range: ClosedRange<Int>,
    shown: ClosedRange<Double>, trial: Trial? = nil
  ) -> RecognizerProperty {
    row(path, name, .whole(range), shown: shown, trial: trial, value: { .whole($0) }, own: \.whole)
  }

  static func number<Recognizer: UIGestureRecognizer, Number: BinaryFloatingPoint>(
    _ path: ReferenceWritableKeyPath<Recognizer, Number>, _ name: String,
    shown: ClosedRange<Double>, trial: Trial? = nil
  ) -> RecognizerProperty {
    row(
      path, name, .number, shown: shown, trial: trial, value: { .number(Double($0)) },
      own: { if case .number(let number) = $0 { Number(number) } else { nil } })
  }

  static func options<Recognizer: UIGestureRecognizer, Options: OptionSet>(
    _ path: ReferenceWritableKeyPath<Recognizer, Options>, _ name: String,
    _ words: [(word: String, value: Options)], choices: [(word: String, value: Options)]? = nil,
    trial: Trial? = nil
  ) -> RecognizerProperty where Options.RawValue: FixedWidthInteger {
    func raw(_ words: [(word: String, value: Options)]) -> [(word: String, value: Int)] {
      words.map { ($0.word, Int($0.value.rawValue)) }
    }
    let coding = Coding.options(raw(words), choices: raw(choices ?? words))
    return row(
      path, name, coding, trial: trial, value: { .whole(Int($0.rawValue)) },
      own: { $0.whole.flatMap { Options.RawValue(exactly: $0) }.map { Options(rawValue: $0) } })
  }

  static func types(
    _ path: ReferenceWritableKeyPath<UIGestureRecognizer, [NSNumber]>, _ name: String,
    _ words: [(word: String, value: Int)], choices: [(word: String, value: [Int])],
    trial: Trial? = nil
  ) -> RecognizerProperty {
    let coding = Coding.types(words, choices: choices)
    return row(
      path, name, coding, trial: trial, value: { .list($0.map(\.intValue)) },
      own: { if case .list(let list) = $0 { list.map { NSNumber(value: $0) } } else { nil } })
  }

  private static func row<Recognizer: UIGestureRecognizer, Own>(
    _ path: ReferenceWritableKeyPath<Recognizer, Own>, _ name: String, _ coding: Coding,
    shown: ClosedRange<Double>? = nil, trial: Trial?, value: @escaping (Own) -> Value,
    own: @escaping (Value) -> Own?
  ) -> RecognizerProperty {
    RecognizerProperty(
      name: name, coding: coding, shown: shown, trial: trial,
      read: { ($0 as? Recognizer).map { value($0[keyPath: path]) } },
      write: { recognizer, value in
        guard let recognizer = recognizer as? Recognizer, let value = own(value) else {
          return false
        }
        recognizer[keyPath: path] = value
        return true
      })
  }
}

extension RecognizerProperty.Value {
  package var whole: Int? { if case .whole(let whole) = self { whole } else { nil } }
}

// MARK: - Files and code

extension RecognizerProperty {
  func value(of field: SceneField) throws(SceneError) -> Value {
    switch coding {
    case .flag: return .flag(try field.bool())
    case .whole(let range): return .whole(try field.whole(range))
    case .number: return .number(try field.number(atLeast: 0))
    case .options(let table, _):
      return .whole(try field.words(of: table).reduce(0) { $0 | $1 })
    case .types(let table, _):
      guard table.isEmpty else { return .list(try field.words(of: table)) }
      var numbers: [Int] = []
      for element in try field.elements() { numbers.append(try element.whole(-1...10_000)) }
      return .list(numbers)
    }
  }

  /// A value as files spell it.
  func json(of value: Value) -> Any {
    switch (value, coding) {
    case (.flag(let flag), _): flag
    case (.whole(let raw), .options): words(of: raw)
    case (.whole(let whole), _): whole
    case (.number(let number), _): number
    case (.list(let list), .types(let table, _)) where !table.isEmpty:
      list.compactMap { type in table.first { $0.value == type }?.word }
    case (.list(let list), _): list
    }
  }

  /// A value as Swift spells it.
  func code(of value: Value) -> String {
    switch (value, coding) {
    case (.flag(let flag), _): return "\(flag)"
    case (.whole(let raw), .options):
      let words = words(of: raw).map { ".\($0)" }
      return words.count == 1 ? words[0] : "[\(words.joined(separator: ", "))]"
    case (.whole(let whole), _): return "\(whole)"
    case (.number(let number), _): return StageCode.number(number)
    case (.list(let list), _): return "\(list)"
    }
  }

  private func words(of raw: Int) -> [String] {
    guard case .options(let table, _) = coding else { return [] }
    return table.filter { raw & $0.value == $0.value && $0.value != 0 }.map(\.word)
  }
}
