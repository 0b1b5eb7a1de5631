import UIKit

public class CardOwner: NSObject {
  @IBOutlet public weak var card: CardView!
  public var slid: [Float] = []

  @IBAction private func slide(_ sender: UISlider) { slid.append(sender.value) }
}

@IBDesignable
public class CardView: UIView, UIGestureRecognizerDelegate {
  @IBOutlet private weak var label: UILabel!
  @IBOutlet var parts: [UIView]!
  @IBInspectable public var corner: CGFloat = 0
  @IBInspectable public var caption: String?
  public var log: [String] = []

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    log.append("decoded \(bounds.width)")
  }

  public override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake \(label.text ?? "") \(parts.count)")
  }

  public var shownLabel: UILabel { label }

  @IBAction private func press(_ sender: UIButton) { log.append("press") }
  @IBAction func tapTwice(_ recognizer: UITapGestureRecognizer) {
    log.append("tap \(recognizer.delegate === self)")
  }
}

public class WakingTap: UITapGestureRecognizer {
  public private(set) var tapsWhenAwake = 0

  public override func awakeFromNib() {
    super.awakeFromNib()
    tapsWhenAwake = numberOfTapsRequired
  }
}

public class FirstController: UIViewController {
  @IBOutlet private var container: UIView!
  @IBOutlet public private(set) var edge: NSLayoutConstraint!
  public var log: [String] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    log.append("loaded \(container.subviews.first?.tag ?? 0) \(children.count)")
  }

  public override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("\(segue.identifier ?? "") \(type(of: segue.destination)) \(sender is UIButton)")
    (segue.destination as? SecondController)?.message = "hello"
  }

  @IBAction func comeBack(_ segue: UIStoryboardSegue) {
    log.append("back from \(type(of: segue.source))")
  }
}

public class SecondController: UIViewController {
  public var message = ""
}

/// A storyboard's controller that is made with a number.
public class CountedController: SecondController {
  public let count: Int

  public init?(coder: NSCoder, count: Int) {
    self.count = count
    super.init(coder: coder)
  }

  public required init?(coder: NSCoder) {
    count = 0
    super.init(coder: coder)
  }
}

public func makeCounted(_ storyboard: UIStoryboard) -> CountedController {
  return storyboard.instantiateViewController(identifier: "second") { coder in
    CountedController(coder: coder, count: 3)
  }
}

public func makeCard(_ owner: CardOwner) -> [Any] {
  UINib(nibName: "Card", bundle: nil).instantiate(withOwner: owner, options: nil)
}
