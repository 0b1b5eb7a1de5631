import Foundation
import Touchstone

/// A recognizer of a scene file; missing properties have UIKit's defaults.
package struct SceneRecognizer: Equatable {
  package enum Kind: String, CaseIterable {
    case tap, longPress, pan, pinch, rotation, swipe, edgePan, hover
    /// Fingers that stay down; an auxiliary recognizer that others wait for, and that is not reported.
    case linger
    /// Fingers that do not move; an auxiliary recognizer that others wait for, and that is not reported.
    case rest
  }

  /// A reference to another recognizer by name, with its position in the file.
  package struct Relation: Equatable {
    package var name: String
    var place = ScenePlace()

    package init(_ name: String) { self.name = name }
  }

  package let kind: Kind
  /// The name in files, tables and JSON; the kind's name unless the file has another one.
  package var name: String
  /// The name in texts, for the usual scene, whose names the user did not choose.
  package var title: String?
  /// The recognizers that must fail before this one may begin.
  package var requiresFailureOf: [Relation] = []
  /// The recognizers that may be simultaneous with this one, in either order.
  package var simultaneousWith: [Relation] = []

  /// `false` for a long press that prevents only taps.
  package var canPrevent: Bool?
  /// Whether, of several pans, pinches and rotations that may begin at the same time, the one with the most movement begins
  /// first, independent of their order.
  package var beginsByExtent = false
  /// Taps with turns, numbered from 0, leave touches for which they are not ready to each other, and prevent no other
  /// recognizer.
  package var turn: Int?
  /// Whether it is a scroll view's own pan or pinch, which is not added.
  package var isScrollViews = false
  /// The values of its kind's properties in the file (``SceneProperty``).
  private(set) var values: [String: SceneProperty.Value] = [:]

  /// Its position in the file.
  var place = ScenePlace()

  package init(_ kind: Kind, named name: String? = nil) {
    self.kind = kind
    self.name = name ?? kind.rawValue
  }

  /// The value of a property of this kind; `nil` for its default.
  package subscript(property property: String) -> SceneProperty.Value? {
    get { values[property] }
    set {
      precondition(
        SceneProperty.of(kind).contains { $0.name == property },
        "a \(kind) has no \(property)")
      values[property] = newValue
    }
  }

  /// The number of fingers that a tap, long press or swipe requires.
  package var touchesRequired: Int { values["numberOfTouchesRequired"]?.whole ?? 1 }
  /// The number of taps that a tap requires.
  package var tapsRequired: Int { values["numberOfTapsRequired"]?.whole ?? 1 }
  package var direction: UISwipeGestureRecognizer.Direction? {
    values["direction"]?.whole.map { .init(rawValue: UInt($0)) }
  }

  /// The name in texts.
  package var shownName: String { title ?? name }

  var relations: [Relation] { requiresFailureOf + simultaneousWith }
}
