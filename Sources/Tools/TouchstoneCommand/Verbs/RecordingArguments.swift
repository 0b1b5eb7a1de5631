import EvdevInput
import Foundation
import LibinputRecordings
import PackedRecordings
import TouchRecordings
import TouchStories

/// The options of all verbs that read recordings.
enum RecordingArguments {
  static let table: [OptionTable.Option] =
    files + surface + [
      .init(name: "--strict", help: "stops at the first fault of a file")
    ]

  /// Options for the mapping from a device's readings to the scene.
  static let surface: [OptionTable.Option] = [
    .init(
      name: "--size", value: "WxHmm",
      help: "is how large the surface is, such as 150x94mm, if the device does not say"),
    .init(
      name: "--points-per-inch", value: "N",
      help: "is the scene's density; 163, a phone's, unless given"),
    .init(
      name: "--rotate", value: "DEGREES", help: "turns the panel by 90, 180 or 270 clockwise",
      choices: ["90", "180", "270"]),
    .init(
      name: "--calibration", value: "NUMBERS",
      help: "is libinput's matrix, such as \"1 0 0 0 1 0\", before the turn"),
  ]

  private static let files: [OptionTable.Option] = [
    .init(
      name: "--format", value: "NAME",
      help: "takes the files for \(names.joined(separator: ", ")) instead of finding out",
      choices: names),
    .init(
      name: "--device", value: "FILE",
      help:
        "has the axes: an evemu head or .desc, or getevent -lp output; or says more of the device, as a"
        + " file of udev's or libinput's quirks, or as AttrPalmSizeThreshold=N", isRepeatable: true),
    .init(
      name: "--interval", value: "TIME",
      help: "is what passes between a finger's events in a log without times, such as 16ms"),
  ]

  private static func interval(_ text: String) throws(UsageError) -> Double {
    let isMilliseconds = text.hasSuffix("ms")
    guard let number = Double(isMilliseconds ? text.dropLast(2) : text[...]),
      (1e-6...3600).contains(isMilliseconds ? number / 1000 : number)
    else { throw UsageError("--interval takes a time such as 0.016 or 16ms, not “\(text)”") }
    // No device reports once a second, so milliseconds were meant.
    guard isMilliseconds || number < 1 else {
      throw UsageError("--interval “\(text)” would be seconds; write \(text)ms for milliseconds")
    }
    return isMilliseconds ? number / 1000 : number
  }

  private static let names = RecordingFormat.allCases.map(\.rawValue)

  static func options(_ arguments: ParsedArguments) throws(UsageError) -> RecordingOptions {
    var options = RecordingOptions(isStrict: arguments.flags.contains("--strict")).readingLibinput
      .readingPacked
    if let name = arguments.values["--format"] {
      guard let format = RecordingFormat(rawValue: name) else {
        let hint = Spelling.suggestion(for: name, among: names)
        throw UsageError("--format “\(name)” is unknown; \(hint)")
      }
      options.format = format
    }
    try describe(arguments.values["--device"], &options)
    if let text = arguments.values["--size"] {
      guard let size = PhysicalSize(text) else {
        throw UsageError("--size takes a size such as 150x94mm, not “\(text)”")
      }
      options.physicalSize = size
    }
    if let text = arguments.values["--points-per-inch"] {
      guard let density = Double(text), (1...10_000).contains(density) else {
        throw UsageError("--points-per-inch takes a number from 1 to 10000, not “\(text)”")
      }
      options.pointsPerInch = density
    }
    options.interval = try arguments.values["--interval"].map(interval)
    options.orientation = try orientation(arguments)
    return options
  }

  /// Distinguishes device descriptions from quirks by their content.
  private static func describe(
    _ lines: String?, _ options: inout RecordingOptions
  ) throws(UsageError) {
    for value in lines?.split(separator: "\n").map(String.init) ?? []
    where !options.overrides.take(value) {
      guard options.devicePath == nil else {
        throw UsageError("--device names two descriptions: \(options.devicePath ?? ""), \(value)")
      }
      options.devicePath = value
    }
  }

  private static func orientation(_ arguments: ParsedArguments) throws(UsageError)
    -> PanelOrientation
  {
    var orientation = PanelOrientation.upright
    if let text = arguments.values["--calibration"] {
      guard let given = PanelOrientation(calibration: text) else {
        throw UsageError(
          "--calibration “\(text)” is none; write six numbers, such as \"1 0 0 0 1 0\"")
      }
      orientation = given
    }
    guard let text = arguments.values["--rotate"] else { return orientation }
    guard let degrees = Int(text), let turned = orientation.rotated(by: degrees) else {
      throw UsageError("--rotate “\(text)” is not 0, 90, 180 or 270")
    }
    return turned
  }
}
