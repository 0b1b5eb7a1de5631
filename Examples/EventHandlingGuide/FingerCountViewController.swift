import UIKit

// snippet.view
/// Counts the fingers that are on it.
public final class FingerCountView: UIView {
  public private(set) var fingers: Set<UITouch> = []
  public private(set) var most = 0

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // `touches` has the fingers that landed in this moment, not those that are down.
    fingers.formUnion(touches)
    most = max(most, fingers.count)
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers.subtract(touches)
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers.subtract(touches)
  }
}
// snippet.end

/// Taps of one to three fingers, above a view that counts fingers by itself.
public final class FingerCountViewController: UIViewController {
  public let countView = FingerCountView()
  /// How many fingers each tap had.
  public private(set) var taps: [Int] = []

  public override func loadView() {
    countView.isMultipleTouchEnabled = true
    view = countView
  }

  // snippet.taps
  public override func viewDidLoad() {
    super.viewDidLoad()
    for fingers in 1...3 {
      let tap = UITapGestureRecognizer(target: self, action: FingerCountViewController.count)
      tap.numberOfTouchesRequired = fingers
      tap.name = "tap (\(fingers))"
      view.addGestureRecognizer(tap)
    }
  }

  func count(_ tap: UITapGestureRecognizer) { taps.append(tap.numberOfTouches) }
  // snippet.end
}
