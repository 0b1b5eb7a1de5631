import UIKit

/// Waits in every way in which recognizers wait.
public class WaitingRecognizer: UITapGestureRecognizer {
  public var log: [String] = []
  private var timer: Timer?

  public func waitForQueue() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [weak self] in self?.log.append("queue")
    }
    DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .milliseconds(500)) {
      self.log.append("later")
    }
  }

  public func waitForTimer() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { [weak self] timer in
      self?.log.append("timer")
      if self?.log.count == 3 { timer.invalidate() }
    }
  }

  public func waitForMethod() {
    timer = Timer.scheduledTimer(
      timeInterval: 0.2, target: self, selector: #selector(ring), userInfo: nil, repeats: false)
  }

  public func stop() { timer?.invalidate() }

  @objc private func ring(_ timer: Timer) { log.append("ring") }
}
