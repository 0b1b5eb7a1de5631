import Foundation
import Touchstone
import TouchstoneTesting

/// Writes the touches that it is shown into a stage's log, "echo.began a b", and does what a test
/// tells it to; left alone it never recognizes anything.
final class EchoRecognizer: UIGestureRecognizer {
  typealias Reaction = @MainActor (EchoRecognizer, Set<UITouch>, UIEvent) -> Void

  var onBegan: Reaction?
  var onMoved: Reaction?
  var onEnded: Reaction?
  /// The answer to "do you want anything of this event", asked aloud if there is one.
  var wantsEvent: Bool?

  private weak var stage: Stage?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    note("began", touches)
    onBegan?(self, touches, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    note("moved", touches)
    onMoved?(self, touches, event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    note("ended", touches)
    onEnded?(self, touches, event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    note("cancelled", touches)
    state = state == .possible ? .failed : .cancelled
  }

  override func shouldReceive(_ event: UIEvent) -> Bool {
    guard let wantsEvent else { return super.shouldReceive(event) }
    stage?.log.append("\(name ?? "") wants event? \(wantsEvent)")
    return wantsEvent
  }

  private func note(_ phase: String, _ touches: Set<UITouch>) {
    guard let stage else { return }
    stage.log.append("\(name ?? "").\(phase) \(stage.names(of: touches))")
  }

  fileprivate func listen(for stage: Stage) { self.stage = stage }
}

extension Stage {
  @discardableResult
  func addEcho(to view: UIView? = nil, named name: String) -> EchoRecognizer {
    let echo = add(EchoRecognizer(), to: view, named: name)
    echo.listen(for: self)
    return echo
  }
}
