import Foundation

/// The device as apps see it; its properties follow from the screen of the current scene.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The orientation of the device.
  nonisolated public enum Orientation: Int, Sendable {
    /// Unknown.
    case unknown = 0
    /// Portrait, with the top up.
    case portrait = 1
    /// Portrait, with the top down.
    case portraitUpsideDown = 2
    /// Landscape, with the top to the left.
    case landscapeLeft = 3
    /// Landscape, with the top to the right.
    case landscapeRight = 4
    /// Flat, with the screen up.
    case faceUp = 5
    /// Flat, with the screen down.
    case faceDown = 6

    /// Whether the device is in a portrait orientation.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device is in a landscape orientation.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether an interface can have the orientation.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
  }

  /// The only device.
  public static let current = UIDevice()

  /// The idiom, phone or tablet, which depends on the size of the screen.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    scene?.traits.userInterfaceIdiom ?? .phone
  }
  /// The model: "iPhone" or "iPad", which depends on the size of the screen.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The localized model, which equals `model` here.
  open var localizedModel: String { model }
  /// The name of the device, which is its model here.
  open var name: String { model }
  /// The name of the system whose behaviour is implemented.
  open var systemName: String { "iOS" }
  /// The version of the system whose behaviour is implemented, not of the one that this runs on.
  open var systemVersion: String { "18.0" }
  /// Always `nil`: devices are not distinguished here.
  open var identifierForVendor: UUID? { nil }
  /// Whether several apps can run at the same time; always `true`.
  open var isMultitaskingSupported: Bool { true }

  /// The orientation, which depends on the aspect ratio of the screen; `.unknown` while no
  /// notifications are generated.
  open var orientation: Orientation {
    guard askers > 0, let scene else { return .unknown }
    // If the device is rotated to the left, the interface is rotated to the right.
    return scene.interfaceOrientation.isLandscape ? .landscapeLeft : .portrait
  }
  /// Starts the generation of orientation notifications.
  ///
  /// - Note: Differs from UIKit: the device never rotates, so no notification is posted.
  open func beginGeneratingDeviceOrientationNotifications() { askers += 1 }
  /// Reverses one call of ``beginGeneratingDeviceOrientationNotifications()``.
  open func endGeneratingDeviceOrientationNotifications() { askers = max(0, askers - 1) }
  /// Whether there are more calls of begin than of end.
  open var isGeneratingDeviceOrientationNotifications: Bool { askers > 0 }
  private var askers = 0

  private var scene: UIWindowScene? { TouchSystem.currentScene }

  /// For a change of the orientation. Nothing here posts it.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  nonisolated deinit {}
}

/// The former name of `UIDevice.Orientation`.
public typealias UIDeviceOrientation = UIDevice.Orientation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former way to read `UIDevice.current.userInterfaceIdiom`.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
