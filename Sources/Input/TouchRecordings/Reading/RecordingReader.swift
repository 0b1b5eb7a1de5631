import EvdevInput
import Foundation
import GestureCore

/// Reads a recording frame by frame, in constant memory, from a file, standard input or bytes.
///
/// Frames are in points in scene space; times begin at the recording's first event and never decrease; each contact that begins
/// also ends or is cancelled. Errors in a file are available from `takeComplaints()`, and the valid parts are read.
public struct RecordingReader: Sendable {
  /// The properties that are known before the first frame.
  public let header: RecordingHeader

  private var source: ByteSource
  private var stream: any RecordingStream
  private var log: ComplaintLog
  private var isAtEnd = false
  /// `nil` if the recording is not from a sensor, or its scale or times are unknown.
  private var filter: ArtefactFilter?

  /// Opens a file, or standard input for `-`, and reads its header.
  ///
  /// Throws if it cannot be opened, is empty, or has no known format.
  public init(opening path: String, options: RecordingOptions = RecordingOptions())
    throws(RecordingError)
  {
    let (path, options) = options.selectingPart(of: path)
    try self.init(
      ByteSource(opening: path, unpackers: options.unpackers, counting: options.readBytes), options)
  }

  /// Reads from memory; complaints use `name` as the file's name.
  public init(
    bytes: [UInt8], named name: String, options: RecordingOptions = RecordingOptions()
  ) throws(RecordingError) {
    var options = options
    // The name does not refer to a file on this machine.
    if case .onDisk = options.neighbour { options.neighbour = .nothing }
    try self.init(
      ByteSource(bytes: bytes, named: name, unpackers: options.unpackers), options)
  }

  private init(_ source: ByteSource, _ options: RecordingOptions) throws(RecordingError) {
    var source = source
    var log = ComplaintLog(file: source.name, isStrict: options.isStrict)
    let opening: RecordingOpening
    do throws(RecordingError) {
      opening = try RecordingOpening(&source, options, &log)
    } catch {
      guard error == RecordingOpening.noEvents(source.name) else { throw error }
      throw try FoundInstead.error(
        source.name, source.preview(bytes: EvdevSurvey.bytes), part: options.part)
    }
    var header = opening.header
    header.scene = try SceneNote.find(in: source.preview(bytes: RecordingOpening.headBytes))
    header.isSizeAssumed = log.assumesSize
    self.header = header
    // Times that an option invents say nothing about a finger's speed.
    if header.hasKnownScale, options.interval == nil {
      filter = ArtefactFilter(
        size: header.sceneSize, pointsPerInch: header.density(options),
        isOfSensor: header.device != nil)
    }
    stream = opening.stream
    self.source = source
    self.log = log
  }

  /// The number of frames with fingers and the number of errors in a source. A line of other text counts as an error; a source that cannot be read counts as one more
  /// error.
  static func count(
    _ source: ByteSource, _ options: RecordingOptions, atMost most: Int = .max
  ) -> (frames: Int, faults: Int) {
    var frames = 0
    var faults = 0
    do throws(RecordingError) {
      var reader = try RecordingReader(source, options)
      while frames < most, let frame = try reader.nextFrame() {
        if !frame.contacts.isEmpty { frames += 1 }
        faults += reader.takeComplaints().count { $0.severity == .fault }
      }
      faults += reader.takeComplaints().count { $0.severity == .fault } + reader.log.proseCount
    } catch {
      faults += 1
    }
    return (frames, faults)
  }

  /// The name among `names` of the description file for a recording in the same folder.
  package static func description(of name: String, among names: [String]) -> String? {
    DeviceFile.sibling(of: name, among: names)
  }

  /// The device that a file describes: an evemu header, or `getevent -lp` output.
  package static func device(describedIn path: String) throws(RecordingError) -> DeviceDescription {
    try DeviceFile.read(path)
  }

  /// The next frame, or `nil` at the end.
  ///
  /// Throws if reading cannot continue, and in strict reading at the first error; after that, no more frames follow.
  public mutating func nextFrame() throws(RecordingError) -> InputFrame? {
    guard !isAtEnd else { return nil }
    do throws(RecordingError) {
      if case nil = filter {
        if let frame = try stream.nextFrame(from: &source, log: &log) { return frame }
      } else {
        while var frame = try stream.nextFrame(from: &source, log: &log) {
          if try filter?.filter(&frame, reportingTo: &log) != false { return frame }
        }
      }
    } catch {
      isAtEnd = true
      throw error
    }
    isAtEnd = true
    log.close()
    return nil
  }

  /// The artefacts of the sensor that were left out so far.
  package var artefacts: SensorArtefacts { log.artefacts }

  /// The complaints since the last call, in order.
  public mutating func takeComplaints() -> [Complaint] {
    log.take()
  }
}

extension RecordingReader {
  /// Reads a file that is in memory already.
  package init(_ file: WholeFile, options: RecordingOptions) throws(RecordingError) {
    var options = options
    if let part = file.part { options.part = part }
    try self.init(ByteSource(bytes: file.bytes, named: file.name), options)
  }
}

extension ArtefactFilter {
  /// Removes artefacts from a frame and reports them; returns false if nothing else is in it.
  fileprivate mutating func filter(_ frame: inout InputFrame, reportingTo log: inout ComplaintLog)
    throws(RecordingError) -> Bool
  {
    let isReported = filter(&frame)
    guard !artefacts.isEmpty else { return isReported }
    for artefact in takeArtefacts() { try log.add(artefact.kind, at: artefact.time) }
    return isReported
  }
}
