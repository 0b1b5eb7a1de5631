import EvdevInput
import GestureCore
import TouchRecordings

/// Reads the output of `libinput record`: YAML with the devices, and each device's events in
/// frames.
///
///     devices:
///     - node: /dev/input/event4
///       evdev:
///         name: "a name"
///         absinfo: {53: [0, 4095, 0, 0, 40]}
///       events:
///       - evdev:
///         - [  0,   9967,   3,  53,    1024]
///
/// Other keys are ignored. After an error, reading continues with the next frame of events.
package struct LibinputEvents: EvdevEventStream {
  private enum Container {
    case sequence
    case mapping(key: String?)
  }

  package private(set) var devices: [RecordedDevice] = []

  /// The name of the machine.
  private var machine: String?
  private let parser = LibinputText()
  private var containers: [Container] = []
  /// The keys that lead to the innermost container; an asterisk stands for an element of a
  /// sequence.
  private var path: [String] = []
  private var numbers: [Int64] = []
  /// Whether the list contains an invalid number.
  private var hasWords = false
  private var isAtEnd = false
  /// Whether the device's entry was inserted to continue after an error.
  private var isResumed = false

  private static let device = ["", "devices", "*"]
  private static let event = ["", "devices", "*", "events", "*", "evdev", "*"]
  private static let deepest = 64
  private static let mostDevices = 64

  package init() {}

  package mutating func next(from lines: inout RecordingLines) throws(RecordingError) -> EvdevItem?
  {
    while !isAtEnd {
      let (event, line) = try parser.next(from: &lines)
      switch event {
      case .scalar(let text): take(text)
      case .number(let number): take(number)
      case .startMapping: start(.mapping(key: nil))
      case .startSequence: start(.sequence)
      case .endMapping, .endSequence:
        if let item = end(line) { return item }
      case .other: break
      case .endOfText: isAtEnd = true
      case .fault(let problem):
        try resume(&lines)
        return .fault("\(problem); the lines up to the next frame are left out", line: line)
      }
    }
    return nil
  }

  // MARK: - Structure

  private mutating func start(_ container: Container) {
    if case .mapping(nil)? = containers.last {
      // A key that is not a scalar.
      containers[containers.count - 1] = .mapping(key: "")
    }
    // Deeper nesting is invalid, but its ends must match its starts.
    path.append(step)
    containers.append(container)
    numbers.removeAll(keepingCapacity: true)
    hasWords = false
    if path == Self.device {
      if !isResumed, devices.count < Self.mostDevices {
        devices.append(RecordedDevice())
        devices[devices.count - 1].machine = machine
      }
      isResumed = false
    }
  }

  /// The path component of the next value in its container.
  private var step: String {
    switch containers.last {
    case nil: ""
    case .sequence: "*"
    case .mapping(let key): key ?? ""
    }
  }

  private mutating func take(_ number: Int64) {
    guard case .sequence? = containers.last else { return take(String(number)) }
    numbers.append(number)
    if numbers.count > 1024 { numbers.removeAll() }
  }

  private mutating func take(_ text: String) {
    switch containers.last {
    case .mapping(nil):
      containers[containers.count - 1] = .mapping(key: text)
    case .mapping(let key?):
      set(key, text)
      closeValue()
    case .sequence:
      if let number = Int64(text) { numbers.append(number) } else { hasWords = true }
      if numbers.count > 1024 { numbers.removeAll() }
    case nil: break
    }
  }

  /// The end of the innermost container.
  private mutating func end(_ line: Int) -> EvdevItem? {
    guard containers.popLast() != nil else { return nil }
    defer {
      path.removeLast()
      numbers.removeAll(keepingCapacity: true)
      closeValue()
    }
    guard path.count > 1, path[1] == "devices", !devices.isEmpty else { return nil }
    if path == Self.event { return item(line) }
    if path.count >= 5, path[3] == "evdev" { setList(Array(path[4...])) }
    return nil
  }

  /// Prepares a mapping for its next key.
  private mutating func closeValue() {
    if case .mapping? = containers.last { containers[containers.count - 1] = .mapping(key: nil) }
  }

  // MARK: - Content

  /// `[seconds, microseconds, type, code, value]`.
  private func item(_ line: Int) -> EvdevItem {
    guard numbers.count == 5, !hasWords, let type = UInt16(exactly: numbers[2]),
      let code = UInt16(exactly: numbers[3]), let value = Int32(printed: numbers[4]),
      (0..<9_000_000_000).contains(numbers[0]), (0..<1_000_000_000).contains(numbers[1])
    else { return .fault("an event that is not five numbers, left out", line: line) }
    guard type <= EvdevCode.highestType, type != EvdevCode.abs || code <= EvdevCode.highestAxis
    else {
      return .fault("type \(type), code \(code) is no input event, left out", line: line)
    }
    let time = Timestamp(nanoseconds: numbers[0] * 1_000_000_000 + numbers[1] * 1000)
    let event = EvdevEvent(time: time, type: type, code: code, value: value)
    return .event(event, device: devices.count - 1, line: line)
  }

  private mutating func set(_ key: String, _ text: String) {
    if key == "dmi", path == ["", "system"] { machine = text }
    guard !devices.isEmpty else { return }
    if key == "node", path == Self.device { devices[devices.count - 1].path = text }
    if key == "name", path == Self.device + ["evdev"] {
      devices[devices.count - 1].description.name = text
    }
  }

  /// Stores a list under `evdev`, such as an axis' range.
  private mutating func setList(_ place: [String]) {
    let last = devices.count - 1
    if place == ["id"], numbers.count == 4 {
      let id = numbers.map { UInt16(truncatingIfNeeded: $0) }
      devices[last].description.bus = id[0]
      devices[last].description.vendor = id[1]
      devices[last].description.product = id[2]
      devices[last].description.version = id[3]
    } else if place == ["properties"] {
      for bit in numbers where (0..<64).contains(bit) {
        devices[last].description.properties.formUnion(.init(rawValue: 1 << UInt64(bit)))
      }
    } else if place == ["codes", "1"] {
      devices[last].description.keys.formUnion(numbers.compactMap { UInt16(exactly: $0) })
    } else if place.count == 2, place[0] == "absinfo", let code = UInt16(place[1]),
      numbers.count >= 4
    {
      let range = numbers.map { Int32(clamping: $0) }
      devices[last].description.axes[code] = AxisRange(
        minimum: range[0], maximum: range[1], fuzz: range[2], flat: range[3],
        resolution: range.count > 4 ? range[4] : 0)
    }
  }

  // MARK: - Faults

  /// Continues with the next frame or device, inside inserted entries.
  private mutating func resume(_ lines: inout RecordingLines) throws(RecordingError) {
    containers = []
    path = []
    numbers = []
    while let line = try parser.line(of: &lines) {
      let text = String(decoding: line, as: UTF8.self)
      let indentation = text.prefix { $0 == " " }.count
      let content = text.dropFirst(indentation)
      if content.hasPrefix("- evdev:"), indentation >= 2, !devices.isEmpty {
        isResumed = true
        let blanks = String(repeating: " ", count: indentation - 2)
        parser.restart(
          with: "devices:\n\(blanks)- events:\n\(text)\n", lastLine: lines.number)
        return
      }
      if text == "devices:" {
        // The text before was not part of the recording.
        isResumed = false
        parser.restart(with: text + "\n", lastLine: lines.number)
        return
      }
      if content.hasPrefix("- node:") {
        isResumed = false
        parser.restart(with: "devices:\n\(text)\n", lastLine: lines.number)
        return
      }
    }
    isAtEnd = true
  }
}
