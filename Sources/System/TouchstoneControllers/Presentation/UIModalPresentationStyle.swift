/// How a presented controller lies over the one that presents it.
///
/// - Note: Differs from UIKit: every presented view covers the window. The styles differ in whether
///   what lies below stays in the window.
nonisolated public enum UIModalPresentationStyle: Int, Sendable {
  /// It covers the window, or is a sheet if the controller's sheet was asked for.
  case automatic = -2
  /// There is none; a controller cannot be presented so.
  case none = -1
  /// It covers the window, and what lies below leaves it.
  case fullScreen = 0
  /// A sheet, for reading.
  case pageSheet = 1
  /// A sheet, for filling in.
  case formSheet = 2
  /// It covers the controller that defines the context, and what lies below leaves the window.
  case currentContext = 3
  /// As the transitioning delegate says.
  case custom = 4
  /// It covers the window, and what lies below stays.
  case overFullScreen = 5
  /// It covers the controller that defines the context, and what lies below stays.
  case overCurrentContext = 6
  /// As a bubble where there is room; here it covers the window.
  case popover = 7

  /// Whether the presenting view leaves the window, and its controller receives that it disappears.
  var replacesPresenter: Bool {
    switch self {
    case .automatic, .none, .fullScreen, .currentContext: true
    case .pageSheet, .formSheet, .custom, .overFullScreen, .overCurrentContext, .popover: false
    }
  }
}
