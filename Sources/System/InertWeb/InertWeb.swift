// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import TouchstoneCore
import TouchstoneScrolling

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// What ported sources have for `WebKit`: a view that keeps what it is asked to load and shows nothing. Its delegate is
// called as on a device without a network, and the first use prints so on standard error.

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

/// A load, by its identity.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
  public override init() {}
}

/// Settings of pages.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  open var minimumFontSize: CGFloat = 0
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false
  public override init() {}
}

/// Settings of one page.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  open var allowsContentJavaScript = true
  public override init() {}
}

/// A script that pages would run.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
}

/// When a script would run.
nonisolated public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart, atDocumentEnd
}

/// A message of a page's script.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  open var body: Any { NSNull() }
  open var name: String { "" }
  open weak var webView: WKWebView?
  public override init() {}
}

/// Receives messages of a page's script; none come.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Scripts, and the objects that receive their messages.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]
  public override init() {}
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func removeAllUserScripts() { userScripts = [] }
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
}

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
}

/// A part of a page.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  open var isMainFrame: Bool { true }
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  public override init() {}
}

/// Why a page would be left.
nonisolated public enum WKNavigationType: Int, Sendable {
  case linkActivated = 0
  case formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

/// A step to another page.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  public let request: URLRequest
  public let navigationType: WKNavigationType
  open var targetFrame: WKFrameInfo? { WKFrameInfo() }

  /// Makes a step, for tests of a delegate.
  public init(request: URLRequest, navigationType: WKNavigationType = .other) {
    self.request = request
    self.navigationType = navigationType
  }
}

/// An answer of a server.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  open var response: URLResponse {
    URLResponse(
      url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: -1,
      textEncodingName: nil)
  }
  open var canShowMIMEType: Bool { true }
  public override init() {}
}

/// Whether a step is allowed.
nonisolated public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
/// Whether an answer is shown.
nonisolated public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }

/// Receives the course of loads, each of which fails.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
}

/// Shows a page's windows and questions; there are none here.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {}

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
}
