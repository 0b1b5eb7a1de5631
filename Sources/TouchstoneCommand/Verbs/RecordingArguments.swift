import EvdevInput
import Foundation
import LibinputRecordings
import TouchRecordings
import TouchStories

/// The options of every verb that reads recordings.
enum RecordingArguments {
  static let table: [OptionTable.Option] = [
    .init(
      name: "--format", value: "NAME",
      help: "takes the files for \(names.joined(separator: ", ")) instead of finding out"),
    .init(
      name: "--device", value: "FILE",
      help: "has the axes: an evemu head or .desc, or getevent -lp output"),
    .init(
      name: "--size", value: "WxHmm",
      help: "is how large the surface is, such as 150x94mm, if the device does not tell"),
    .init(
      name: "--points-per-inch", value: "N",
      help: "is the scene's density; 163, a phone's, unless given"),
    .init(name: "--strict", help: "stops at the first fault of a file"),
  ]

  private static let names = RecordingFormat.allCases.map(\.rawValue)

  static func options(_ arguments: ParsedArguments) throws(UsageError) -> RecordingOptions {
    var options = RecordingOptions(isStrict: arguments.flags.contains("--strict")).readingLibinput
    if let name = arguments.values["--format"] {
      guard let format = RecordingFormat(rawValue: name) else {
        let hint = Spelling.suggestion(for: name, among: names)
        throw UsageError("--format “\(name)” is unknown; \(hint)")
      }
      options.format = format
    }
    options.devicePath = arguments.values["--device"]
    if let text = arguments.values["--size"] {
      guard let size = PhysicalSize(text) else {
        throw UsageError("--size “\(text)” is no size; write it as 150x94mm")
      }
      options.physicalSize = size
    }
    if let text = arguments.values["--points-per-inch"] {
      guard let density = Double(text), (1...10_000).contains(density) else {
        throw UsageError("--points-per-inch “\(text)” is no number from 1 to 10000")
      }
      options.pointsPerInch = density
    }
    return options
  }
}
