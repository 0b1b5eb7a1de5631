import GestureCore

extension TouchWords {
  /// The actions of Android's `MotionEvent` by number.
  static let actions: [Int64: Contact.Phase] = [
    0: .began, 1: .ended, 2: .moved, 3: .cancelled, 5: .began, 6: .ended,
  ]

  /// The first word that is a phase. Common words count only if the line mentions a finger.
  static func phase(in line: ByteCursor) -> (Contact.Phase, Range<Int>)? {
    var line = line
    while let word = line.takeLetters() {
      if let phase = phase(named: line.text(word)) { return (phase, word) }
    }
    return nil
  }

  /// The number of one of `MotionEvent`'s actions behind its name: `action: 0`, `actionMasked=5`.
  static func action(in line: ByteCursor) -> (Contact.Phase, Range<Int>)? {
    var line = line
    while let word = line.takeLetters() {
      guard ["action", "actionMasked", "Action", "ActionMasked"].contains(line.text(word)) else {
        continue
      }
      line.skipBlanks()
      guard line.takeEqualsSign() else { continue }
      line.skipBlanks()
      guard let number = line.decimal(), let phase = actions[number], line.next?.isWord != true
      else { continue }
      return (phase, word.lowerBound..<line.at)
    }
    return nil
  }

  /// The phase in `down`, `touchstart`, `touchesBegan`, `ACTION_POINTER_DOWN`, `onTouchMove`.
  static func phase(named name: String) -> Contact.Phase? {
    var name = name.lowercased()
    name.removeAll { $0 == "_" }
    for beginning in ["on", "action", "handle", "sdl", "wm"] where name.hasPrefix(beginning) {
      name.removeFirst(beginning.count)
    }
    for beginning in ["touches", "touch", "pointer", "finger"] where name.hasPrefix(beginning) {
      name.removeFirst(beginning.count)
      break
    }
    switch name {
    case "start", "began", "begin", "down", "press", "pressed": return .began
    case "move", "moved", "motion", "update", "changed": return .moved
    case "end", "ended", "up", "release", "released": return .ended
    case "cancel", "cancelled", "canceled": return .cancelled
    default: return nil
    }
  }
}
