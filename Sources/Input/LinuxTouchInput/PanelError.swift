import Foundation

/// Why a panel cannot be opened, and what to do about it.
public enum PanelError: Error, Sendable, Hashable {
  /// The folder of devices does not exist.
  case noFolder(String)
  /// The folder contains no touch device.
  case noPanels(folder: String)
  /// No panel matches the word.
  case noMatch(String, known: [String])
  /// Several panels match the word.
  case ambiguous(String, matches: [String])
  /// The device does not exist.
  case notThere(String)
  /// The path is not a device.
  case notADevice(String)
  /// The device is not a touch device.
  case notATouchDevice(path: String, name: String)
  /// The user may not read the device; `group` may, `nil` if only the administrator may.
  case noPermission(String, group: String?)
  /// Another program has grabbed the device.
  case grabbed(String)
  /// Another error, with the system's reason.
  case failed(String, reason: String)

  /// The error for an `errno` of opening a path.
  init(opening path: String, _ code: Int32) {
    switch code {
    case ENOENT, ENODEV, ENXIO: self = .notThere(path)
    case EACCES, EPERM: self = .noPermission(path, group: Self.readingGroup(of: path))
    default: self = .failed(path, reason: String(cString: strerror(code)))
    }
  }

  /// The group that may read a file; `nil` if that is root's group or there is none.
  private static func readingGroup(of path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IRGRP != 0, status.st_gid != 0,
      let group = getgrgid(status.st_gid), let name = group.pointee.gr_name
    else { return nil }
    return String(cString: name)
  }
}

extension PanelError: CustomStringConvertible {
  /// The udev rule that lets the user at the machine read touch devices, as desktops do for other
  /// devices.
  public static let rule =
    "SUBSYSTEM==\"input\", KERNEL==\"event*\", ENV{ID_INPUT_TOUCHSCREEN}==\"1\", TAG+=\"uaccess\""

  public var description: String {
    switch self {
    case .noFolder(let folder): "\(folder): there is no such folder, so there are no devices"
    case .noPanels(let folder):
      "\(folder): there is no touch device; plug one in, or name another folder with --folder"
    case .noMatch(let name, let known):
      "there is no touch device “\(name)”; "
        + (known.isEmpty ? "there is none at all" : "there are \(known.joined(separator: ", "))")
    case .ambiguous(let name, let matches):
      (name.isEmpty ? "there are several touch devices" : "“\(name)” fits several touch devices")
        + "; say which: \(matches.joined(separator: ", "))"
    case .notThere(let path): "\(path): there is no such device; touchstone devices lists them"
    case .notADevice(let path):
      "\(path) is not an input device; a pipe with a device's bytes needs --device FILE"
    case .notATouchDevice(let path, let name):
      "\(path): “\(name)” is not a touch device: it has no position axes with a touch key"
    case .noPermission(let path, let group): Self.permission(path, group)
    case .grabbed(let path):
      "\(path): another program has grabbed it; end that, or leave out --grab"
    case .failed(let path, let reason): "\(path): cannot be opened: \(reason)"
    }
  }

  private static func permission(_ path: String, _ group: String?) -> String {
    let rulePath = "/etc/udev/rules.d/70-touchstone.rules"
    let udev = """
      put this line into \(rulePath):
          \(rule)
        and run: sudo udevadm control --reload && sudo udevadm trigger
      """
    guard let group else { return "\(path): you may not read it; \(udev)" }
    return """
      \(path): you may not read it, but the group “\(group)” may: join it with
          sudo usermod -aG \(group) $USER
        and log in again; or, for the user at this machine, \(udev)
      """
  }
}
