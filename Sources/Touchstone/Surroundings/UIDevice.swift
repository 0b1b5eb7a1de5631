import Foundation

/// The device as an app sees it: what it is follows from the screen of the scene in use.
@MainActor open class UIDevice: NSObject {
  /// How the device is held.
  nonisolated public enum Orientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeLeft = 3
    case landscapeRight = 4
    case faceUp = 5
    case faceDown = 6

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
  }

  public static let current = UIDevice()

  /// A phone or a tablet, by the size of the screen.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    scene?.traits.userInterfaceIdiom ?? .phone
  }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var name: String { model }
  open var systemName: String { "iOS" }
  /// The system whose behaviour is followed, not the one that this runs on.
  open var systemVersion: String { "18.0" }
  /// Nothing here tells one device from another.
  open var identifierForVendor: UUID? { nil }
  open var isMultitaskingSupported: Bool { true }

  /// By the sides of the screen; `unknown` while nobody asked to be told.
  open var orientation: Orientation {
    guard askers > 0, let scene else { return .unknown }
    // With the device turned left, the interface is turned right.
    return scene.interfaceOrientation.isLandscape ? .landscapeLeft : .portrait
  }
  /// - Note: Differs from UIKit: nobody turns the device, so nothing is ever told.
  open func beginGeneratingDeviceOrientationNotifications() { askers += 1 }
  open func endGeneratingDeviceOrientationNotifications() { askers = max(0, askers - 1) }
  open var isGeneratingDeviceOrientationNotifications: Bool { askers > 0 }
  private var askers = 0

  private var scene: UIWindowScene? {
    TouchSystem.current?.scene ?? UIApplication.shared.connectedInOrder.last
  }

  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

public typealias UIDeviceOrientation = UIDevice.Orientation
