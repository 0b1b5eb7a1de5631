import Foundation
import Touchstone

extension SceneProperty {
  private static let fingers = 1...1000

  /// All properties of recognizers in scene files, in the order of display and code.
  package static let ofRecognizers: [SceneProperty] = [
    flag(
      \UIGestureRecognizer.isEnabled, "isEnabled", trial: .value(.flag(true), words: "true")),
    whole(
      \UITapGestureRecognizer.numberOfTapsRequired, "numberOfTapsRequired", 1...100, shown: 1...10,
      trial: .counts(1...5)),
    whole(
      \UITapGestureRecognizer.numberOfTouchesRequired, "numberOfTouchesRequired", fingers,
      shown: 1...10, trial: .fingers),
    // A tap needs at least one tap; the number of taps before a long press may be 0.
    whole(
      \UILongPressGestureRecognizer.numberOfTapsRequired, "numberOfTapsRequired", 0...100,
      shown: 0...10),
    whole(
      \UILongPressGestureRecognizer.numberOfTouchesRequired, "numberOfTouchesRequired", fingers,
      shown: 1...10, trial: .fingers),
    number(
      \UILongPressGestureRecognizer.minimumPressDuration, "minimumPressDuration", shown: 0...60,
      trial: .toward(0.02)),
    number(
      \UILongPressGestureRecognizer.allowableMovement, "allowableMovement", shown: 0...10_000,
      trial: .toward(1000)),
    whole(
      \UIPanGestureRecognizer.minimumNumberOfTouches, "minimumNumberOfTouches", fingers,
      shown: 1...10, trial: .fewer),
    whole(
      \UIPanGestureRecognizer.maximumNumberOfTouches, "maximumNumberOfTouches", fingers,
      shown: 1...100, trial: .more),
    whole(
      \UISwipeGestureRecognizer.numberOfTouchesRequired, "numberOfTouchesRequired", fingers,
      shown: 1...10, trial: .fingers),
    options(
      \UISwipeGestureRecognizer.direction, "direction",
      [("left", .left), ("right", .right), ("up", .up), ("down", .down)],
      choices: [("right", .right), ("left", .left), ("up", .up), ("down", .down)], trial: .eachWord),
    options(
      \UIScreenEdgePanGestureRecognizer.edges, "edges",
      [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)],
      choices: [("left", .left), ("right", .right), ("top", .top), ("bottom", .bottom)],
      trial: .eachWord),
    number(\LingerGestureRecognizer.minimumDuration, "minimumDuration", shown: 0...60),
    number(\RestGestureRecognizer.drift, "allowableMovement", shown: 0...10_000),
    options(
      \UITapGestureRecognizer.buttonMaskRequired, "buttonMaskRequired",
      [("primary", .primary), ("secondary", .secondary)]),
    options(
      \UIPanGestureRecognizer.allowedScrollTypesMask, "allowedScrollTypesMask",
      [("discrete", .discrete), ("continuous", .continuous)],
      choices: [
        ("none", []), ("discrete", .discrete), ("continuous", .continuous), ("all", .all),
      ]),
    flag(\UIGestureRecognizer.cancelsTouchesInView, "cancelsTouchesInView"),
    flag(\UIGestureRecognizer.delaysTouchesBegan, "delaysTouchesBegan"),
    flag(\UIGestureRecognizer.delaysTouchesEnded, "delaysTouchesEnded"),
    types(
      \UIGestureRecognizer.allowedTouchTypes, "allowedTouchTypes",
      [("direct", 0), ("indirect", 1), ("pencil", 2), ("indirectPointer", 3)],
      choices: [("all", [0, 1, 2, 3]), ("fingers", [0]), ("pencil", [2]), ("pointer", [3])],
      trial: .value(.list([0, 1, 2, 3]), words: "all")),
    types(
      \UIGestureRecognizer.allowedPressTypes, "allowedPressTypes", [],
      choices: [
        ("none", []), ("arrows", [0, 1, 2, 3]), ("select", [4]), ("remote", [0, 1, 2, 3, 4, 5, 6]),
      ]),
    flag(\UIGestureRecognizer.requiresExclusiveTouchType, "requiresExclusiveTouchType"),
  ]
}
