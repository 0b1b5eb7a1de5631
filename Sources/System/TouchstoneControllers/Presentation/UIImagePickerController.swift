// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Lets the user choose an image from the library or take one.
///
/// - Note: Differs from UIKit: there is no library and no camera, so no source is available. A picker that is presented
///   nevertheless shows its name, and a tap cancels it; a test can pass an image to its delegate.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// The source of images.
  nonisolated public enum SourceType: Int, Sendable {
    /// The albums of the library.
    case photoLibrary = 0
    /// A camera.
    case camera = 1
    /// The recent images of the library.
    case savedPhotosAlbum = 2
  }
  /// A camera of the device.
  nonisolated public enum CameraDevice: Int, Sendable {
    /// The rear camera.
    case rear = 0
    /// The front camera.
    case front = 1
  }
  /// The capture mode of the camera.
  nonisolated public enum CameraCaptureMode: Int, Sendable {
    /// A picture.
    case photo = 0
    /// A video.
    case video = 1
  }
  /// The flash mode of the camera.
  nonisolated public enum CameraFlashMode: Int, Sendable {
    /// Never.
    case off = -1
    /// If it is dark.
    case auto = 0
    /// Always.
    case on = 1
  }
  /// The quality of videos.
  nonisolated public enum QualityType: Int, Sendable {
    /// The highest quality.
    case typeHigh = 0
    /// A quality for Wi-Fi.
    case typeMedium = 1
    /// A quality for slow networks.
    case typeLow = 2
    /// 640 by 480.
    case type640x480 = 3
    /// 1280 by 720.
    case typeIFrame1280x720 = 4
    /// 960 by 540.
    case typeIFrame960x540 = 5
  }
  /// The keys of the information about a chosen image.
  nonisolated public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The type of the media.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The image.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The image that the user has edited.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The rectangle to which the user has cropped the image.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The file of a video.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The URL of the image in the library, before iOS 11.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    /// The metadata of the camera.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The file of the image.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The asset in the library.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
  }

  /// The source of images.
  open var sourceType = SourceType.photoLibrary
  /// The types of media that can be chosen.
  open var mediaTypes = ["public.image"]
  /// Whether the user can edit the image.
  open var allowsEditing = false
  /// The maximum duration of a video, in seconds.
  open var videoMaximumDuration: TimeInterval = 600
  /// The quality of videos.
  open var videoQuality = QualityType.typeMedium
  /// Whether the camera's controls are shown.
  open var showsCameraControls = true
  /// A view above the camera's preview.
  open var cameraOverlayView: UIView?
  /// The transform of the camera's preview.
  open var cameraViewTransform = CGAffineTransform.identity
  /// The camera that is used.
  open var cameraDevice = CameraDevice.rear
  /// The capture mode of the camera.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// The flash mode of the camera.
  open var cameraFlashMode = CameraFlashMode.auto

  /// Whether a source is available; always `false` here.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  /// The available media types of a source; always `nil` here.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
  /// Whether a camera is available; always `false` here.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Whether a camera has a flash; always `false` here.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// Does nothing, since there is no camera.
  open func takePicture() { Self.reportNothing("takePicture()") }
  /// Does nothing, since there is no camera; returns `false`.
  open func startVideoCapture() -> Bool {
    Self.reportNothing("startVideoCapture()")
    return false
  }
  /// Does nothing, since there is no camera.
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
  nonisolated deinit {}
}

/// The delegate of an image picker.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called when an image was chosen; the delegate dismisses the picker.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the user cancelled; the delegate dismisses the picker.
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
