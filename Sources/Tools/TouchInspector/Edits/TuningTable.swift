import Foundation
import TouchStories
import Touchstone

/// The scene's profile and gesture constants as a page shows them.
enum TuningTable {
  private static let profile = "profile"
  private static let failsStranded = "failsStrandedRecognizers"

  static func rows(of system: TouchSystem) -> [PropertySnapshot] {
    let tuning = system.tuning
    let profile = PropertySnapshot(
      property: profile, value: .text(system.profile.rawValue),
      choices: TouchProfile.allCases.map(\.rawValue),
      text: "The version of iOS, where devices differ from Apple's documents.")
    let numbers = TuningConstant.all.map { row in
      PropertySnapshot(
        property: row.name, value: .number(row.read(tuning)), minimum: row.least, unit: row.unit,
        text: row.text)
    }
    let stranded = PropertySnapshot(
      property: failsStranded, value: .bool(tuning.failsStrandedRecognizers),
      text: "Whether a recognizer fails that has not decided when its last finger lifts.")
    return [profile] + numbers + [stranded]
  }

  /// Swift test code that sets the constants that differ from UIKit's defaults.
  static func code(of tuning: GestureTuning) -> [String] {
    let usual = GestureTuning()
    let changed = TuningConstant.all.filter { $0.read(tuning) != $0.read(usual) }
    var values = changed.map { row in
      let number = row.read(tuning)
      return (row.name, Int(exactly: number).map { "\($0)" } ?? "\(number)")
    }
    if tuning.failsStrandedRecognizers { values.append((failsStranded, "true")) }
    return values.map { "stage.scene.touchSystem.tuning.\($0) = \($1)" }
  }

  static var names: [String] { TuningConstant.all.map(\.name) }

  /// Changes the profile or a constant; returns `nil` or the reason for a failure.
  static func set(_ name: String, in system: TouchSystem, to value: PropertyValue) -> String? {
    switch name {
    case profile: return setProfile(of: system, to: value)
    case failsStranded:
      guard case .bool(let fails) = value else { return "\(name) takes true or false." }
      system.tuning.failsStrandedRecognizers = fails
      return nil
    default: return setNumber(name, in: system, to: value)
    }
  }

  private static func setProfile(of system: TouchSystem, to value: PropertyValue) -> String? {
    guard case .text(let name) = value, let profile = TouchProfile(rawValue: name) else {
      let name = if case .text(let name) = value { String(name.prefix(60)) } else { "\(value)" }
      let complaint = TouchProfile.complaint(about: name)
      return complaint.prefix(1).uppercased() + complaint.dropFirst() + "."
    }
    system.profile = profile
    return nil
  }

  private static func setNumber(
    _ name: String, in system: TouchSystem, to value: PropertyValue
  ) -> String? {
    guard let row = TuningConstant.all.first(where: { $0.name == name }) else {
      return "There is no constant \(name.prefix(60))."
    }
    guard case .number(let number) = value, number >= row.least, number <= 100_000 else {
      return "\(name) takes a number of \(row.least.formatted()) or more."
    }
    row.write(&system.tuning, number)
    return nil
  }
}
