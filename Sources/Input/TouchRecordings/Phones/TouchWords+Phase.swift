import GestureCore

extension TouchWords {
  /// The actions of Android's `MotionEvent` by number.
  static let actions: [Int64: Contact.Phase] = [
    0: .began, 1: .ended, 2: .moved, 3: .cancelled, 5: .began, 6: .ended,
  ]

  /// Words that are a phase where a line has no other.
  private static let weakPhases: [String: Contact.Phase] = [
    "pressed": .began, "update": .moved, "updated": .moved, "changed": .moved, "drag": .moved,
    "dragged": .moved,
    "released": .ended,
  ]

  /// The first word that is a phase. Common words count only if the line mentions a finger.
  static func phase(in line: ByteCursor) -> (Contact.Phase, Range<Int>)? {
    var line = line
    var weak: (Contact.Phase, Range<Int>)?
    var release: (Contact.Phase, Range<Int>)?
    while let word = line.takeLetters() {
      let name = phaseName(line.text(word))
      // What is not pressed is released, or cancelled if a later flag says so; other flags that are false say nothing.
      if line.isAtFalse {
        if release == nil, ["pressed", "down"].contains(name) { release = (.ended, word) }
        continue
      }
      if let phase = phases[name], release == nil || phase == .cancelled { return (phase, word) }
      if weak == nil, let phase = weakPhases[name] { weak = (phase, word) }
    }
    return release ?? weak
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
      _ = line.take("0x")
      guard let number = line.decimal(), let phase = actions[number], line.next?.isWord != true
      else { continue }
      return (phase, word.lowerBound..<line.at)
    }
    return nil
  }

  private static let phases: [String: Contact.Phase] = [
    "start": .began, "started": .began, "began": .began, "begin": .began, "down": .began,
    "press": .began,
    "move": .moved, "moved": .moved, "motion": .moved, "end": .ended, "ended": .ended, "up": .ended,
    "inputeventscreendrag": .moved,
    "release": .ended, "cancel": .cancelled, "cancelled": .cancelled, "canceled": .cancelled,
  ]

  /// The phase in `down`, `touchstart`, `touchesBegan`, `ACTION_POINTER_DOWN`, `onTouchMove`.
  static func phase(named name: String) -> Contact.Phase? { phases[phaseName(name)] }

  /// A name in lower case, without what it is about.
  private static func phaseName(_ name: String) -> String {
    var name = name.lowercased()
    name.removeAll { $0 == "_" }
    for beginning in ["on", "action", "handle", "sdl", "wm"] where name.hasPrefix(beginning) {
      name.removeFirst(beginning.count)
    }
    for beginning in ["toucheventf", "touches", "touch", "pointer", "finger"]
    where name.hasPrefix(beginning) {
      name.removeFirst(beginning.count)
      break
    }
    return name
  }
}

extension ByteCursor {
  /// Whether `=false` or `: False` is next.
  fileprivate var isAtFalse: Bool {
    var rest = self
    guard rest.takeEqualsSign() else { return false }
    rest.skipBlanks()
    return rest.take("false") || rest.take("False")
  }
}
