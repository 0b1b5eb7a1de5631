/// A file in memory, without its packing: several readers can ask for what it holds, and a pipe can be read once only.
package struct WholeFile: Sendable {
  /// The most bytes that are kept.
  private static let most = 1 << 28

  let name: String
  let bytes: [UInt8]

  /// Reads a file, or standard input for `-`, to its end.
  package init(reading path: String, options: RecordingOptions) throws(RecordingError) {
    var source = try ByteSource(
      opening: path, unpackers: options.unpackers, counting: options.readBytes)
    let bytes = try source.nextBytes(Self.most + 1)
    guard bytes.count <= Self.most else {
      throw RecordingError(
        file: path, "has more than \(Self.most) bytes, which are kept in memory here",
        remedy: "cut it to the moment that is asked about")
    }
    name = path
    self.bytes = Array(bytes)
  }
}
