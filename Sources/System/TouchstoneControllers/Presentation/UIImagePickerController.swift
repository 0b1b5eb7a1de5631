// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Has the user choose a picture from the library or take one.
///
/// - Note: Differs from UIKit: there is no library and no camera, so that no source is available. A picker that is presented
///   all the same shows its name, and a tap on it cancels; a test hands a picture to its delegate.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  nonisolated public enum SourceType: Int, Sendable {
    /// The albums of the library.
    case photoLibrary = 0
    /// A camera.
    case camera = 1
    /// The newest pictures of the library.
    case savedPhotosAlbum = 2
  }
  /// A camera by its side.
  nonisolated public enum CameraDevice: Int, Sendable {
    /// The one at the back.
    case rear = 0
    /// The one beside the screen.
    case front = 1
  }
  /// What the camera takes.
  nonisolated public enum CameraCaptureMode: Int, Sendable {
    /// A picture.
    case photo = 0
    /// A film.
    case video = 1
  }
  /// When the camera's light is on.
  nonisolated public enum CameraFlashMode: Int, Sendable {
    /// Never.
    case off = -1
    /// In the dark.
    case auto = 0
    /// Always.
    case on = 1
  }
  /// How good films are.
  nonisolated public enum QualityType: Int, Sendable {
    /// The best.
    case typeHigh = 0
    /// For Wi-Fi.
    case typeMedium = 1
    /// For slow networks.
    case typeLow = 2
    /// 640 by 480.
    case type640x480 = 3
    /// 1280 by 720.
    case typeIFrame1280x720 = 4
    /// 960 by 540.
    case typeIFrame960x540 = 5
  }
  /// What the delegate receives of a chosen picture, by its name.
  nonisolated public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What kind of thing it is.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the user has cut it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part that the user has chosen.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// A film's file.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The picture's address in the library, before iOS 11.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    /// What the camera says of the picture.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The picture's file.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The picture in the library.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
  }

  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary
  /// The kinds of things that can be chosen.
  open var mediaTypes = ["public.image"]
  /// Whether the user can cut the picture.
  open var allowsEditing = false
  /// The longest film, in seconds.
  open var videoMaximumDuration: TimeInterval = 600
  /// How good films are.
  open var videoQuality = QualityType.typeMedium
  /// Whether the camera's controls are shown.
  open var showsCameraControls = true
  /// A view above the camera's picture.
  open var cameraOverlayView: UIView?
  /// How the camera's picture is turned.
  open var cameraViewTransform = CGAffineTransform.identity
  /// Which camera is used.
  open var cameraDevice = CameraDevice.rear
  /// What the camera takes.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// When the light is on.
  open var cameraFlashMode = CameraFlashMode.auto

  /// Whether there are pictures of that source: never.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  /// The kinds of things of that source: none.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
  /// Whether there is that camera: never.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Whether that camera has a light: never.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// Takes no picture, since there is no camera.
  open func takePicture() { Self.reportNothing("takePicture()") }
  /// Begins no film, since there is no camera; `false`.
  open func startVideoCapture() -> Bool {
    Self.reportNothing("startVideoCapture()")
    return false
  }
  /// Ends no film.
  open func stopVideoCapture() {}

  open override func viewDidLoad() {
    super.viewDidLoad()
    let content = UIViewController()
    content.view.backgroundColor = .white
    let button = UIButton(type: .system)
    button.setTitle("UIImagePickerController", for: .normal)
    button.accessibilityIdentifier = "UIImagePickerController"
    button.frame = content.view.bounds
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    button.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    content.view.addSubview(button)
    setViewControllers([content], animated: false)
  }

  private func cancel() {
    if let delegate = delegate as? any UIImagePickerControllerDelegate {
      delegate.imagePickerControllerDidCancel(self)
    } else {
      presentingViewController?.dismiss(animated: true)
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Self.reportNothing("its screen")
  }

  private static func reportNothing(_ what: String) {
    OneTimeNotice.print(
      "UIImagePickerController: \(what) is empty, since there is no library and no camera; a test "
        + "calls imagePickerController(_:didFinishPickingMediaWithInfo:) with a picture")
  }
}

/// Receives what was chosen.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// A picture was chosen; the delegate dismisses the picker.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Nothing was chosen; the delegate dismisses the picker.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

/// Stores nothing, since there is no library, and calls the target's method with an error.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  OneTimeNotice.print("UIImageWriteToSavedPhotosAlbum stores nothing: there is no photo library")
  guard let target = completionTarget.map({ $0 as AnyObject }), let completionSelector else {
    return
  }
  let error = CocoaError(.fileWriteUnknown) as NSError
  _ = completionSelector.perform(at: target, [image, error, contextInfo])
}
