import Foundation
import Touchstone

/// The properties of recognizers that can be looked at and changed while fingers are down.
enum PropertyTable {
  struct Row {
    var name: String
    var type: String?
    var range: ClosedRange<Double>?
    var choices: [String]?
    /// `nil` for a recognizer that does not have it.
    var read: @MainActor (UIGestureRecognizer) -> PropertyValue?
    /// Whether the value fits.
    var write: @MainActor (UIGestureRecognizer, PropertyValue) -> Bool
  }

  static func properties(of recognizer: UIGestureRecognizer) -> [RecognizerProperty] {
    rows.compactMap { row in
      row.read(recognizer).map { value in
        RecognizerProperty(
          property: row.name, value: value, type: row.type, minimum: row.range?.lowerBound,
          maximum: row.range?.upperBound, choices: row.choices)
      }
    }
  }

  /// Changes a property; `nil`, or why it cannot be.
  static func set(
    _ name: String, of recognizer: UIGestureRecognizer, to value: PropertyValue
  ) -> String? {
    // Several kinds have one of the same name.
    guard let row = rows.first(where: { $0.name == name && $0.read(recognizer) != nil }) else {
      return "\(recognizer.name ?? "This recognizer") has no \(name.prefix(60))."
    }
    if let range = row.range {
      guard case .number(let number) = value, range.contains(number) else {
        return
          "\(name) takes \(Int(bounding: range.lowerBound)) to \(Int(bounding: range.upperBound))."
      }
    }
    return row.write(recognizer, value) ? nil : "That is no value for \(name)."
  }

  // MARK: - Rows

  private static let rows: [Row] =
    [
      bool("isEnabled", \UIGestureRecognizer.isEnabled),
      whole("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired, 1...10),
      whole("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired, 1...10),
      whole("numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired, 0...10),
      whole(
        "numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired, 1...10),
      number("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration, 0...60),
      length("allowableMovement", \UILongPressGestureRecognizer.allowableMovement, 0...10_000),
      whole("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches, 1...10),
      whole("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches, 1...100),
      whole("numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired, 1...10),
      choice(
        "direction", \UISwipeGestureRecognizer.direction,
        [("right", .right), ("left", .left), ("up", .up), ("down", .down)]),
      choice(
        "edges", \UIScreenEdgePanGestureRecognizer.edges,
        [("left", .left), ("right", .right), ("top", .top), ("bottom", .bottom)]),
      choice(
        "buttonMaskRequired", \UITapGestureRecognizer.buttonMaskRequired,
        [("primary", .primary), ("secondary", .secondary)]),
      choice(
        "allowedScrollTypesMask", \UIPanGestureRecognizer.allowedScrollTypesMask,
        [("none", []), ("discrete", .discrete), ("continuous", .continuous), ("all", .all)]),
      bool("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView),
      bool("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan),
      bool("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded),
      choice(
        "allowedTouchTypes", \UIGestureRecognizer.allowedTouchTypes,
        [
          ("all", types(0...3)), ("fingers", types(0...0)), ("pencil", types(2...2)),
          ("pointer", types(3...3)),
        ]),
      choice(
        "allowedPressTypes", \UIGestureRecognizer.allowedPressTypes,
        [
          ("none", []), ("arrows", types(0...3)), ("select", types(4...4)),
          ("remote", types(0...6)),
        ]),
      bool("requiresExclusiveTouchType", \UIGestureRecognizer.requiresExclusiveTouchType),
    ]

  /// Raw values of types.
  private static func types(_ numbers: ClosedRange<Int>) -> [NSNumber] {
    numbers.map { NSNumber(value: $0) }
  }

  private static func bool(
    _ name: String, _ path: ReferenceWritableKeyPath<UIGestureRecognizer, Bool>
  ) -> Row {
    Row(
      name: name, read: { .bool($0[keyPath: path]) },
      write: { recognizer, value in
        guard case .bool(let bool) = value else { return false }
        recognizer[keyPath: path] = bool
        return true
      })
  }

  private static func whole<Recognizer: UIGestureRecognizer>(
    _ name: String, _ path: ReferenceWritableKeyPath<Recognizer, Int>, _ range: ClosedRange<Double>
  ) -> Row {
    Row(
      name: name, type: "integer", range: range,
      // A pan takes any number of fingers by default, which no field can show.
      read: {
        ($0 as? Recognizer).map { .number(min(Double($0[keyPath: path]), range.upperBound)) }
      },
      write: { recognizer, value in
        guard let recognizer = recognizer as? Recognizer, case .number(let number) = value,
          let whole = Int(exactly: number)
        else { return false }
        recognizer[keyPath: path] = whole
        return true
      })
  }

  private static func number<Recognizer: UIGestureRecognizer>(
    _ name: String, _ path: ReferenceWritableKeyPath<Recognizer, TimeInterval>,
    _ range: ClosedRange<Double>
  ) -> Row {
    Row(
      name: name, range: range, read: { ($0 as? Recognizer).map { .number($0[keyPath: path]) } },
      write: { recognizer, value in
        guard let recognizer = recognizer as? Recognizer, case .number(let number) = value else {
          return false
        }
        recognizer[keyPath: path] = number
        return true
      })
  }

  private static func length<Recognizer: UIGestureRecognizer>(
    _ name: String, _ path: ReferenceWritableKeyPath<Recognizer, CGFloat>,
    _ range: ClosedRange<Double>
  ) -> Row {
    Row(
      name: name, range: range,
      read: { ($0 as? Recognizer).map { .number(Double($0[keyPath: path])) } },
      write: { recognizer, value in
        guard let recognizer = recognizer as? Recognizer, case .number(let number) = value else {
          return false
        }
        recognizer[keyPath: path] = CGFloat(number)
        return true
      })
  }

  /// One of some values, by words; any other is shown as "several".
  private static func choice<Recognizer: UIGestureRecognizer, Value: Equatable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Recognizer, Value>,
    _ words: [(word: String, value: Value)]
  ) -> Row {
    Row(
      name: name, choices: words.map(\.word),
      read: { recognizer in
        guard let recognizer = recognizer as? Recognizer else { return nil }
        return .text(words.first { $0.value == recognizer[keyPath: path] }?.word ?? "several")
      },
      write: { recognizer, value in
        guard let recognizer = recognizer as? Recognizer, case .text(let word) = value,
          let chosen = words.first(where: { $0.word == word })?.value
        else { return false }
        recognizer[keyPath: path] = chosen
        return true
      })
  }
}
