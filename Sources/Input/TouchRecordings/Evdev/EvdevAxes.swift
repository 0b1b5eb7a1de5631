import EvdevInput
import Foundation

/// Finds the description of a recording's device: in its header, in a given file, in a file next to
/// it, or by its events.
enum EvdevAxes {
  /// The device's description and its source; reports assumptions.
  static func find(
    _ survey: EvdevSurvey, _ file: String, _ options: RecordingOptions, _ log: inout ComplaintLog
  ) throws(RecordingError) -> (DeviceDescription, RecordingHeader.AxesSource) {
    try noteSkipped(survey, &log)
    var device = survey.description
    var source = RecordingHeader.AxesSource.recording
    if let path = options.devicePath {
      let other = try DeviceFile.read(path, preferring: survey.path, named: device.name)
      if !device.hasPositions { source = .file(path) }
      device.fillGaps(from: other)
    } else if !device.hasPositions, let (path, opened) = neighbour(of: file, options),
      // An unreadable file next to the recording does not prevent reading.
      let other = try? DeviceFile.read(opened, preferring: survey.path, named: device.name)
    {
      source = .file(path)
      device.fillGaps(from: other)
      try log.add(
        .device, "axes are taken from \(path)", remedy: "--device FILE names another",
        severity: .note)
    }
    log.add(try options.overrides.apply(to: &device, on: survey.machine))
    if !device.hasPositions {
      source = .assumption
      let (assumed, assumption) = survey.range.description(name: device.name)
      device.fillGaps(from: assumed)
      try log.add(.size, assumption.message, remedy: assumption.remedy, severity: .assumption)
    }
    // A description of axes alone does not say what the surface is; the events may.
    if device.properties.isEmpty, device.keys.isEmpty, survey.range.isTouchpad {
      device.keys = [EvdevCode.toolFinger]
    }
    return (device, source)
  }

  private static func neighbour(
    of file: String, _ options: RecordingOptions
  ) -> (path: String, ByteSource)? {
    switch options.neighbour {
    case .nothing: return nil
    case .found(let name, let bytes): return (name, ByteSource(bytes: bytes, named: name))
    case .onDisk(let listings):
      guard let path = DeviceFile.sibling(of: file, in: listings ?? FolderListings()),
        let opened = try? ByteSource(opening: path)
      else { return nil }
      return (path, opened)
    }
  }

  private static func noteSkipped(_ survey: EvdevSurvey, _ log: inout ComplaintLog)
    throws(RecordingError)
  {
    for (device, isTouched) in survey.skipped {
      let name = device.path.isEmpty ? "a device without a path" : device.path
      let label = device.description.name.isEmpty ? "" : " (\(device.description.name))"
      let why = isTouched ? "has fewer touches than \(survey.path)" : "has no touches"
      try log.add(.device, "\(name)\(label) is skipped: it \(why)", severity: .note)
    }
  }
}
