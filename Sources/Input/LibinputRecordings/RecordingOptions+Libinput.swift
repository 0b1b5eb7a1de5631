import TouchRecordings

extension RecordingOptions {
  /// These options with support for the YAML of `libinput record`.
  public var readingLibinput: RecordingOptions {
    var options = self
    options.eventStreams.insert(EvdevEventStreamKind(.libinput, LibinputEvents.self))
    return options
  }
}
