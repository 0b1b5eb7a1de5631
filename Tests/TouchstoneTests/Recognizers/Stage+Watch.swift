import Foundation
import Touchstone
import TouchstoneTesting

extension Stage {
  /// Adds a recognizer whose every action writes its state and a value into the log.
  @discardableResult
  func watch<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, on view: UIView? = nil, _ value: @escaping (Recognizer) -> String
  ) -> Recognizer {
    recognizer.name = "watched"
    recognizer.addAction { [unowned self, unowned recognizer] _ in
      log.append("\(recognizer.state) \(value(recognizer))")
    }
    (view ?? self.view).addGestureRecognizer(recognizer)
    return recognizer
  }

  /// When a recognizer entered which state, its resets included: "0.750 failed".
  func states(of name: String) -> [String] {
    trace.compactMap { event in
      guard case .state(let subject, _, let state, _) = event.kind, subject.name == name else {
        return nil
      }
      return String(format: "%.3f ", event.time.seconds) + "\(state)"
    }
  }
}

extension CGPoint {
  /// Two decimals at most, so that a log of places can be compared.
  var spelled: String { "\(x.spelled), \(y.spelled)" }
}

extension CGFloat {
  var spelled: String {
    let hundredths = (self * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
  }
}

extension UIGestureRecognizer {
  /// Where each of its touches is, in the window.
  var touchPlaces: String {
    (0..<numberOfTouches).map { location(ofTouch: $0, in: nil).spelled }.joined(separator: "; ")
  }
}
