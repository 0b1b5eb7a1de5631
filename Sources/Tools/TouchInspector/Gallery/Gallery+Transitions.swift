import Foundation
import Touchstone

extension Gallery {
  /// Transitions between contents, and gestures that interrupt them.
  static var transitions: [Example] {
    [
      Example(
        id: "transitions", title: "Turning a card over", group: "Whole scenes",
        text: "Each tap turns the card another way: it flips, curls or dissolves, "
          + "and takes no taps meanwhile."
      ) { window in CardTable(in: window) }
    ]
  }
}

/// A card that shows one picture after another.
private final class CardTable {
  private static let pictures = ["tap", "pinch", "rotation", "swipe"]
  private static let ways: [(style: UIView.AnimationOptions, words: String)] = [
    (.transitionFlipFromLeft, "Flipped from the left"),
    (.transitionFlipFromRight, "Flipped from the right"),
    (.transitionFlipFromTop, "Flipped from the top"),
    (.transitionCurlUp, "Curled up"), (.transitionCurlDown, "Curled down"),
    (.transitionCrossDissolve, "Dissolved"),
  ]

  private let poster: Poster
  private var count = 0

  init(in window: UIWindow) {
    poster = Poster(in: window, picture: Self.pictures[0], says: "Nothing yet")
    poster.add(UITapGestureRecognizer(), named: "tap") { [weak self] _, _ in self?.turn() }
  }

  private func turn() {
    let way = Self.ways[count % Self.ways.count]
    count += 1
    let picture = Self.pictures[count % Self.pictures.count]
    let card = poster.card
    UIView.transition(
      with: card, duration: 0.6, options: way.style,
      animations: { card.image = UIImage(name: picture, size: card.bounds.size) },
      completion: { [weak poster] _ in poster?.say(way.words) })
  }
}
