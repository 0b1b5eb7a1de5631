import Foundation
import GestureCore
import Touchstone

/// Labels the landings with the numbers of touches.
extension SceneMap {
  /// Touches with nearby landings, which share a label.
  private struct Landing {
    var touch: TouchPath
    var numbers: [Int]
  }

  /// In CSS pixels.
  private static let near: CGFloat = 14
  private static let broadest: CGFloat = 90
  /// With more landings, no labels are drawn.
  private static let most = 60

  mutating func drawNumbers(in markup: inout SVGMarkup) {
    var landings: [Landing] = []
    for touch in picture.touches {
      let start = place(touch.stops[0].location)
      let same = landings.firstIndex {
        let other = place($0.touch.stops[0].location)
        return hypot(other.x - start.x, other.y - start.y) <= Self.near
      }
      if let same {
        landings[same].numbers.append(touch.id)
      } else {
        landings.append(Landing(touch: touch, numbers: [touch.id]))
        if landings.count > Self.most { return }
      }
    }
    // If most labels have no space, a few would only be confusing.
    let before = taken
    let labels = landings.compactMap { label($0) }
    guard labels.count * 2 > landings.count else {
      taken = before
      return
    }
    for label in labels {
      markup.words(
        label.words,
        [
          "class": "number", "x": SVGMarkup.number(label.origin.x + 1),
          "y": SVGMarkup.number(label.origin.y + 9),
        ], tip: label.words == label.all ? nil : label.all)
    }
  }

  /// Finds space for a label around the landing.
  private mutating func label(
    _ landing: Landing
  ) -> (words: String, all: String, origin: CGPoint)? {
    let touch = landing.touch
    let place = place(touch.stops[0].location)
    let all = TouchNumbers.words(landing.numbers)
    let words = TextMeasure.fit(all, size: 10, width: Self.broadest)
    let box = CGSize(width: TextMeasure.width(words, size: 10) + 2, height: 11)
    let next = self.place(touch.stops[min(touch.stops.count - 1, touch.stops.count / 2)].location)
    // Prefers the side from which the finger moves away.
    let isBehind = next.x < place.x
    let right = CGPoint(x: place.x + 8, y: place.y - 5.5)
    let left = CGPoint(x: place.x - 8 - box.width, y: place.y - 5.5)
    let above = CGPoint(x: place.x - box.width / 2, y: place.y - 19)
    let below = CGPoint(x: place.x - box.width / 2, y: place.y + 8)
    let corners = [
      CGPoint(x: right.x - 2, y: above.y + 4), CGPoint(x: left.x + 2, y: above.y + 4),
      CGPoint(x: right.x - 2, y: below.y - 4), CGPoint(x: left.x + 2, y: below.y - 4),
    ]
    let sides = isBehind ? [right, above, below, left] : [left, above, below, right]
    let inside = CGRect(origin: .zero, size: size).insetBy(dx: 1, dy: 1)
    // Labels may extend slightly beyond the scene's edges.
    let canvas = inside.insetBy(dx: -6, dy: -6)
    let frames = (sides + corners).map { CGRect(origin: $0, size: box) }.filter(isFree)
    guard let frame = frames.first(where: inside.contains) ?? frames.first(where: canvas.contains)
    else { return nil }
    taken.append(frame)
    return (words, all, frame.origin)
  }
}
