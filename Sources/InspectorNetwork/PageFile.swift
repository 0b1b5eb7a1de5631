/// A file that the server hands out, from memory: nothing on disk can be reached.
package struct PageFile: Sendable {
  var type: String
  var bytes: [UInt8]

  /// The type follows from the ending of the name.
  package init(name: String, bytes: [UInt8]) {
    self.bytes = bytes
    type =
      switch name.split(separator: ".").last {
      case "html": "text/html; charset=utf-8"
      case "css": "text/css; charset=utf-8"
      case "js": "text/javascript; charset=utf-8"
      case "svg": "image/svg+xml"
      default: "application/octet-stream"
      }
  }
}
