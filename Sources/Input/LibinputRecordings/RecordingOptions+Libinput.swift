import TouchRecordings

extension RecordingOptions {
  /// The same options for a reader that also reads `libinput record`'s YAML.
  public var readingLibinput: RecordingOptions {
    var options = self
    options.eventStreams.insert(EvdevEventStreamKind(.libinput, LibinputEvents.self))
    return options
  }
}
