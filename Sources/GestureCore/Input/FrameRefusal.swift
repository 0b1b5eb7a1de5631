/// Why something of a frame was not let in.
public enum FrameRefusal: Sendable, Hashable, CustomStringConvertible {
  case timeRanBackwards(by: TimeInterval)
  case alreadyDown(id: Int)
  case notDown(id: Int, phase: Contact.Phase)
  case tooManyDown(id: Int)
  case twiceInOneFrame(id: Int)
  case notFinite(String)
  case outOfReach(String)
  case pressNotDown(id: Int)
  case pressAlreadyDown(id: Int)
  case nobodyWaits(index: Int)
  case whileInactive(String)

  public var description: String {
    switch self {
    case .timeRanBackwards(let seconds):
      "time ran backwards by \(seconds) s; only lifts of this frame are taken, at the present time"
    case .alreadyDown(let id): "contact \(id) began while it was down"
    case .notDown(let id, let phase): "contact \(id) \(phase) without having begun"
    case .tooManyDown(let id): "\(id) began while \(FrameCheck.mostDown) others were down"
    case .twiceInOneFrame(let id): "contact \(id) is listed twice in one frame"
    case .notFinite(let what): "\(what) has numbers that are not finite"
    case .outOfReach(let what): "\(what) is farther away than any surface reaches, 10000000 points"
    case .pressNotDown(let id): "press \(id) changed without having begun"
    case .pressAlreadyDown(let id): "press \(id) began while it was down"
    case .nobodyWaits(let index): "nobody waits for an update of reading \(index)"
    case .whileInactive(let what): "\(what) began while input was not wanted"
    }
  }
}
