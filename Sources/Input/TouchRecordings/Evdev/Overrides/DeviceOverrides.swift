import EvdevInput
import Foundation

/// Descriptions of devices from `--device` that override what devices report: axes as in udev's hardware database, and contact
/// limits as in libinput's quirks files.
package struct DeviceOverrides: Sendable, Hashable {
  private var sections: [OverrideSection] = []
  /// The error of reading them, reported when they are needed.
  private var problem: RecordingError?

  package init() {}

  package var isEmpty: Bool { sections.isEmpty && problem == nil }

  /// Reads an override, such as `EVDEV_ABS_35=0:4095:20` or a file of such; returns whether it is one.
  package mutating func take(_ text: String) -> Bool {
    do throws(RecordingError) {
      if let found = try Self.word(text) {
        sections += found
      } else if let found = try OverrideFile.sections(of: text) {
        sections += found
      } else {
        return false
      }
    } catch {
      // Errors of opening are reported by the reader of device descriptions.
      guard FileManager.default.isReadableFile(atPath: text) || text.contains("=") else {
        return false
      }
      problem = problem ?? error
    }
    return true
  }

  /// Reads an override file's bytes; returns whether they are one.
  package mutating func take(_ bytes: [UInt8], named name: String) -> Bool {
    do throws(RecordingError) {
      guard let found = try OverrideFile.sections(of: ByteSource(bytes: bytes, named: name)) else {
        return false
      }
      sections += found
    } catch {
      problem = problem ?? error
    }
    return true
  }

  /// Applies the overrides to a device, and returns notes on the result.
  ///
  /// - Parameter machine: the machine's modalias, `dmi:…`; `nil` if unknown.
  package func apply(
    to device: inout DeviceDescription, on machine: String? = nil
  ) throws(RecordingError) -> [Complaint] {
    if let problem { throw problem }
    guard !sections.isEmpty else { return [] }
    let answers = sections.map { $0.match.fits(device, on: machine) }
    var chosen = zip(sections, answers).filter { $1 == .yes }.map(\.0)
    let possible = zip(sections, answers).filter { $1 == .perhaps }.map(\.0)
    var notes: [Complaint] = []
    if chosen.isEmpty, possible.count == 1 {
      chosen = possible
      notes.append(
        Self.note(
          possible[0], "is taken, though it is for one machine, which the recording does not name"))
    } else if let first = possible.first {
      notes.append(
        Self.note(
          first, "\(Self.others(possible.count)) for one machine, which is not known, and left out",
          remedy: "leave the section of that machine alone in the file"))
    } else if chosen.isEmpty, let first = sections.first {
      let name = device.name.isEmpty ? "a device without a name" : "“\(device.name)”"
      notes.append(
        Complaint(
          file: first.file, message: "no section is about \(name)",
          remedy: "compare the names and numbers", severity: .note))
    }
    for section in chosen { notes += Self.apply(section, to: &device) }
    return notes
  }

  // MARK: - Private

  private static func word(_ text: String) throws(RecordingError) -> [OverrideSection]? {
    guard text.hasPrefix("EVDEV_ABS_") || text.hasPrefix("Attr"),
      let sign = text.firstIndex(of: "=")
    else { return nil }
    var section = OverrideSection(file: "--device", line: 0, match: .everything)
    let name = String(text[..<sign])
    do throws(OverrideFault) {
      if let assignment = try OverrideAssignment(name, String(text[text.index(after: sign)...])) {
        section.assignments.append(assignment)
      } else {
        section.others.append(name)
      }
    } catch {
      throw RecordingError(file: "--device", error.message, remedy: error.remedy)
    }
    return [section]
  }

  private static func apply(
    _ section: OverrideSection, to device: inout DeviceDescription
  ) -> [Complaint] {
    var (used, unused) = ([String](), section.others)
    for assignment in section.assignments {
      if assignment.apply(to: &device) {
        used.append(assignment.name)
      } else {
        unused.append(assignment.name)
      }
    }
    var notes: [Complaint] = []
    if !used.isEmpty { notes.append(note(section, "changes \(used.joined(separator: ", "))")) }
    if !unused.isEmpty {
      let names = unused.prefix(5).joined(separator: ", ") + (unused.count > 5 ? ", …" : "")
      notes.append(
        note(section, "\(names) \(unused.count == 1 ? "has" : "have") nothing to change here"))
    }
    return notes
  }

  private static func others(_ count: Int) -> String {
    count == 1 ? "is" : "and \(count - 1) more sections are"
  }

  private static func note(
    _ section: OverrideSection, _ message: String, remedy: String? = nil
  ) -> Complaint {
    Complaint(
      file: section.file, line: section.line > 0 ? section.line : nil, message: message,
      remedy: remedy, severity: .note)
  }
}
