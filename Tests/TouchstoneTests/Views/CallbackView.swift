import Foundation
import Touchstone

/// Writes down what it is told about its place in the tree.
final class CallbackView: UIView {
  /// One log for several views, in the order in which they hear.
  final class Log {
    var lines: [String] = []
  }

  private let log: Log
  private let name: String

  init(_ name: String, log: Log) {
    self.log = log
    self.name = name
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    accessibilityIdentifier = name
  }

  required init?(coder: NSCoder) { nil }

  override func didAddSubview(_ subview: UIView) { note("did add", subview) }
  override func willRemoveSubview(_ subview: UIView) { note("will remove", subview) }
  override func willMove(toSuperview newSuperview: UIView?) { note("will go to", newSuperview) }
  override func didMoveToSuperview() { note("is in", superview) }
  override func willMove(toWindow newWindow: UIWindow?) { note("will go to", newWindow) }
  override func didMoveToWindow() { note("is in", window) }

  private func note(_ words: String, _ view: UIView?) {
    log.lines.append("\(name) \(words) \(view?.accessibilityIdentifier ?? "nothing")")
  }
}
