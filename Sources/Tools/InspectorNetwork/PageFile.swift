/// A file that the server serves from memory: no file on disk can be reached.
package struct PageFile: Sendable {
  let type: String
  let bytes: [UInt8]
  /// The compressed content, for browsers that accept it; `nil` if it is not smaller.
  let packed: [UInt8]?
  /// The ETag, which differs for different contents.
  let tag: String

  /// The type is derived from the name's extension.
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

  /// Whether the browser already has this content, by its `If-None-Match` header.
  func isKnown(by tags: String?) -> Bool {
    tags?.split(separator: ",").contains { known in
      var known = known.drop { $0 == " " }
      if known.hasPrefix("W/") { known = known.dropFirst(2) }
      return known.prefix { $0 != " " } == tag
    } ?? false
  }

  /// Whether the browser accepts gzip, by its `Accept-Encoding` header.
  static func isPackedReadable(by encodings: String?) -> Bool {
    encodings?.lowercased().split(separator: ",").contains { encoding in
      let parts = encoding.split(separator: ";").map { $0.filter { $0 != " " } }
      return parts.first == "gzip" && !parts.dropFirst().contains { $0 == "q=0" || $0 == "q=0.0" }
    } ?? false
  }

  /// FNV-1a hash. It only has to distinguish versions of a page's files, so it need not resist attacks.
  private static func hash(of bytes: [UInt8]) -> UInt64 {
    bytes.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }
}
