import GestureCore

/// What a swipe does (SWP-04 to SWP-08): every finger goes far enough along and not too far astray, by
/// itself, and both limits shrink with time.
struct SwipeRun: RecognizerRun {
  private let direction: Script.Direction
  private let fingers: Int
  private var starts: [(touch: Int, place: Place)] = []
  private var startTime = 0

  init(_ direction: Script.Direction, _ fingers: Int) {
    self.direction = direction
    self.fingers = fingers
  }

  mutating func reset() { starts = [] }

  mutating func hear(
    _ phase: Contact.Phase, _ touches: [Int], _ scene: Sight
  ) -> [ProgramRun.Command] {
    switch phase {
    case .began:
      let isFirst = starts.isEmpty
      if isFirst { startTime = scene.time }
      starts += touches.map { ($0, scene.place($0)) }
      return (isFirst ? [.inclusiveDeadline(500)] : [])
        + (starts.count > fingers ? [.assign(.failed)] : [])
    case .moved: return verdict(scene).map { [.assign($0)] } ?? []
    // What is no swipe when a finger lifts will be none.
    case .ended: return [.assign(verdict(scene) ?? .failed)]
    case .cancelled: return [.assign(.failed)]
    }
  }

  mutating func deadline() -> [ProgramRun.Command] { [.assign(.failed)] }

  /// In thousandths of a point, so that nothing is rounded.
  private func verdict(_ scene: Sight) -> GestureState? {
    let time = scene.time - startTime
    let (least, astray) = (50_000 - 47 * time, max(0, 50_000 - 49 * time))
    let ways = starts.map { start in
      let place = scene.place(start.touch)
      return direction.split(x: place.x - start.place.x, y: place.y - start.place.y)
    }
    let isWrong = ways.contains { way in
      1000 * abs(way.across) > astray || way.along < -2 && !direction.goesBothWays
    }
    if isWrong { return .failed }
    guard starts.count == fingers else { return nil }
    let isForwards = ways.allSatisfy { 1000 * $0.along >= least }
    let isBackwards = ways.allSatisfy { -1000 * $0.along >= least }
    return isForwards || direction.goesBothWays && isBackwards ? .ended : nil
  }
}

extension Script.Direction {
  fileprivate var goesBothWays: Bool { self == .sideways }

  /// How far a way goes in the direction, and across it.
  fileprivate func split(x: Int, y: Int) -> (along: Int, across: Int) {
    switch self {
    case .right, .sideways: (x, y)
    case .left: (-x, y)
    case .down: (y, x)
    case .up: (-y, x)
    }
  }
}
