// AudioToolbox's own names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The number of a system sound.
public typealias SystemSoundID = UInt32

/// A vibration without a sound.
nonisolated public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// Plays a system sound. Vibrations and haptics are a line "haptic" in the trace; audible sounds do nothing.
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

/// Plays an alert sound, which is the same as a system sound here.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  AudioServicesPlaySystemSound(inSystemSoundID)
}

/// Plays a system sound, and calls the closure immediately, since nothing is audible.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  AudioServicesPlaySystemSound(inSystemSoundID)
  inCompletionBlock?()
}

/// Whether a function of the system succeeded; 0 if so.
public typealias OSStatus = Int32
/// No error.
nonisolated public let noErr: OSStatus = 0
/// No error.
nonisolated public let kAudioServicesNoError: OSStatus = 0

/// Gives a file's sound a number. Nothing plays it.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  OneTimeNotice.print("AudioServicesPlaySystemSound(_:) plays no file: there is no sound here")
  SystemSounds.made += 1
  outSystemSoundID.pointee = 0x8000 + SystemSounds.made
  return noErr
}

/// Ends the use of a sound's number.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  noErr
}

private enum SystemSounds {
  /// How many numbers were given.
  static var made: SystemSoundID = 0
}
