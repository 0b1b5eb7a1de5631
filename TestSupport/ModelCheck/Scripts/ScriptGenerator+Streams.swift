/// Hovering, scrolling and trackpads, and recognizers for them.
extension ScriptGenerator {
  /// Makes one of the recognizers one that streams concern.
  mutating func followStreams(_ recognizer: inout Script.Recognizer) {
    if extras.chance(50) {
      recognizer.program = Program()
      recognizer.takesPresses = false
      recognizer.kind = extras.pick([.pan, .pan, .pan, .hover, .hover, .pinch, .rotation])
    }
    guard recognizer.kind == .pan else { return }
    recognizer.takesScrolls = extras.chance(80)
    // Many an app has one pan for fingers and another for wheels.
    recognizer.takesTouches = !recognizer.takesScrolls || extras.chance(60)
  }

  mutating func addStream() {
    let delay = extras.pick([8, 16, 34, 100])
    switch extras.number(0...2) {
    case 0: script.steps.append(.stream(delay, hover()))
    case 1: script.steps.append(.stream(delay, follow(extras.pick([.scroll, .wheel]))))
    default: script.steps.append(.stream(delay, follow(.transform)))
    }
  }

  private mutating func hover() -> Script.Stream {
    if let number = streams.first(where: { $0.kind == .hover })?.number {
      if extras.chance(80) {
        return .hover(number, x: extras.number(0...399), y: extras.number(0...799))
      }
      streams.removeAll { $0.number == number }
      return .leave(number)
    }
    let number = start(.hover)
    return .hover(number, x: extras.number(0...399), y: extras.number(0...799))
  }

  private mutating func follow(_ kind: Script.StreamKind) -> Script.Stream {
    let step = makeStep(kind)
    guard let number = streams.first(where: { $0.kind.isLike(kind) })?.number else {
      return .begin(
        start(kind), kind, x: extras.number(0...399), y: extras.number(0...799), step)
    }
    if extras.chance(60) { return .go(number, step) }
    streams.removeAll { $0.number == number }
    return extras.chance(85) ? .end(number) : .cancel(number)
  }

  private mutating func start(_ kind: Script.StreamKind) -> Int {
    streamCount += 1
    streams.append((number: 1999 + streamCount, kind: kind))
    return 1999 + streamCount
  }

  /// Some bring nothing.
  private mutating func makeStep(_ kind: Script.StreamKind) -> Script.StreamStep {
    guard kind == .transform else {
      return Script.StreamStep(
        x: extras.pick([0, 0, -20, 15]), y: extras.pick([0, 0, 10, -10, 40]))
    }
    return Script.StreamStep(
      x: 0, y: 0, percent: extras.pick([100, 100, 80, 125, 150]),
      turn: extras.pick([0, 0, 10, -25])
    )
  }
}
