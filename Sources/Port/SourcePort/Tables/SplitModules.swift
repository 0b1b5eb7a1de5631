/// Names of Apple's Foundation that are in separate modules on Linux.
enum SplitModules {
  /// The module that declares the name; `nil` for Foundation.
  static func module(of name: String) -> String? {
    if networking.contains(name) || name.hasPrefix("URLSession") { return "FoundationNetworking" }
    return xml.contains(name) ? "FoundationXML" : nil
  }

  private static let networking: Set<String> = [
    "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse",
    "NSMutableURLRequest",
    "NSURLRequest", "URLAuthenticationChallenge", "URLCache", "URLCredential",
    "URLCredentialStorage",
    "URLProtectionSpace", "URLProtocol", "URLRequest", "URLResponse",
  ]

  private static let xml: Set<String> = [
    "XMLDTD", "XMLDTDNode", "XMLDocument", "XMLElement", "XMLNode", "XMLParser",
    "XMLParserDelegate",
  ]
}
