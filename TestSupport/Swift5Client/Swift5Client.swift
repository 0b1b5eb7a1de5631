import UIKit

// What an app in Swift 5 mode does with selectors; that it compiles without a warning is half of the
// test.

/// Of no actor, as the models of apps are.
public class Swift5Model: NSObject {
  public var heard: [String] = []
  public func changed() { heard.append("changed") }
  public func changed(by sender: UIControl) { heard.append("changed by \(type(of: sender))") }
  public func count() -> Int { heard.count }

  public var actions: [Selector] {
    [
      Selector("changed", Swift5Model.changed as (Swift5Model) -> () -> Void),
      Selector("changedBy:", Swift5Model.changed(by:)), Selector("count", Swift5Model.count),
    ]
  }
}

public class Swift5Controller: UIViewController {
  public var heard: [String] = []
  public let control = UIControl(frame: .zero)
  public let model = Swift5Model()

  public override func viewDidLoad() {
    super.viewDidLoad()
    control.tag = 7
    view.addSubview(control)
    control.addTarget(
      self, action: Selector("pressed:", Swift5Controller.pressed(_:)), for: .touchDown)
    control.addTarget(self, action: Selector(Swift5Controller.answer), for: .touchDown)
    for action in model.actions { control.addTarget(model, action: action, for: .touchDown) }
    let tap = UITapGestureRecognizer(target: self, action: Selector(Swift5Controller.tapped))
    view.addGestureRecognizer(tap)
  }

  func pressed(_ sender: UIControl) { heard.append("pressed \(sender.tag)") }
  func answer() -> Bool { heard.isEmpty }
  func tapped() { heard.append("tapped") }
}
