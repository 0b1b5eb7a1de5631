import Touchstone
import TouchstoneTesting

/// A scripted recognizer that logs every value its `state` takes, wherever that is set: "watched:
/// ended".
final class WatchedRecognizer: LoudRecognizer {
  private weak var log: Stage?

  override init(stage: Stage?) {
    log = stage
    super.init(stage: stage)
  }

  override var state: State {
    didSet { log?.log.append("\(name ?? "recognizer"): \(oldValue) to \(state)") }
  }
}
