// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import TouchstoneCore
import TouchstoneScrolling

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// What ported sources have for `WebKit`: a view that keeps what it is asked to load and shows nothing. Its delegate is
// called as on a device without a network, and the first use prints so on standard error.

/// A web page, which is not loaded: the view stays empty.
@preconcurrency @MainActor
open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  /// Scrolls nothing.
  public let scrollView = UIScrollView()
  /// The address that was to be loaded last.
  open private(set) var url: URL?
  /// Always `nil`.
  open var title: String? { nil }
  /// Whether a load has not failed yet.
  open private(set) var isLoading = false
  private var navigation: WKNavigation?
  /// Always 0.
  open var estimatedProgress: Double { 0 }
  /// Always `false`.
  open var canGoBack: Bool { false }
  /// Always `false`.
  open var canGoForward: Bool { false }
  /// Always `false`.
  open var hasOnlySecureContent: Bool { false }
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?

  /// Makes an empty view.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    build()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    build()
  }

  private func build() {
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
  }

  /// Keeps the address; the load fails.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? { fail(request) }
  /// Keeps the address; the load fails.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    fail(URLRequest(url: URL))
  }
  private static let blank = URL(string: "about:blank")!
  /// Keeps the base address, or `about:blank`; the load fails.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    fail(URLRequest(url: baseURL ?? Self.blank))
  }
  /// Loads the address again, which fails; `nil` without an address.
  @discardableResult
  open func reload() -> WKNavigation? { url.flatMap { fail(URLRequest(url: $0), .reload) } }
  /// Goes nowhere.
  @discardableResult
  open func goBack() -> WKNavigation? { nil }
  /// Goes nowhere.
  @discardableResult
  open func goForward() -> WKNavigation? { nil }
  /// Ends the load, whose failure is not reported any more.
  open func stopLoading() {
    navigation = nil
    isLoading = false
  }
  /// Runs nothing: the handler receives a ``WKError``.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    answerLater { _ in completionHandler?(nil, WKError(.unknown)) }
  }

  private func fail(_ request: URLRequest, _ type: WKNavigationType = .other) -> WKNavigation? {
    let navigation = WKNavigation()
    (self.navigation, isLoading, url) = (navigation, true, request.url)
    answerLater { view in
      guard view.navigation === navigation else { return }
      guard let delegate = view.navigationDelegate else { return view.stopLoading() }
      let action = WKNavigationAction(request: request, navigationType: type)
      delegate.webView(view, decidePolicyFor: action) { [weak view] policy in
        view?.finish(navigation, isAllowed: policy == .allow)
      }
    }
    return navigation
  }

  private func finish(_ navigation: WKNavigation, isAllowed: Bool) {
    guard self.navigation === navigation else { return }
    if isAllowed { navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation) }
    // The delegate may have stopped it.
    guard self.navigation === navigation else { return }
    stopLoading()
    navigationDelegate?.webView(
      self, didFailProvisionalNavigation: navigation,
      withError: isAllowed
        ? URLError(.notConnectedToInternet) : NSError(domain: "WebKitErrorDomain", code: 102))
  }

  /// Calls a closure in the next turn of the scene's clock; prints once that nothing is loaded.
  private func answerLater(_ answer: @escaping @MainActor (WKWebView) -> Void) {
    OneTimeNotice.print("WKWebView loads nothing; it keeps the address, and its loads fail")
    TouchSystem.whenInCharge(of: self) { system in
      system.schedule(after: 0) { [weak self] in if let self { answer(self) } }
    }
  }
  nonisolated deinit {}
}

/// Why a script gave no result.
public struct WKError: Error, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated = 2
    case webViewInvalidated = 3
    case javaScriptExceptionOccurred = 4
    case javaScriptResultTypeIsUnsupported = 5
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
