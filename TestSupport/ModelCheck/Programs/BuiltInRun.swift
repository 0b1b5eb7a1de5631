import GestureCore

/// What taps, presses and pans do (5.2 to 5.4, with their defaults).
struct BuiltInRun: RecognizerRun {
  let kind: Script.Kind
  private var memory = Memory()

  private struct Memory {
    var down: [Int] = []
    /// Where the finger or the fingers' centroid started: a sum, so that it stays whole.
    var start: Place = (0, 0)
    var firstTap: Place?
    var taps = 0
    var hasBegun = false
    /// How far a scroll has come.
    var way: Place = (0, 0)
  }

  init(_ kind: Script.Kind) { self.kind = kind }

  mutating func reset() { memory = Memory() }

  mutating func hear(
    _ phase: Contact.Phase, _ touches: [Int], _ scene: Sight
  ) -> [ProgramRun.Command] {
    switch phase {
    case .began: return began(touches, scene.place)
    case .moved: return moved(scene.place)
    case .ended: return ended(scene)
    case .cancelled: return [.assign(memory.hasBegun ? .cancelled : .failed)]
    }
  }

  /// A scroll begins with its first delta and ends with itself (PAN-15), unless fingers are down.
  mutating func follow(
    _ phase: Contact.Phase, _ step: Script.StreamStep
  ) -> [ProgramRun.Command] {
    guard memory.down.isEmpty else { return [] }
    if phase == .began { memory.way = (0, 0) }
    memory.way = (memory.way.x + step.x, memory.way.y + step.y)
    switch phase {
    case .began, .moved:
      if memory.hasBegun { return [.assign(.changed)] }
      memory.hasBegun = memory.way != (0, 0)
      return memory.hasBegun ? [.assign(.began)] : []
    case .ended: return [.assign(memory.hasBegun ? .ended : .failed)]
    case .cancelled: return [.assign(memory.hasBegun ? .cancelled : .failed)]
    }
  }

  mutating func deadline() -> [ProgramRun.Command] {
    guard kind == .press else { return [.assign(.failed)] }
    memory.hasBegun = true
    return [.assign(.began)]
  }

  // MARK: - Private

  private mutating func began(
    _ touches: [Int], _ place: (Int) -> Place
  ) -> [ProgramRun.Command] {
    // A press that has begun wants no further finger (LPR-08).
    if kind == .press, memory.hasBegun { return touches.map { .ignore($0) } }
    memory.down += touches
    if !memory.hasBegun { memory.start = sum(memory.down, place) }
    switch kind {
    case .tap:
      if memory.down.count > 1 { return [.assign(.failed)] }
      if let first = memory.firstTap, exceeds(45, first, memory.start, 1) {
        return [.assign(.failed)]
      }
      return [.inclusiveDeadline(750)]
    case .press: return memory.down.count > 1 ? [.assign(.failed)] : [.deadline(500)]
    default: return []
    }
  }

  private mutating func moved(_ place: (Int) -> Place) -> [ProgramRun.Command] {
    if memory.hasBegun { return [.assign(.changed)] }
    let limit = if case .tap = kind { 45 } else { 10 }
    guard exceeds(limit, memory.start, sum(memory.down, place), memory.down.count) else {
      return []
    }
    guard kind == .pan else { return [.assign(.failed)] }
    memory.hasBegun = true
    return [.assign(.began)]
  }

  private mutating func ended(_ scene: Sight) -> [ProgramRun.Command] {
    memory.down.removeAll { scene.isLifting($0) }
    switch kind {
    case .tap(let required):
      memory.taps += 1
      if memory.firstTap == nil { memory.firstTap = memory.start }
      return memory.taps >= required ? [.assign(.ended)] : [.inclusiveDeadline(350)]
    case .press: return [.assign(memory.hasBegun ? .ended : .failed)]
    default:
      if memory.down.isEmpty { return [.assign(memory.hasBegun ? .ended : .failed)] }
      if !memory.hasBegun { memory.start = sum(memory.down, scene.place) }
      return []
    }
  }

  private func sum(_ touches: [Int], _ place: (Int) -> Place) -> Place {
    touches.reduce((0, 0)) { ($0.x + place($1).x, $0.y + place($1).y) }
  }

  /// Whether the centroid of so many fingers went further than that many points.
  private func exceeds(_ limit: Int, _ start: Place, _ end: Place, _ count: Int) -> Bool {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    return dx * dx + dy * dy > limit * limit * count * count
  }
}
