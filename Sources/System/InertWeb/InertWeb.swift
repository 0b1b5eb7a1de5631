// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import Touchstone

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// What ported sources have for `WebKit`: a view that keeps what it is asked to load and shows nothing. The first use
// says so on standard error.

private let loadsNothing: Void = FileHandle.standardError.write(
  Data("touchstone: WKWebView loads nothing here; it keeps the address and stays empty\n".utf8))

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

/// Receives the course of loads; there are none here.
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
  /// Always `false`.
  open var isLoading: Bool { false }
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

  /// Keeps the address; nothing is loaded.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? { keep(request.url) }
  /// Keeps the address; nothing is loaded.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    keep(URL)
  }
  /// Keeps the base address; nothing is shown.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { keep(baseURL) }
  /// Loads nothing.
  @discardableResult
  open func reload() -> WKNavigation? { keep(url) }
  /// Goes nowhere.
  @discardableResult
  open func goBack() -> WKNavigation? { nil }
  /// Goes nowhere.
  @discardableResult
  open func goForward() -> WKNavigation? { nil }
  /// Ends nothing.
  open func stopLoading() {}
  /// Runs nothing: the handler receives neither a value nor an error.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    _ = loadsNothing
    completionHandler?(nil, nil)
  }

  private func keep(_ address: URL?) -> WKNavigation? {
    _ = loadsNothing
    url = address
    return nil
  }
}
