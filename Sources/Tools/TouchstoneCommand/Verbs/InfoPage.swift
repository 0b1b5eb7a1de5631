import EvdevInput
import Foundation
import GestureCore
import JSONText
import TouchRecordings
import TouchStories

/// The output of `touchstone info` for one recording.
struct InfoPage {
  private let file: String
  private let header: RecordingHeader
  private let summary: RecordingSummary

  init(_ file: String, _ header: RecordingHeader, _ summary: RecordingSummary) {
    self.file = file
    self.header = header
    self.summary = summary
  }

  /// Text with one line per property.
  var text: String {
    var lines = ["\(file): \(header.format.rawValue)"]
    func add(_ name: String, _ words: String) {
      lines.append("  " + name + String(repeating: " ", count: 12 - name.count) + words)
    }
    if !header.deviceName.isEmpty { add("device", header.deviceName.harmlessName()) }
    if let surface { add("surface", surface) }
    add("scene", "\(whole(header.sceneSize.width)) x \(whole(header.sceneSize.height)) points")
    for axis in axes { add("axis", axis) }
    add("length", "\(seconds(length)), fingers down for \(seconds(summary.touched))")
    add("frames", "\(summary.frameCount)" + (rate.map { ", \($0)" } ?? ""))
    if summary.longest.interval > 0 {
      add(
        "gap",
        "longest between two movements \(milliseconds(summary.longest.interval)), at"
          + " \(seconds(summary.longest.at.seconds))")
    }
    add("fingers", fingers)
    if summary.contactCount > 0 { add("reach", reach) }
    if summary.suspicions.isEmpty, summary.complaints.isEmpty { add("suspicious", "nothing") }
    for suspicion in summary.suspicions {
      add(
        "suspicious",
        "at \(seconds(suspicion.time.seconds)) finger \(suspicion.contact) \(suspicion.words)")
    }
    let told = summary.suspicions.count
    let all = summary.suspicionCounts.values.reduce(0, +)
    if all > told { add("suspicious", "\(all - told) more like these") }
    for verdict in summary.sensor { add("sensor", words(verdict)) }
    for complaint in summary.complaints {
      add(word(for: complaint.severity), complaint.description)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A JSON object.
  var json: String {
    var object = JSONWriter(type: "info")
    object.field("file", file)
    object.field("format", header.format.rawValue)
    if !header.deviceName.isEmpty { object.field("device", header.deviceName) }
    if let surface { object.field("surface", surface) }
    object.field("size", CGPoint(x: header.sceneSize.width, y: header.sceneSize.height))
    if !axes.isEmpty { object.field("axes", axes) }
    object.field("length", length, decimals: 3)
    object.field("touched", summary.touched, decimals: 3)
    object.field("frames", summary.frameCount)
    if let rate = summary.intervals.rate { object.field("rate", rate, decimals: 1) }
    object.field("longestGap", summary.longest.interval, decimals: 4)
    object.field("fingers", summary.contactCount)
    object.field("mostAtOnce", summary.mostAtOnce)
    object.field("cancelled", summary.cancelledCount)
    object.field("coalesced", summary.coalescedCount)
    if summary.contactCount > 0 {
      object.field("lowest", summary.lowest)
      object.field("highest", summary.highest)
    }
    for kind in RecordingSummary.Suspicion.Kind.allCases {
      object.key(kind.rawValue + "s")
      object.value(summary.suspicionCounts[kind] ?? 0)
    }
    object.field(
      "suspicious",
      summary.suspicions.map { "\($0.time.seconds) finger \($0.contact) \($0.words)" })
    object.field("sensor", summary.sensor.map(words))
    object.field("complaints", summary.complaints.map(\.description))
    return object.line
  }

  // MARK: - Words

  private func words(_ verdict: SensorVerdict) -> String {
    let time = verdict.time.map { "at \(seconds($0.seconds)) " } ?? ""
    return "\(time)\(verdict.words)" + (verdict.quirk.map { "; libinput's quirk \($0)" } ?? "")
  }

  private var length: TimeInterval { summary.last.seconds }

  private var surface: String? {
    guard let device = header.device else { return nil }
    return switch device.surface {
    case .touchscreen: "touchscreen"
    case .touchpad: "touchpad"
    case .touchTablet: "drawing tablet"
    case .unknown: nil
    }
  }

  /// The axes of contacts, or else those of a single touch.
  private var axes: [String] {
    guard let device = header.device else { return [] }
    return device.axes.sorted { $0.key < $1.key }.map { code, range in
      let name = EvdevName.name(type: EvdevCode.abs, code: code) ?? "axis \(code)"
      let resolution = range.resolution > 0 ? ", \(range.resolution) to a mm" : ""
      return "\(name) \(range.minimum) to \(range.maximum)\(resolution)"
    }
  }

  private var rate: String? {
    guard let rate = summary.intervals.rate, let middle = summary.intervals.quantile(0.5),
      let most = summary.intervals.quantile(0.95)
    else { return nil }
    return "\(whole(rate)) a second while fingers move (every \(milliseconds(middle)), 95 % within"
      + " \(milliseconds(most)))"
  }

  private var fingers: String {
    var parts = ["\(summary.contactCount)", "at most \(summary.mostAtOnce) at once"]
    let names: [(Contact.Kind, String)] = [
      (.pencil, "of a stylus"), (.indirectPointer, "of a mouse"), (.indirect, "indirect"),
    ]
    for (kind, name) in names {
      if let count = summary.kinds[kind] { parts.append("\(count) \(name)") }
    }
    if summary.cancelledCount > 0 { parts.append("\(summary.cancelledCount) cancelled") }
    if summary.coalescedCount > 0 { parts.append("\(summary.coalescedCount) coalesced readings") }
    if summary.interruptionCount > 0 { parts.append("\(summary.interruptionCount) interruptions") }
    let known = [
      summary.tellsRadius ? "radius" : nil, summary.tellsForce ? "force" : nil,
    ].compactMap { $0 }
    if !known.isEmpty { parts.append("with \(known.joined(separator: " and "))") }
    return parts.joined(separator: ", ")
  }

  private var reach: String {
    "x \(whole(summary.lowest.x)) to \(whole(summary.highest.x)),"
      + " y \(whole(summary.lowest.y)) to \(whole(summary.highest.y)) points"
  }

  private func word(for severity: Complaint.Severity) -> String {
    switch severity {
    case .note: "note"
    case .assumption: "assumed"
    case .fault: "fault"
    }
  }

  private func whole(_ value: Double) -> String {
    abs(value) < 1e15 ? "\(Int(bounding: value.rounded()))" : "\(value)"
  }

  private func seconds(_ value: TimeInterval) -> String { String(format: "%.3f s", value) }

  private func milliseconds(_ value: TimeInterval) -> String {
    String(format: "%.1f ms", value * 1000)
  }
}
