import Foundation

/// The device as an app sees it: what it is follows from the screen of the scene in use.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// How the device is held.
  nonisolated public enum Orientation: Int, Sendable {
    /// It is not known.
    case unknown = 0
    /// Upright, its top up.
    case portrait = 1
    /// Upright, its top down.
    case portraitUpsideDown = 2
    /// On its side, its top to the left.
    case landscapeLeft = 3
    /// On its side, its top to the right.
    case landscapeRight = 4
    /// Flat, the screen up.
    case faceUp = 5
    /// Flat, the screen down.
    case faceDown = 6

    /// Whether it stands upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it stands on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it lies flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether an interface can be turned that way.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
  }

  /// The one device that there is.
  public static let current = UIDevice()

  /// A phone or a tablet, by the size of the screen.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    scene?.traits.userInterfaceIdiom ?? .phone
  }
  /// What kind of device it is: "iPhone" or "iPad", by the size of the screen.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The model, in the user's language; here the same.
  open var localizedModel: String { model }
  /// The device's name, here its model.
  open var name: String { model }
  /// The system whose behaviour is followed.
  open var systemName: String { "iOS" }
  /// The system whose behaviour is followed, not the one that this runs on.
  open var systemVersion: String { "18.0" }
  /// Nothing here distinguishes one device from another.
  open var identifierForVendor: UUID? { nil }
  /// Whether several apps run at once; they do.
  open var isMultitaskingSupported: Bool { true }

  /// By the sides of the screen; `unknown` while no notifications are generated.
  open var orientation: Orientation {
    guard askers > 0, let scene else { return .unknown }
    // With the device turned left, the interface is turned right.
    return scene.interfaceOrientation.isLandscape ? .landscapeLeft : .portrait
  }
  /// - Note: Differs from UIKit: the device is never turned, so no notification is posted.
  open func beginGeneratingDeviceOrientationNotifications() { askers += 1 }
  /// Takes back one call of ``beginGeneratingDeviceOrientationNotifications()``.
  open func endGeneratingDeviceOrientationNotifications() { askers = max(0, askers - 1) }
  /// Whether it was asked for more often than taken back.
  open var isGeneratingDeviceOrientationNotifications: Bool { askers > 0 }
  private var askers = 0

  private var scene: UIWindowScene? { TouchSystem.currentScene }

  /// Posted when the device is turned; nothing here posts it.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// The older name.
public typealias UIDeviceOrientation = UIDevice.Orientation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIDevice.current.userInterfaceIdiom`, as it was once asked for.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
