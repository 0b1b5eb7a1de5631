import EvdevInput
import Foundation
import GestureCore

/// The findings of a check.
extension SensorCheck {
  /// All findings, including those from the intervals between reports and from the complaints of reading.
  func verdicts(_ intervals: IntervalCounts, _ complaints: [Complaint]) -> [SensorVerdict] {
    rate(intervals) + dropped(complaints) + lasting + swapped + sizes + atEdges + pressure
  }

  private func rate(_ intervals: IntervalCounts) -> [SensorVerdict] {
    guard intervals.count >= Limit.leastIntervals, let middle = intervals.quantile(0.5),
      let most = intervals.quantile(0.95)
    else { return [] }
    var verdicts: [SensorVerdict] = []
    if 1 / middle < Limit.slowRate {
      verdicts.append(
        SensorVerdict(
          kind: .rate,
          words: "\(Self.spell(1 / middle)) reports a second are few; 60 to 120 are usual"))
    }
    if most / middle - 1 > Limit.jitter {
      verdicts.append(
        SensorVerdict(
          kind: .rate,
          words: "reports are uneven: every \(Self.spell(middle * 1000)) ms, but 5 % after"
            + " \(Self.spell(most * 1000)) ms and more"))
    }
    return verdicts
  }

  private func dropped(_ complaints: [Complaint]) -> [SensorVerdict] {
    let lost = complaints.filter { $0.message.hasPrefix(Self.lostEvents) }
    guard let first = lost.first else { return [] }
    let count = lost.count == 1 ? "once" : "\(lost.count) times"
    let place = first.line.map { "\(lost.count == 1 ? "," : ", first") in line \($0)" } ?? ""
    return [
      SensorVerdict(
        kind: .dropped,
        words: "the kernel lost events \(count)\(place) (SYN_DROPPED): the reader was too slow")
    ]
  }

  private static let lostEvents = "\(TrackingFault.Kind.eventsDropped)"

  private var lasting: [SensorVerdict] {
    guard let stuck else { return [] }
    return [
      SensorVerdict(
        kind: .stuck, time: stuck.time,
        words: "a finger rests at (\(Self.spell(stuck.place.x)), \(Self.spell(stuck.place.y))) for"
          + " \(Self.spell(stuck.rest)) s and never lifts")
    ]
  }

  private var swapped: [SensorVerdict] {
    guard swaps.count > 0 else { return [] }
    return [
      SensorVerdict(
        kind: .swap, time: swaps.first,
        words:
          "two contacts take each other's places, \(swaps.count == 1 ? "once" : "\(swaps.count) times")"
      )
    ]
  }

  private var sizes: [SensorVerdict] {
    var verdicts: [SensorVerdict] = []
    if palms.count > 0 {
      verdicts.append(
        SensorVerdict(
          kind: .size, time: palms.first,
          words:
            "\(Self.contacts(palms.count)) as large as palms, up to \(Self.spell(palms.largest)) mm",
          quirk: quirk("AttrPalmSizeThreshold", Limit.palm, header.device?.limits.palmSize)))
    }
    if thumbs.count > 0 {
      verdicts.append(
        SensorVerdict(
          kind: .size, time: thumbs.first,
          words: "\(Self.contacts(thumbs.count)) as large as thumbs, up to"
            + " \(Self.spell(thumbs.largest)) mm",
          quirk: quirk("AttrThumbSizeThreshold", Limit.fingertip, header.device?.limits.thumbSize)))
    }
    return verdicts
  }

  /// The quirk line for a contact size in device units; `nil` if the device has such a limit already or is not a touchpad,
  /// because libinput checks sizes only for touchpads.
  private func quirk(_ name: String, _ millimetres: Double, _ known: Int32?) -> String? {
    guard let device = header.device, device.surface == .touchpad, known == nil else { return nil }
    let units = Self.unitsOfSize(device)
    return units > 0 ? "\(name)=\(Int(bounding: (millimetres * units).rounded()))" : nil
  }

  /// Units of a contact's size per millimetre; 0 if unknown.
  static func unitsOfSize(_ device: DeviceDescription?) -> Double {
    let major = device?.axes[EvdevCode.touchMajor]?.resolution ?? 0
    return Double(major > 0 ? major : device?.axes[EvdevCode.positionX]?.resolution ?? 0)
  }

  private var atEdges: [SensorVerdict] {
    var verdicts: [SensorVerdict] = []
    if ghosts.count >= Limit.leastGhosts {
      verdicts.append(
        SensorVerdict(
          kind: .edgeGhosts, time: ghosts.first,
          words: "\(ghosts.count) contacts at the edges are gone within"
            + " \(Self.spell(Limit.ghost * 1000)) ms"))
    }
    guard readings >= Limit.leastReadings else { return verdicts }
    let size = header.sceneSize
    let sides: [(name: String, gap: CGFloat, covered: CGFloat)] = [
      ("left", lowest.x, (highest.x - lowest.x) / size.width),
      ("right", size.width - highest.x, (highest.x - lowest.x) / size.width),
      ("top", lowest.y, (highest.y - lowest.y) / size.height),
      ("bottom", size.height - highest.y, (highest.y - lowest.y) / size.height),
    ]
    for side in sides where side.covered >= Limit.coverage {
      let gap = side.gap / millimetre
      guard gap > Limit.reachable else { continue }
      verdicts.append(
        SensorVerdict(
          kind: .deadEdge,
          words:
            "nothing is nearer than \(Self.spell(gap)) mm to the \(side.name) edge, which may be deaf"
        ))
    }
    return verdicts
  }

  private var pressure: [SensorVerdict] {
    let count = pressures.reduce(0, +)
    guard count >= Limit.leastIntervals else { return [] }
    func quantile(_ share: Double) -> Int {
      var passed = 0
      return pressures.indices.first { index in
        passed += pressures[index]
        return Double(passed) >= share * Double(count)
      } ?? 100
    }
    let (low, middle, high) = (quantile(0.05), quantile(0.5), quantile(0.95))
    guard Double(middle) < Limit.lightest * 100 || Double(middle) > Limit.heaviest * 100 else {
      return []
    }
    return [
      SensorVerdict(
        kind: .pressure,
        words: "fingers press with \(low) to \(high) % of the range, \(middle) % in the middle",
        quirk: pressureQuirk(low))
    ]
  }

  /// The quirk line for pressure: a touch begins at half of the lowest pressure and ends slightly below.
  private func pressureQuirk(_ low: Int) -> String? {
    guard let device = header.device, device.surface == .touchpad, device.limits.pressure == nil,
      let range = device.axes[EvdevCode.mtPressure] ?? device.axes[EvdevCode.pressure],
      range.span > 0
    else { return nil }
    let down = Double(range.minimum) + range.span * Double(low) / 200
    let up = Double(range.minimum) + range.span * Double(low) / 250
    return "AttrPressureRange=\(Int(bounding: down.rounded(.up))):\(Int(bounding: up.rounded()))"
  }

  private static func contacts(_ count: Int) -> String {
    count == 1 ? "a contact is" : "\(count) contacts are"
  }

  private static func spell(_ value: Double) -> String { String(format: "%.1f", value) }
}
