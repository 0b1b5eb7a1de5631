import UIKit

extension Notification.Name {
  public static let rang = Notification.Name("PortedConstructsRang")
}

public class Listener: NSObject {
  public private(set) var log: [String] = []
  private var link: CADisplayLink?
  private var timer: Timer?
  private let view: UIView

  public init(_ view: UIView) {
    self.view = view
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: #selector(rang(_:)), name: .rang, object: view)
    NotificationCenter.default.addObserver(
      self, selector: #selector(plain), name: .rang, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
    timer?.invalidate()
  }

  public func ignoreAll() {
    NotificationCenter.default.removeObserver(self, name: .rang, object: nil)
  }

  public func link(frames: Int) {
    left = frames
    link = CADisplayLink(target: self, selector: #selector(frame))
    link?.add(to: .main, forMode: .common)
  }
  private var left = 0

  @objc private func rang(_ notification: Notification) {
    log.append("rang \(notification.userInfo?["times"] ?? 0)")
  }
  @objc private func plain() { log.append("plain") }
  @objc private func frame(_ link: CADisplayLink) {
    log.append("frame")
    left -= 1
    if left == 0 { link.invalidate() }
  }
}
