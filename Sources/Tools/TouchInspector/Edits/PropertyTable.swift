import Foundation
import TouchStories
import Touchstone

/// The properties of recognizers and views that a page shows and changes while fingers are down.
enum PropertyTable {
  static func properties(of recognizer: UIGestureRecognizer) -> [PropertySnapshot] {
    snapshots(of: recognizer, SceneProperty.ofRecognizers)
  }

  static func properties(of view: UIView) -> [PropertySnapshot] {
    snapshots(of: view, SceneProperty.ofViews)
  }

  private static func snapshots(
    of object: AnyObject, _ table: [SceneProperty]
  ) -> [PropertySnapshot] {
    table.compactMap { property in
      property.read(object).flatMap(property.pageValue).map { value in
        PropertySnapshot(
          property: property.name, value: value, type: property.pageType,
          minimum: property.shown?.lowerBound, maximum: property.shown?.upperBound,
          choices: property.choices)
      }
    }
  }

  /// Changes a property; returns `nil` or the reason for a failure.
  static func set(
    _ name: String, of recognizer: UIGestureRecognizer, to value: PropertyValue
  ) -> String? {
    set(
      name, of: recognizer, called: recognizer.name ?? "This recognizer",
      SceneProperty.ofRecognizers, to: value)
  }

  static func set(_ name: String, of view: UIView, to value: PropertyValue) -> String? {
    set(
      name, of: view, called: view.accessibilityIdentifier ?? "This view", SceneProperty.ofViews,
      to: value)
  }

  private static func set(
    _ name: String, of object: AnyObject, called owner: String, _ table: [SceneProperty],
    to value: PropertyValue
  ) -> String? {
    // Recognizers of several kinds have properties with the same name.
    let property = table.first { $0.name == name && $0.read(object) != nil }
    guard let property else { return "\(owner) has no \(name.prefix(60))." }
    if case .text(let text) = value, text.unicodeScalars.count > SceneLimits.textLength {
      return "\(name) takes \(SceneLimits.textLength) characters at most."
    }
    if let range = property.shown {
      guard case .number(let number) = value, range.contains(number) else {
        return
          "\(name) takes \(Int(bounding: range.lowerBound)) to \(Int(bounding: range.upperBound))."
      }
    }
    guard let value = property.value(of: value), property.write(object, value) else {
      return "That is no value for \(name)."
    }
    return nil
  }
}

extension SceneProperty {
  fileprivate var pageType: String? { if case .whole = coding { "integer" } else { nil } }

  fileprivate var choices: [String]? {
    switch coding {
    case .options(_, let choices): choices.map(\.word)
    case .types(_, let choices): choices.map(\.word)
    case .flag, .whole, .number, .text, .titles, .rows, .pair: nil
    }
  }

  /// Converts a value for a page; a value that is not among the choices becomes "several". `nil` if no field can show it.
  fileprivate func pageValue(of value: Value) -> PropertyValue? {
    switch (value, coding) {
    case (.flag(let flag), _): .bool(flag)
    case (.whole(let raw), .options(_, let choices)):
      .text(choices.first { $0.value == raw }?.word ?? "several")
    // A pan's maximum number of touches is unlimited by default, which a field cannot show.
    case (.whole(let whole), _): .number(min(Double(whole), shown?.upperBound ?? .infinity))
    case (.number(let number), _): .number(number)
    case (.list(let list), .types(_, let choices)):
      .text(choices.first { $0.value == list }?.word ?? "several")
    case (.list, _): .text("several")
    case (.text(let text), _): .text(text)
    case (.texts, _), (.rows, _), (.pair, _): nil
    }
  }

  /// Converts a page's value; `nil` if it is not valid for this property.
  fileprivate func value(of value: PropertyValue) -> Value? {
    switch (value, coding) {
    case (.bool(let flag), .flag): .flag(flag)
    case (.number(let number), .whole): Int(exactly: number).map { .whole($0) }
    case (.number(let number), .number): .number(number)
    case (.text(let text), .text): .text(text)
    case (.text(let word), .options(_, let choices)):
      choices.first { $0.word == word }.map { .whole($0.value) }
    case (.text(let word), .types(_, let choices)):
      choices.first { $0.word == word }.map { .list($0.value) }
    default: nil
    }
  }
}
