import UIKit

/// The three forms of an action method, each named by its method (the sections on targets and actions).
public final class TargetActionViewController: UIViewController {
  public let button = UIButton(frame: CGRect(x: 150, y: 200, width: 100, height: 50))
  /// What was called, in order.
  public private(set) var calls: [String] = []

  // snippet.forms
  public override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer(target: self, action: TargetActionViewController.show)
    // snippet.hide
    tap.name = "tap"
    // snippet.show
    view.addGestureRecognizer(tap)
    button.addTarget(self, action: TargetActionViewController.refresh, for: .touchUpInside)
    button.addTarget(self, action: TargetActionViewController.press, for: .touchDown)
    view.addSubview(button)
  }

  func refresh() { calls.append("refresh") }
  func show(_ tap: UITapGestureRecognizer) { calls.append("show: \(tap.numberOfTouches) finger") }
  func press(_ button: UIButton, for event: UIEvent?) { calls.append("press:for:") }
  // snippet.end

  // snippet.named
  /// An action that is removed again needs one selector for both calls.
  private static let mark = Selector(TargetActionViewController.refresh)

  public func setMarking(_ isOn: Bool) {
    button.removeTarget(self, action: Self.mark, for: .touchUpOutside)
    if isOn { button.addTarget(self, action: Self.mark, for: .touchUpOutside) }
  }
  // snippet.end
}
