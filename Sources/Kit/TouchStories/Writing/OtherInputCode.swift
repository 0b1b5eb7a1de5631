import Foundation
import GestureCore
import Touchstone

/// A frame's input other than fingers, as lines of code.
struct OtherInputCode {
  private(set) var lines: [String] = []
  let isInterruption: Bool
  /// Whether the system processes it before the frame's fingers.
  let isBefore: Bool
  /// The keys and buttons held after the frame.
  private(set) var held: Held

  /// The held keys and buttons: frames repeat them, and code contains only changes.
  struct Held {
    var modifiers = 0
    var buttons = 0
  }

  init(_ frame: InputFrame, after held: Held) {
    self.held = held
    isInterruption = frame.isInterruption
    var fields: [String] = []
    if let modifiers = frame.modifiers, modifiers != held.modifiers {
      self.held.modifiers = modifiers
      fields.append("modifiers = \(modifiers)")
    }
    if let buttons = frame.buttons, buttons != held.buttons {
      self.held.buttons = buttons
      fields.append("buttons = \(buttons)")
    }
    if let hover = frame.hover { fields.append("hover = \(Self.code(hover))") }
    isBefore = !fields.isEmpty
    if let scroll = frame.scroll { fields.append("scroll = \(Self.code(scroll))") }
    if let transform = frame.transform { fields.append("transform = \(Self.code(transform))") }
    for press in frame.presses { fields.append("presses.append(\(Self.code(press)))") }
    for update in frame.estimateUpdates {
      fields.append("estimateUpdates.append(\(Self.code(update)))")
    }
    lines = fields.map { "stage.input { $0." + $0 + " }" }
    if isInterruption { lines.append("stage.interrupt()") }
  }

  private static func code(_ hover: HoverChange) -> String {
    var text = "TouchInput.Hover(phase: .\(hover.phase), kind: .\(hover.kind), "
    text += "location: \(StageCode.point(hover.location))"
    if hover.zOffset != 0 { text += ", zOffset: \(StageCode.number(hover.zOffset))" }
    return text + ")"
  }

  private static func code(_ scroll: ScrollChange) -> String {
    "TouchInput.Scroll(phase: .\(scroll.phase), location: \(StageCode.point(scroll.location)), "
      + "dx: \(StageCode.number(scroll.dx)), dy: \(StageCode.number(scroll.dy))"
      + (scroll.isDiscrete ? ", isDiscrete: true)" : ")")
  }

  private static func code(_ change: TransformChange) -> String {
    "TouchInput.Transform(phase: .\(change.phase), location: \(StageCode.point(change.location)), "
      + "scale: \(change.scale), rotation: \(change.rotation))"
  }

  private static func code(_ press: PressChange) -> String {
    var text = "TouchInput.Press(id: \(press.id), phase: .\(press.phase), type: \(press.type)"
    if press.force != 1 { text += ", force: \(StageCode.number(press.force))" }
    if let key = press.key {
      text += ", key: TouchInput.KeyStroke(characters: \(StageCode.quoted(key.characters)), "
      text += "charactersIgnoringModifiers: "
      text += "\(StageCode.quoted(key.charactersIgnoringModifiers)), "
      text += "modifiers: \(key.modifiers), usage: \(key.usage))"
    }
    return text + ")"
  }

  private static func code(_ update: EstimateUpdate) -> String {
    var text = "TouchInput.EstimateUpdate(index: \(update.index)"
    if let place = update.location { text += ", location: \(StageCode.point(place))" }
    let values = [
      ("force", update.force), ("azimuthAngle", update.azimuthAngle),
      ("altitudeAngle", update.altitudeAngle), ("rollAngle", update.rollAngle),
    ]
    for (name, value) in values {
      if let value { text += ", \(name): \(StageCode.number(value))" }
    }
    return text + ")"
  }
}
