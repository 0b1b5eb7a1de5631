import GestureCore

/// What must hold for every log of the real thing, whatever the rules in between are.
struct Invariants {
  private(set) var breaches: [String] = []
  private var viewsOfTouches: [Int: ViewStory] = [:]
  private var stories: [Int: Story] = [:]

  private struct ViewStory {
    var view: Int
    var isOver = false
  }

  /// One recognizer's attempt, from reset to reset.
  private struct Story {
    var touches: Set<Int> = []
    var isOver = false
    var isUnderWay = false
  }

  init(_ log: [LogLine]) {
    for line in log { read(line) }
    for (touch, story) in viewsOfTouches.sorted(by: { $0.key < $1.key }) where !story.isOver {
      breaches.append("view \(story.view) never hears the end of touch \(touch)")
    }
    for (recognizer, story) in stories.sorted(by: { $0.key < $1.key })
    where story.isUnderWay || story.isOver || !story.touches.isEmpty {
      breaches.append("r\(recognizer) has not been reset when all is over")
    }
  }

  // MARK: - Private

  private mutating func read(_ line: LogLine) {
    switch line {
    case .step, .reads, .control, .controls: break
    case .hears(let recognizer, let phase, let touches): hears(recognizer, phase, touches)
    case .reset(let recognizer): stories[recognizer] = nil
    case .action(let recognizer, let state): acts(recognizer, state)
    case .view(let view, let phase, let sightings):
      for sighting in sightings { sees(view, phase, sighting.touch) }
    case .presses(let view, let phase, let presses):
      for press in presses { sees(view, phase, press) }
    case .states(let states):
      for (recognizer, state) in states.enumerated() where state.isTerminal {
        stories[recognizer, default: Story()].isOver = true
      }
    }
  }

  private mutating func hears(_ recognizer: Int, _ phase: Contact.Phase, _ touches: [Int]) {
    var story = stories[recognizer] ?? Story()
    if story.isOver { breaches.append("r\(recognizer) hears \(phase) after it has finished") }
    if phase == .began {
      if !story.touches.isDisjoint(with: touches) {
        breaches.append("r\(recognizer) hears twice that one of \(touches) began")
      }
      story.touches.formUnion(touches)
    } else if !story.touches.isSuperset(of: touches) {
      breaches.append("r\(recognizer) hears \(phase) of one of \(touches), which it does not own")
    }
    stories[recognizer] = story
  }

  private mutating func acts(_ recognizer: Int, _ state: GestureState) {
    var story = stories[recognizer] ?? Story()
    let isLegal =
      switch state {
      case .began: !story.isUnderWay && !story.isOver
      case .changed: story.isUnderWay && !story.isOver
      // What began may be over before it was told (STM-25).
      case .ended, .cancelled: !story.isOver
      case .possible, .failed: false
      }
    if !isLegal { breaches.append("r\(recognizer) sends \(state) where it cannot") }
    story.isUnderWay = story.isUnderWay || state == .began
    story.isOver = story.isOver || state.isTerminal
    stories[recognizer] = story
  }

  private mutating func sees(_ view: Int, _ phase: Contact.Phase, _ touch: Int) {
    guard let story = viewsOfTouches[touch] else {
      if phase != .began { breaches.append("v\(view) hears \(phase) of touch \(touch) first") }
      viewsOfTouches[touch] = ViewStory(view: view, isOver: phase != .began && phase != .moved)
      return
    }
    if phase == .began || story.isOver || story.view != view {
      breaches.append("v\(view) hears \(phase) of touch \(touch) where it cannot")
    }
    if phase == .ended || phase == .cancelled { viewsOfTouches[touch]?.isOver = true }
  }
}
