// AudioToolbox's own names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A sound of the system, by number.
public typealias SystemSoundID = UInt32

/// No sound, but a short buzz.
nonisolated public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// Plays a sound of the system: a line "haptic" in the trace for those that are felt, and nothing for
/// those that sound.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  let felt: String? =
    switch inSystemSoundID {
    case kSystemSoundID_Vibrate: "vibrate"
    case 1519: "peek"
    case 1520: "pop"
    case 1521: "nope"
    default: nil
    }
  if let felt { TouchSystem.current?.record(.haptic(felt)) }
}

/// The same as `AudioServicesPlaySystemSound(_:)`: nothing here is silent for other reasons.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  AudioServicesPlaySystemSound(inSystemSoundID)
}

/// Plays a sound of the system, and calls the block at once, since nothing sounds.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  AudioServicesPlaySystemSound(inSystemSoundID)
  inCompletionBlock?()
}
