/// A file that the server hands out, from memory: nothing on disk can be reached.
package struct PageFile: Sendable {
  let type: String
  let bytes: [UInt8]
  /// The content made smaller, for browsers that say that they can read it; `nil` if that is no gain.
  let packed: [UInt8]?
  /// Says which content it is: another file has another one.
  let tag: String

  /// The type follows from the ending of the name.
  package init(name: String, bytes: [UInt8]) {
    self.bytes = bytes
    packed = Gzip.pack(bytes).flatMap { $0.count < bytes.count ? $0 : nil }
    tag = "\"\(String(Self.hash(of: bytes), radix: 36))-\(bytes.count)\""
    type =
      switch name.split(separator: ".").last {
      case "html": "text/html; charset=utf-8"
      case "css": "text/css; charset=utf-8"
      case "js": "text/javascript; charset=utf-8"
      case "svg": "image/svg+xml"
      case "ttf": "font/ttf"
      default: "application/octet-stream"
      }
  }

  /// Whether a browser has this content already, by what it says in `If-None-Match`.
  func isKnown(by tags: String?) -> Bool {
    tags?.split(separator: ",").contains { known in
      var known = known.drop { $0 == " " }
      if known.hasPrefix("W/") { known = known.dropFirst(2) }
      return known.prefix { $0 != " " } == tag
    } ?? false
  }

  /// Whether a browser reads what is packed, by what it says in `Accept-Encoding`.
  static func isPackedReadable(by encodings: String?) -> Bool {
    encodings?.lowercased().split(separator: ",").contains { encoding in
      let parts = encoding.split(separator: ";").map { $0.filter { $0 != " " } }
      return parts.first == "gzip" && !parts.dropFirst().contains { $0 == "q=0" || $0 == "q=0.0" }
    } ?? false
  }

  /// FNV-1a: files of one page need to be distinguished, not to be proof against an attacker.
  private static func hash(of bytes: [UInt8]) -> UInt64 {
    bytes.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }
}
