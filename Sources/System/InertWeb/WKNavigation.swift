import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A load, by its identity.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
  public override init() {}
  nonisolated deinit {}
}

/// A part of a page.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  open var isMainFrame: Bool { true }
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  public override init() {}
  nonisolated deinit {}
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
  nonisolated deinit {}
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
  nonisolated deinit {}
}

/// Whether a step is allowed.
nonisolated public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
/// Whether an answer is shown.
nonisolated public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }
