import TouchstoneTesting
import UIKit

/// What a person wants to do in the app of this example, and how the fingers do it.
enum Intent: String, CaseIterable {
  /// Opens the menu: a press on the picture, as long as the person thinks is long.
  case menu
  /// Deletes: a tap on the button at the corner.
  case delete
  /// Opens the picture: a tap on it.
  case open
  /// Goes on to the next pictures: a drag.
  case scroll

  /// The middle of the button for deleting, in points.
  static let button = CGPoint(x: 352, y: 64)

  /// How often each is wanted, in parts of a hundred.
  static func random(_ numbers: inout SplitMix64) -> Intent {
    switch numbers.number(0...99) {
    case ..<25: .menu
    case ..<45: .delete
    case ..<70: .open
    default: .scroll
    }
  }

  /// Does it.
  @MainActor func act(_ person: Person, on stage: Stage, _ numbers: inout SplitMix64) {
    let style = HandStyle.human(seed: numbers.next())
    let picture = CGPoint(
      x: 60 + 270 * numbers.part(), y: 250 + 400 * numbers.part())
    switch self {
    case .menu:
      stage.hand(at: picture, fingers: 1, style: style).longPress(person.patience(&numbers))
    case .delete:
      stage.hand(at: person.aim(at: Self.button, &numbers), fingers: 1, style: style).tap()
    case .open:
      stage.hand(at: picture, fingers: 1, style: style).tap()
    case .scroll:
      let way = -(120 + 200 * numbers.part())
      stage.hand(at: picture, fingers: 1, style: style).drag(by: 0, way, in: 0.5)
    }
    stage.wait(0.5)
  }
}
