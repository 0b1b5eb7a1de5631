/// A file in memory, without its packing: several readers can ask for what it holds, and a pipe can be read once only.
package struct WholeFile: Sendable {
  /// The most bytes that are kept.
  private static let most = 1 << 30

  let name: String
  /// The recording that the path selected of a file with several.
  let part: String?
  package let bytes: [UInt8]

  /// Reads a file, or standard input for `-`, to its end.
  package init(reading path: String, options: RecordingOptions) throws(RecordingError) {
    let (path, options) = options.selectingPart(of: path)
    try self.init(
      ByteSource(opening: path, unpackers: options.unpackers, counting: options.readBytes),
      part: options.part, atMost: Self.most)
  }

  /// Takes bytes that may be packed; `name` stands for the file in errors.
  /// - Parameter limit: the most bytes that they may be without their packing.
  package init(
    bytes: [UInt8], named name: String, options: RecordingOptions, atMost limit: Int
  ) throws(RecordingError) {
    try self.init(
      ByteSource(bytes: bytes, named: name, unpackers: options.unpackers), part: options.part,
      atMost: limit)
  }

  private init(
    _ source: ByteSource, part: String?, atMost limit: Int
  ) throws(RecordingError) {
    var source = source
    bytes = try source.takeRest(atMost: limit)
    guard bytes.count <= limit else {
      throw RecordingError(
        file: source.name, "has more than \(limit) bytes, which would be kept in memory",
        remedy: "cut it to the moment that is asked about")
    }
    name = source.name
    self.part = part
  }
}
