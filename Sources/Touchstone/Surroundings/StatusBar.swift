import Foundation

nonisolated public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

nonisolated public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}

nonisolated public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

nonisolated public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .portraitUpsideDown, .landscape,
  ]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

extension UIWindowScene {
  /// As the screen's sides say.
  public var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }

  /// Tells all controllers of the scene that memory is short, those in front last.
  public func sendMemoryWarning() {
    for window in windows { window.rootViewController?.passMemoryWarning() }
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification, object: UIApplication.shared)
  }
}

extension UIViewController {
  fileprivate func passMemoryWarning() {
    didReceiveMemoryWarning()
    for child in children { child.passMemoryWarning() }
    ownPresented?.passMemoryWarning()
  }
}
