import UIKit

/// A view that leaves its touches to the next responder, which is the superview's default (the notes on
/// the responder chain).
public final class ResponderChainViewController: UIViewController {
  public let innerView = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  /// Where touches of the inner view arrived that it did not handle.
  public private(set) var touched: [CGPoint] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(innerView)
    let tap = UITapGestureRecognizer()
    tap.name = "tap"
    view.addGestureRecognizer(tap)
  }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched += touches.map { $0.location(in: view) }
  }

  /// The types of the responders from a view to the application.
  public static func chain(from view: UIView) -> [String] {
    sequence(first: view as UIResponder) { $0.next }.map { "\(type(of: $0))" }
  }
}
