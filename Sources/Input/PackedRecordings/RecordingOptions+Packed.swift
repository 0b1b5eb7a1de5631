import TouchRecordings

extension RecordingOptions {
  /// These options with support for files compressed with gzip, xz or zstd.
  public var readingPacked: RecordingOptions {
    var options = self
    options.unpackers.insert(UnpackerKind("gzip", GzipUnpacker.self))
    options.unpackers.insert(UnpackerKind("xz", XZUnpacker.self))
    options.unpackers.insert(UnpackerKind("zstd", ZstdUnpacker.self))
    return options
  }
}
