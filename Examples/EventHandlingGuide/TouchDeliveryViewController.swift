import UIKit

/// A view that keeps a diary of the touch messages that reach it.
public final class DiaryView: UIView {
  public private(set) var diary: [String] = []

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary.append("began \(touches.count)")
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary.append("moved \(touches.count)")
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary.append("ended \(touches.count)")
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary.append("cancelled \(touches.count)")
  }
}

/// Which messages a view hears while a tap recognizer looks at its touches first (figure 1-6 and the
/// paragraphs about `delaysTouchesBegan` and `delaysTouchesEnded`).
public final class TouchDeliveryViewController: UIViewController {
  public let diaryView = DiaryView()
  public let tapRecognizer = UITapGestureRecognizer()

  public override func loadView() {
    diaryView.isMultipleTouchEnabled = true
    view = diaryView
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tapRecognizer.name = "tap"
    view.addGestureRecognizer(tapRecognizer)
  }
}
