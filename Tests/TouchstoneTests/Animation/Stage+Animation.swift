import Foundation
import Touchstone
import TouchstoneTesting

extension Stage {
  /// A view of 100 by 100 points in the corner of the stage, for animations.
  func addBox(named name: String = "box") -> UIView {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    box.accessibilityIdentifier = name
    view.addSubview(box)
    return box
  }

  /// Hears of an end: "box true 0.5".
  func noteEnd(_ name: String) -> (Bool) -> Void {
    { self.log.append("\(name) \($0) \(self.moment)") }
  }

  func noteAnimatorEnd(_ name: String) -> (UIViewAnimatingPosition) -> Void {
    { self.log.append("\(name) \($0) \(self.moment)") }
  }

  /// The system's time, in few letters.
  var moment: String { String(format: "%g", scene.touchSystem.now.seconds) }

  /// Lets time pass and reads something at each of several moments, told from now.
  func read(at moments: [TimeInterval], _ value: () -> CGFloat) -> [CGFloat] {
    let start = now
    return moments.map {
      wait($0 - (now - start))
      return (value() * 1e6).rounded() / 1e6
    }
  }
}

/// How high Apple's easing curves are at a fraction of the time, solved by halving alone.
func eased(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at fraction: Double) -> Double {
  func height(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
  var (low, high) = (0.0, 1.0)
  for _ in 0..<60 {
    let middle = (low + high) / 2
    if height(middle, x1, x2) < fraction { low = middle } else { high = middle }
  }
  return height(low, y1, y2)
}
