import Foundation
import GestureCore
import Touchstone

extension Ordeal {
  /// Lifts everything, lets time pass and looks at what is left; then taps on something new.
  func aftermath() -> [String] {
    makePeace()
    var complaints: [String] = []
    for recognizer in [troublemaker, victim, bystander].compactMap(\.self) {
      if recognizer.state != .possible || recognizer.numberOfTouches != 0 {
        complaints.append(
          "\(recognizer.name ?? "?") is \(recognizer.state) with \(recognizer.numberOfTouches) "
            + "touches when all is over")
      }
    }
    event = nil
    touches = []
    if !leaks.isEmpty { complaints.append("touches \(leaks) are still alive when all is over") }
    return complaints + tapOnSomethingNew()
  }

  private func makePeace() {
    patience = 0
    // Controls look for a lost touch when the next one comes, and the scene is not there to tell them.
    if mischief == .dropScene {
      control = nil
      view?.removeFromSuperview()
      view = nil
    }
    time += 1
    for finger in 1...20 { lift(finger) }
    for finger in 1000...1010 { lift(finger) }
    time += 10
    receive([])
    // Who begins by hand, without a finger, ends by hand.
    for recognizer in [victim, troublemaker].compactMap(\.self)
    where recognizer.numberOfTouches == 0 && recognizer.state.isUnderWay {
      recognizer.state = .cancelled
    }
    time += 10
    receive([])
  }

  private func lift(_ finger: Int) {
    receive([Contact(id: finger, phase: .ended, at: .zero, time: .zero)])
  }

  private func tapOnSomethingNew() -> [String] {
    let scene =
      scene
      ?? UIWindowScene(screen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 400, height: 400)))
    self.scene = scene
    scene.transition(to: .foregroundActive)
    let window = UIWindow(windowScene: scene)
    window.windowLevel = UIWindow.Level(5000)
    window.makeKeyAndVisible()
    let view = OrdealView(frame: window.bounds)
    view.ordeal = self
    view.number = 1_000_000
    window.addSubview(view)
    let tap = UITapGestureRecognizer()
    var states: [GestureState] = []
    tap.addAction { states.append($0.state) }
    view.addGestureRecognizer(tap)
    log.append(.step(1))
    let start = log.count
    time += 1
    receive([Contact(id: 2001, phase: .began, at: CGPoint(x: 50, y: 50), time: .zero)])
    time += 0.05
    receive([Contact(id: 2001, phase: .ended, at: CGPoint(x: 50, y: 50), time: .zero)])
    let heard = log[start...].filter { if case .view = $0 { true } else { false } }
    let sighting = LogLine.Sighting(touch: 2001, x: 0, y: 0, time: nil)
    let expected: [LogLine] = [
      .view(1_000_000, .began, [sighting]), .view(1_000_000, .ended, [sighting]),
    ]
    let cancelled: [LogLine] = [
      .view(1_000_000, .began, [sighting]), .view(1_000_000, .cancelled, [sighting]),
    ]
    guard states == [.ended], heard == expected || heard == cancelled else {
      return ["afterwards a tap on a new view does \(states), and the view hears \(heard)"]
    }
    return []
  }
}
