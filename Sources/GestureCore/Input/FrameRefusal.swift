/// Why a part of a frame was not admitted.
public enum FrameRefusal: Sendable, Hashable, CustomStringConvertible {
  /// The frame is earlier than the one before it.
  case timeRanBackwards(by: TimeInterval)
  /// A contact begins while it is down.
  case alreadyDown(id: Int)
  /// A contact moves or ends while it is not down.
  case notDown(id: Int, phase: Contact.Phase)
  /// More contacts are down than a scene admits (`FrameCheck.mostDown`).
  case tooManyDown(id: Int)
  /// A frame lists one contact twice.
  case twiceInOneFrame(id: Int)
  /// A number is infinite or NaN.
  case notFinite(String)
  /// A coordinate is larger than a scene admits.
  case outOfReach(String)
  /// A press changes or ends while it is not down.
  case pressNotDown(id: Int)
  /// A press begins while it is down.
  case pressAlreadyDown(id: Int)
  /// No touch expects an estimate update with this index.
  case nobodyWaits(index: Int)
  /// The scene is inactive and ignores new input.
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
