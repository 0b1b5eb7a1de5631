import EvdevInput
import Foundation

/// Finds out what a file is before its first frame is read.
struct RecordingOpening {
  let header: RecordingHeader
  let body: any RecordingBody

  /// Enough for any head; a pipe that someone is still writing to need not send more.
  private static let headBytes = 1 << 14

  init(
    _ source: inout ByteSource, _ options: RecordingOptions, _ log: inout ComplaintLog
  ) throws(RecordingError) {
    let beginning = try source.preview(bytes: Self.headBytes)
    guard !beginning.isBlank else {
      throw RecordingError(
        file: source.name, "is empty", remedy: "record again; nothing was written to it")
    }
    let format: RecordingFormat
    if let forced = options.format {
      format = forced
    } else if let found = try RecordingFormat.detect(beginning) {
      format = found
    } else if let found = try RecordingFormat.detect(source.preview(bytes: EvdevSurvey.bytes)) {
      format = found
    } else {
      throw Self.unknown(source.name, beginning)
    }

    switch format {
    case .touches:
      let reader = try TouchesReader(head: source.preview(bytes: Self.headBytes), &log)
      (header, body) = (reader.header, reader)
    case .evemu:
      (header, body) = try Self.open(EvemuReader.self, &source, options, &log)
    case .getevent:
      (header, body) = try Self.open(GeteventReader.self, &source, options, &log)
    case .evtest:
      (header, body) = try Self.open(EvtestReader.self, &source, options, &log)
    }
  }

  /// Opens a recording of a device, in whichever text.
  private static func open<Reader: EvdevLineReader>(
    _ reader: Reader.Type, _ source: inout ByteSource, _ options: RecordingOptions,
    _ log: inout ComplaintLog
  ) throws(RecordingError) -> (RecordingHeader, any RecordingBody) {
    let survey = try EvdevSurvey(reader, &source)
    if !survey.hasEvents {
      if let line = survey.timelessLine {
        throw RecordingError(
          file: source.name, line: line, "has no times, and gestures need them",
          remedy: "record again with getevent -lt")
      }
      if survey.isWhole { throw noEvents(source.name) }
    }
    let (device, axes) = try EvdevAxes.find(survey, source.name, options, &log)
    let mapping = PanelMapping(
      device: device, physicalSize: options.physicalSize, pointsPerInch: options.pointsPerInch)
    for assumption in mapping.assumptions {
      try log.add(
        .device, assumption.message, remedy: assumption.remedy, severity: .assumption)
    }
    if device.properties.contains(.semiMultitouch) {
      try log.add(
        .device,
        "the pad tells the box around the fingers only: turns cannot be seen, nor which"
          + " finger moved", severity: .note)
    }
    let header = RecordingHeader(
      format: Reader.format, deviceName: device.name, sceneSize: mapping.size,
      device: mapping.device, axesSource: axes)
    let body = EvdevBody(reader: Reader(), device: survey.chosen, mapping: mapping)
    return (header, body)
  }

  /// A head alone, or a file in which the format that was asked for finds nothing.
  static func noEvents(_ name: String) -> RecordingError {
    RecordingError(
      file: name, "holds no events",
      remedy: "name the recording itself; a device description goes to --device FILE")
  }

  /// What to say about a file in which no format is found.
  private static func unknown(_ name: String, _ beginning: ByteSource) -> RecordingError {
    let formats = RecordingFormat.allCases.map(\.rawValue).joined(separator: ", ")
    if beginning.isUTF16 {
      return RecordingError(
        file: name, "is UTF-16 text, as PowerShell writes it",
        remedy: "convert it with iconv -f UTF-16 -t UTF-8")
    }
    let what = beginning.looksBinary ? "is binary and no recording" : "is no recording known here"
    return RecordingError(
      file: name, what, remedy: "formats are \(formats); --format NAME forces one")
  }
}
