#if os(Linux)
  import EvdevInput
  import Foundation
  import LinuxTouchInput
  import TouchRecordings

  /// The options of all verbs that listen to panels.
  struct LiveArguments {
    private static let grab = OptionTable.Option(
      name: "--grab", help: "keeps the panel from the desktop and everybody else meanwhile")

    /// Options for opening devices, also for verbs that read recordings.
    static let devices = [grab, folder]

    static let table: [OptionTable.Option] =
      [grab] + RecordingArguments.surface + [
        .init(
          name: "--device", value: "FILE",
          help:
            "describes the panel whose bytes come through DEVICE, a pipe or -; or says more of panels,"
            + " as a file of udev's or libinput's quirks, or as AttrPalmSizeThreshold=N",
          isRepeatable: true),
        folder,
      ]

    static let tuio = OptionTable.Option(
      name: "--tuio", value: "PORT",
      help: "listens to TUIO over UDP instead, from this machine, or at HOST:PORT")

    static let folder = OptionTable.Option(
      name: "--folder", value: "DIR", help: "is where the devices are; /dev/input unless given")

    var folder: PanelFolder
    /// The description of the device whose bytes come through a pipe; `nil` without a pipe.
    var description: String?
    private var isGrabbing: Bool
    /// The address at which to receive TUIO; `nil` without TUIO.
    var place: String?
    let options: RecordingOptions

    init(_ arguments: ParsedArguments) throws(UsageError) {
      isGrabbing = arguments.flags.contains("--grab")
      folder = arguments.values["--folder"].map { PanelFolder($0) } ?? .usual
      place = arguments.values["--tuio"]
      options = try RecordingArguments.options(arguments)
      description = options.devicePath
      // Validates the options now instead of when a panel is connected.
      var none = DeviceDescription()
      do throws(RecordingError) {
        _ = try options.overrides.apply(to: &none)
      } catch {
        throw UsageError("\(error)")
      }
    }

    /// The mapping from a device's readings to its scene, with the options' overrides of the
    /// device's description.
    func mapping(_ device: DeviceDescription, errors: (String) -> Void) -> PanelMapping {
      var device = device
      for note in (try? options.overrides.apply(to: &device, on: Self.machine)) ?? [] {
        errors("\(note)\n")
      }
      return PanelMapping(
        device: device, physicalSize: options.physicalSize, pointsPerInch: options.pointsPerInch,
        orientation: options.orientation)
    }

    private static var machine: String? {
      (try? String(contentsOfFile: "/sys/class/dmi/id/modalias", encoding: .utf8))?
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Opens the device that a word selects, or the pipe that delivers a device's bytes.
    func open(word: String?) throws -> any PanelDevice {
      if let description {
        let device = try RecordingReader.device(describedIn: description)
        guard let word, word != "-" else {
          return EventPipe(dup(STDIN_FILENO), named: "-", description: device)
        }
        return try EventPipe(opening: word, description: device)
      }
      return try EvdevDevice(choosing: word, in: folder, isGrabbed: isGrabbing)
    }

    /// Opens a device of the kernel.
    func open(path: String) throws(PanelError) -> any PanelDevice {
      try EvdevDevice(choosing: path, in: folder, isGrabbed: isGrabbing)
    }
  }
#endif
