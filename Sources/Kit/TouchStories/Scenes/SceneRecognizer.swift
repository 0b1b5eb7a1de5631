import Foundation
import Touchstone

/// A recognizer of a scene file; a property that is not said has UIKit's default.
package struct SceneRecognizer: Equatable {
  package enum Kind: String, CaseIterable {
    case tap, longPress, pan, pinch, rotation, swipe, edgePan, hover
    /// Fingers that stay down; for others to wait for, and never reported itself.
    case linger
    /// Fingers that go nowhere; for others to wait for, and never reported itself.
    case rest
  }

  /// Another recognizer, by its name, and where the file names it.
  package struct Relation: Equatable {
    package var name: String
    var place = ScenePlace()

    package init(_ name: String) { self.name = name }
  }

  package let kind: Kind
  /// What files, tables and JSON call it; the kind's name unless the file gives another.
  package var name: String
  /// What texts call it instead: of the usual scene, whose names no user wrote.
  package var title: String?
  /// Those that must fail before this one may begin.
  package var requiresFailureOf: [Relation] = []
  /// Those that may recognize at the same time as this one, whichever of the two is first.
  package var simultaneousWith: [Relation] = []

  /// `false` for a long press that prevents only taps.
  package var canPrevent: Bool?
  /// Of several pans, pinches and rotations that may begin at one moment, the one that moved most begins
  /// first, whatever their order.
  package var beginsByExtent = false
  /// Taps with turns, from 0 on, leave each other the touches for which they would not be ready, and
  /// prevent no recognizer.
  package var turn: Int?
  /// Whether it is the pan or the pinch that its scroll view has by itself, and is not added.
  package var isScrollViews = false
  /// What the file says of the properties that its kind has (``SceneProperty``).
  private(set) var values: [String: SceneProperty.Value] = [:]

  /// Where the file describes it.
  var place = ScenePlace()

  package init(_ kind: Kind, named name: String? = nil) {
    self.kind = kind
    self.name = name ?? kind.rawValue
  }

  /// The value of a property that recognizers of this kind have; `nil` for its default.
  package subscript(property property: String) -> SceneProperty.Value? {
    get { values[property] }
    set {
      precondition(
        SceneProperty.of(kind).contains { $0.name == property },
        "a \(kind) has no \(property)")
      values[property] = newValue
    }
  }

  /// How many fingers a tap, a long press or a swipe needs.
  package var touchesRequired: Int { values["numberOfTouchesRequired"]?.whole ?? 1 }
  /// How many taps a tap needs.
  package var tapsRequired: Int { values["numberOfTapsRequired"]?.whole ?? 1 }
  package var direction: UISwipeGestureRecognizer.Direction? {
    values["direction"]?.whole.map { .init(rawValue: UInt($0)) }
  }

  /// What texts call it.
  package var shownName: String { title ?? name }

  var relations: [Relation] { requiresFailureOf + simultaneousWith }
}
