import Foundation

/// How a web view is made.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  open var preferences = WKPreferences()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var userContentController = WKUserContentController()
  open var allowsInlineMediaPlayback = false
  open var suppressesIncrementalRendering = false
  open var applicationNameForUserAgent: String?
  public override init() {}
  nonisolated deinit {}
}

/// Settings of pages.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  open var minimumFontSize: CGFloat = 0
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false
  public override init() {}
  nonisolated deinit {}
}

/// Settings of one page.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  open var allowsContentJavaScript = true
  public override init() {}
  nonisolated deinit {}
}
