/// How a presented controller lies over the one that presents it.
///
/// - Note: Differs from UIKit: every presented view covers the window. The styles differ in whether
///   what lies below stays in the window.
nonisolated public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7

  /// Whether the presenting view leaves the window, and its controller hears of it.
  var replacesPresenter: Bool {
    switch self {
    case .automatic, .none, .fullScreen, .currentContext: true
    case .pageSheet, .formSheet, .custom, .overFullScreen, .overCurrentContext, .popover: false
    }
  }
}
