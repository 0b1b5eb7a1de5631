import UIKit

/// A protocol that classes of other modules conform to.
@objc public protocol PanelDelegate {
  @objc optional func panelDidMove(_ panel: Panel)
  @objc optional func panel(_ panel: Panel, rateFor speed: CGFloat) -> CGFloat
  @objc optional func panel(_ panel: Panel, rateFor name: String) -> CGFloat
  @objc optional func view(for panel: Panel) -> UIView
  @objc optional var title: String { get }
}

public class Panel: NSObject {
  public weak var delegate: PanelDelegate?
  public weak var untyped: AnyObject?

  public func ask() -> [String] {
    var log: [String] = []
    if delegate?.panelDidMove?(self) != nil { log.append("moved") }
    if let rate = delegate?.panel?(self, rateFor: 2) { log.append("rate \(rate)") }
    if let rate = delegate?.panel?(self, rateFor: "fast") { log.append("named \(rate)") }
    if let view = delegate?.view?(for: self) { log.append("view \(view.tag)") }
    if let title = delegate?.title { log.append(title) }
    untyped?.panelDidMove?(self)
    return log
  }

  public static func local() -> [String] {
    class Owner: NSObject, PanelDelegate {
      func view(for panel: Panel) -> UIView {
        let view = UIView()
        view.tag = 7
        return view
      }
    }
    let (panel, owner) = (Panel(), Owner())
    panel.delegate = owner
    return panel.ask()
  }
}

open class BarePanelOwner: NSObject, PanelDelegate {}

public class LatePanelOwner: BarePanelOwner {
  public func panel(_ panel: Panel, rateFor name: String) -> CGFloat { 3 }
}

// MARK: Generic classes

public class Relay<Value>: NSObject {
  public var sent: [String] = []

  @objc func relay() { sent.append("relayed \(Value.self)") }

  public static func attach(_ target: AnyObject, to control: UIControl) {
    control.addTarget(target, action: Selector(("relay")), for: .touchUpInside)
  }
}

// MARK: Key-value observing

public class Watcher: NSObject {
  public var log: [String] = []
  @objc dynamic var level = 1
  private var tokens: [NSKeyValueObservation] = []

  public func watch(_ scroll: UIScrollView) {
    tokens.append(
      scroll.observe(\.contentOffset, options: [.old, .new]) { [unowned self] _, change in
        log.append("\(change.oldValue!.y) to \(change.newValue!.y)")
      })
    tokens.append(
      observe(\.level, options: [.initial, .new]) { watcher, change in
        watcher.log.append("level \(change.newValue!)")
      })
    scroll.addObserver(
      self, forKeyPath: #keyPath(UIScrollView.contentSize), options: .new, context: nil)
  }

  public func raise() { level += 1 }

  public func stop(_ scroll: UIScrollView) {
    tokens = []
    scroll.removeObserver(self, forKeyPath: "contentSize")
  }

  public override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    log.append("\(keyPath!) \((change![.newKey] as! CGSize).width)")
  }
}

// MARK: Delegate proxies

public class ScrollProxy: NSObject, UIScrollViewDelegate {
  public weak var origin: UIScrollViewDelegate?
  public var log: [String] = []

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log.append("proxy")
    origin?.scrollViewDidScroll?(scrollView)
  }
  public override func responds(to aSelector: Selector!) -> Bool {
    super.responds(to: aSelector) || origin?.responds(to: aSelector) == true
  }
  public override func forwardingTarget(for aSelector: Selector!) -> Any? { origin }
}

public class ScrollOrigin: NSObject, UIScrollViewDelegate {
  public var log: [String] = []

  public func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scrolled") }
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    log.append("zooming")
    return nil
  }
}

// MARK: Names of Touchstone's own

public class CrowdedView: UIView {
  public var log: [String] = []
  public var presentation = "mine"
  public func removeAllAnimations() { log.append("removed") }
}

public class CrowdedTap: UITapGestureRecognizer {
  public var states: [Int] = [1]
  public func afterSeconds(_ seconds: TimeInterval, _ work: @escaping () -> Void) { work() }
}

extension UIView {
  func addAction(_ action: @escaping () -> Void) { action() }
}

/// Objects of an app's own classes, for a test that releases them on another thread.
@MainActor public func objectsOfOwnClasses() -> [any AnyObject & Sendable] {
  class Attributes: UICollectionViewLayoutAttributes { var progress: CGFloat = 0 }
  class Cell: UICollectionViewCell { var note = "cell" }
  class Field: UITextField { var note = "field" }
  class Label: UILabel { var note = "label" }
  class List: UITableViewController { var note = "list" }
  class Page: UIViewController { var note = "page" }
  class Picker: UIPickerView { var note = "picker" }
  class Scroller: UIScrollView { var note = "scroller" }
  class Tap: UITapGestureRecognizer { var note = "tap" }
  return [
    Attributes(), Cell(), Field(), Label(), List(), Page(), Picker(), Scroller(), Tap(),
  ]
}

/// Counts how often it is stroked.
public class CountedPath: UIBezierPath {
  public var strokes = 0

  public override func stroke() {
    strokes += 1
    super.stroke()
  }
}
