import Foundation
import GestureCore

extension TouchesOther {
  /// A frame's changes other than fingers, in the order of writing.
  static func all(of frame: InputFrame) -> [TouchesOther] {
    var all = frame.presses.map { Self.press($0) }
    if let hover = frame.hover { all.append(.hover(hover)) }
    if let scroll = frame.scroll { all.append(.scroll(scroll)) }
    if let transform = frame.transform { all.append(.transform(transform)) }
    return all + frame.estimateUpdates.map { .update($0) }
  }

  /// Whether the change can be read back.
  var isFinite: Bool {
    switch self {
    case .press(let press): press.force.isFinite
    case .hover(let hover): hover.isFinite
    case .scroll(let scroll): scroll.isFinite
    case .transform(let transform): transform.isFinite
    case .update(let update): update.isFinite
    }
  }

  /// The change as text; default values are omitted.
  var words: String {
    switch self {
    case .press(let press):
      var words = "press \(press.id) \(press.phase) type \(press.type)"
      words += Self.spell("force", press.force, usual: 1)
      guard let key = press.key else { return words }
      words += " characters \(TouchesSpelling.text(key.characters))"
      words += " plain \(TouchesSpelling.text(key.charactersIgnoringModifiers))"
      return words + " held \(key.modifiers) usage \(key.usage)"
    case .hover(let hover):
      let kind = TouchesSpelling.kinds.first { $0.kind == hover.kind }?.word ?? "pointer"
      return "hover \(hover.phase) \(TouchesSpelling.point(hover.location)) kind \(kind)"
        + Self.spell("height", hover.zOffset, usual: 0)
        + Self.spell("altitude", hover.altitudeAngle, usual: 0)
        + Self.spell("azimuth", hover.azimuthAngle, usual: 0)
        + Self.spell("roll", hover.rollAngle, usual: 0)
    case .scroll(let scroll):
      let by = TouchesSpelling.point(CGPoint(x: scroll.dx, y: scroll.dy))
      return "scroll \(scroll.phase) \(TouchesSpelling.point(scroll.location)) by \(by)"
        + (scroll.isDiscrete ? " clicks 1" : "")
    case .transform(let change):
      return "transform \(change.phase) \(TouchesSpelling.point(change.location))"
        + Self.spell("scale", change.scale, usual: 1)
        + Self.spell("turn", change.rotation, usual: 0)
    case .update(let update):
      var words = "update \(update.index)"
      if let place = update.location { words += " place \(TouchesSpelling.point(place))" }
      words += Self.spell("force", update.force)
      words += Self.spell("azimuth", update.azimuthAngle)
      words += Self.spell("altitude", update.altitudeAngle)
      words += Self.spell("roll", update.rollAngle)
      let expecting = update.stillExpectingUpdates.rawValue
      return words + (expecting == 0 ? "" : " expecting \(expecting)")
    }
  }

  private static func spell(_ word: String, _ value: CGFloat?, usual: CGFloat? = nil) -> String {
    guard let value, value != usual || value.sign != usual?.sign else { return "" }
    return " \(word) \(TouchesSpelling.number(value))"
  }
}
