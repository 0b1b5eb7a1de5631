import EvdevInput

/// An override of one property of a device: an axis, as in udev's hardware database, or a contact limit, as in libinput's
/// quirks files.
struct OverrideAssignment: Sendable, Hashable {
  private enum Change: Sendable, Hashable {
    /// Minimum, maximum, resolution, fuzz and flat; `nil` keeps the device's value.
    case axis(UInt16, [Int32?])
    case range(RangeKey, ContactLimits.Range)
    case limit(LimitKey, Int32)
    /// The size in millimetres, or the resolution in units per millimetre, for devices that do not report them.
    case size(Int32, Int32)
    case resolution(Int32, Int32)
  }

  private enum RangeKey: String {
    case pressure = "AttrPressureRange"
    case size = "AttrTouchSizeRange"
  }

  private enum LimitKey: String {
    case palmPressure = "AttrPalmPressureThreshold"
    case palmSize = "AttrPalmSizeThreshold"
    case thumbPressure = "AttrThumbPressureThreshold"
    case thumbSize = "AttrThumbSizeThreshold"
  }

  /// The name before the equals sign.
  let name: String
  private let change: Change

  /// The parts before and after an equals sign; `nil` for a name that does not concern contacts.
  init?(_ name: String, _ value: String) throws(OverrideFault) {
    self.name = name
    if let code = Self.axis(name) {
      change = .axis(try code.get(), try Self.numbers(value))
    } else if let key = RangeKey(rawValue: name) {
      let pair = try Self.pair(value, ":", "write \(name)=DOWN:UP, such as \(name)=30:25")
      guard pair.1 <= pair.0 else {
        throw OverrideFault(
          "\(name)=\(value): a contact would end before it begins",
          "write the limit of the beginning first")
      }
      change = .range(key, ContactLimits.Range(down: pair.0, up: pair.1))
    } else if let key = LimitKey(rawValue: name) {
      guard let limit = Int32(value), limit >= 0 else {
        throw OverrideFault("\(name)=\(value) is no number", "write \(name)=N, such as \(name)=100")
      }
      change = .limit(key, limit)
    } else if name == "AttrSizeHint" || name == "AttrResolutionHint" {
      let pair = try Self.pair(value, "x", "write \(name)=WxH, such as \(name)=100x60")
      guard pair.0 > 0, pair.1 > 0 else {
        throw OverrideFault("\(name)=\(value) is no size", "write \(name)=WxH")
      }
      change = name == "AttrSizeHint" ? .size(pair.0, pair.1) : .resolution(pair.0, pair.1)
    } else {
      return nil
    }
  }

  /// Applies the override; returns whether it changed anything.
  func apply(to device: inout DeviceDescription) -> Bool {
    switch change {
    case .axis(let code, let fields): return Self.apply(fields, to: &device.axes[code])
    case .range(.pressure, let range): device.limits.pressure = range
    case .range(.size, let range): device.limits.size = range
    case .limit(.palmPressure, let limit): device.limits.palmPressure = limit
    case .limit(.palmSize, let limit): device.limits.palmSize = limit
    case .limit(.thumbPressure, let limit): device.limits.thumbPressure = limit
    case .limit(.thumbSize, let limit): device.limits.thumbSize = limit
    case .size(let width, let height):
      return Self.hint(&device) { range, isHorizontal in
        (range.span / Double(isHorizontal ? width : height)).rounded()
      }
    case .resolution(let x, let y):
      return Self.hint(&device) { _, isHorizontal in Double(isHorizontal ? x : y) }
    }
    return true
  }

  // MARK: - Private

  private static func axis(_ name: String) -> Result<UInt16, OverrideFault>? {
    let prefix = "EVDEV_ABS_"
    guard name.hasPrefix(prefix) else { return nil }
    let digits = name.dropFirst(prefix.count)
    guard digits.count == 2, let code = UInt16(digits, radix: 16), code <= EvdevCode.highestAxis
    else {
      return .failure(
        OverrideFault(
          "\(name) names no axis", "write its number with two digits, 00 to 3f, such as \(prefix)35"
        ))
    }
    return .success(code)
  }

  private static func numbers(_ value: String) throws(OverrideFault) -> [Int32?] {
    let fields = value.split(separator: ":", omittingEmptySubsequences: false)
    let remedy = "write minimum:maximum:resolution:fuzz:flat; what is empty stays"
    guard fields.count <= 5 else {
      throw OverrideFault("“\(value)” has more than 5 fields", remedy)
    }
    var numbers: [Int32?] = []
    for field in fields {
      guard field.isEmpty || Int32(field) != nil else {
        throw OverrideFault("“\(field)” of “\(value)” is no number", remedy)
      }
      numbers.append(Int32(field))
    }
    numbers += Array(repeating: nil, count: 5 - numbers.count)
    if let least = numbers[0], let most = numbers[1], least >= most {
      throw OverrideFault("“\(value)” has a minimum that is not below its maximum", remedy)
    }
    return numbers
  }

  private static func pair(
    _ value: String, _ separator: Character, _ remedy: String
  ) throws(OverrideFault) -> (Int32, Int32) {
    let fields = value.split(separator: separator, omittingEmptySubsequences: false)
    guard fields.count == 2, let first = Int32(fields[0]), let second = Int32(fields[1]),
      first >= 0, second >= 0
    else { throw OverrideFault("“\(value)” is no pair of numbers", remedy) }
    return (first, second)
  }

  /// An axis that the device lacks is created only from a complete range.
  private static func apply(_ fields: [Int32?], to range: inout AxisRange?) -> Bool {
    if range == nil, let least = fields[0], let most = fields[1] {
      range = AxisRange(minimum: least, maximum: most)
    }
    guard let current = range else { return false }
    var own = current
    own.minimum = fields[0] ?? own.minimum
    own.maximum = fields[1] ?? own.maximum
    own.resolution = fields[2] ?? own.resolution
    own.fuzz = fields[3] ?? own.fuzz
    own.flat = fields[4] ?? own.flat
    // Changing only one end may make the range invalid.
    guard own.span > 0 || current.span <= 0 else { return false }
    range = own
    return true
  }

  /// Adds a resolution to positions without one.
  private static func hint(
    _ device: inout DeviceDescription, _ resolution: (AxisRange, Bool) -> Double
  ) -> Bool {
    var isUsed = false
    for code in [EvdevCode.x, EvdevCode.y, EvdevCode.positionX, EvdevCode.positionY] {
      guard var range = device.axes[code], range.resolution <= 0, range.span > 0 else { continue }
      range.resolution = Int32(
        bounding: resolution(range, code == EvdevCode.x || code == EvdevCode.positionX))
      device.axes[code] = range
      isUsed = true
    }
    return isUsed
  }
}
