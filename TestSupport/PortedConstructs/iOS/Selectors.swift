import UIKit

public protocol Sending: AnyObject {}

extension Sending where Self: UIView {
  public func wire(_ button: UIButton, _ name: String) {}
}

/// Every way of naming a method.
@objc(PCSelectors)
open class Selectors: UIViewController {
  public private(set) var log: [String] = []
  public let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  @IBOutlet weak var label: UILabel!
  private let helper = Helper()

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    let all: [Selector] = [
      #selector(plain), #selector(self.sent), #selector(Selectors.labelled(with:)),
      #selector(type(of: self).event(_:for:)), #selector(returning(_:)),
      #selector(overloaded as () -> Void), #selector(hidden), Selector("named:"),
      Selector(("renamed")),
    ]
    for action in all { button.addTarget(self, action: action, for: .touchUpInside) }
    button.addTarget(helper, action: #selector(Helper.help(_:)), for: .touchUpInside)
    button.addTarget(helper, action: #selector(helper.assist), for: .touchUpInside)
    button.removeTarget(self, action: #selector(Selectors.removed), for: .touchUpInside)
    button.addTarget(self, action: #selector(removed), for: .touchUpInside)
    button.removeTarget(self, action: #selector(Selectors.removed), for: .touchUpInside)
  }

  public var helperLog: [String] { helper.log }

  @objc func plain() { log.append("plain") }
  @IBAction func sent(_ sender: UIButton) { log.append("sent \(sender === button)") }
  @objc dynamic func labelled(with sender: Any) { log.append("labelled \(sender is UIButton)") }
  @objc private func event(_ sender: UIButton, for event: UIEvent) { log.append("event") }
  @objc func returning(_ sender: UIButton) -> Bool {
    log.append("returning")
    return true
  }
  func overloaded(_ number: Int) { log.append("number") }
  @objc func overloaded() { log.append("overloaded") }
  @objc func named(_ sender: Any?) { log.append("named") }
  @objc(renamed) func anything() { log.append("renamed") }
  @objc func removed() { log.append("removed") }
}

extension Selectors {
  @objc fileprivate func hidden() { log.append("hidden") }
}

class Helper: NSObject {
  var log: [String] = []
  @objc func help(_ sender: UIControl) { log.append("help") }
  @objc func assist() { log.append("assist") }
}
