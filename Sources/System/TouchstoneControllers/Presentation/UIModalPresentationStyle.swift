/// The style of the presentation of a view controller.
///
/// - Note: Differs from UIKit: every presented view covers the window. The styles differ in whether
///   the presenting view stays in the window.
nonisolated public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the window, or is a sheet if `sheetPresentationController` was read.
  case automatic = -2
  /// No presentation; a controller cannot be presented with this style.
  case none = -1
  /// Covers the window, and removes the presenting view.
  case fullScreen = 0
  /// A sheet for documents.
  case pageSheet = 1
  /// A sheet for forms.
  case formSheet = 2
  /// Covers the controller that defines the context, and removes the presenting view.
  case currentContext = 3
  /// The transitioning delegate provides the presentation controller.
  case custom = 4
  /// Covers the window, and keeps the presenting view.
  case overFullScreen = 5
  /// Covers the controller that defines the context, and keeps the presenting view.
  case overCurrentContext = 6
  /// A popover; here it covers the window.
  case popover = 7

  /// Whether the presenting view leaves the window, and its controller disappears.
  var replacesPresenter: Bool {
    switch self {
    case .automatic, .none, .fullScreen, .currentContext: true
    case .pageSheet, .formSheet, .custom, .overFullScreen, .overCurrentContext, .popover: false
    }
  }
}
