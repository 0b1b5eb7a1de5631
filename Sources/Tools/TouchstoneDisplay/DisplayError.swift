import Foundation

/// Why no display could be opened, and what to do about it.
nonisolated public enum DisplayError: Error, Equatable, CustomStringConvertible {
  /// `TOUCHSTONE_DISPLAY=0` forbids it.
  case forbidden
  /// `TOUCHSTONE_DISPLAY` has an invalid word.
  case setting(String)
  /// The folder of graphics cards has none.
  case noCard(folder: String)
  /// The card does not exist.
  case notThere(String)
  /// The user may not open the card.
  case noPermission(String)
  /// The device drives no displays.
  case drivesNoDisplays(String)
  /// No display is connected to the card.
  case noDisplay(String, connectors: [String])
  /// The card has no such connector, or nothing is connected to it.
  case noConnector(String, name: String, connected: [String])
  /// The display does not offer the size.
  case noSize(connector: String, wanted: String, sizes: [String])
  /// Another program drives the card's displays.
  case inUse(String)
  /// Another error, with the attempt and the system's reason.
  case failed(String, attempt: String, reason: String)

  /// The error for an `errno` of opening a card.
  init(opening path: String, _ code: Int32) {
    switch code {
    case ENOENT, ENODEV, ENXIO: self = .notThere(path)
    case EACCES, EPERM: self = .noPermission(path)
    default: self = .failed(path, attempt: "be opened", reason: String(cString: strerror(code)))
    }
  }

  public var description: String {
    switch self {
    case .forbidden: "TOUCHSTONE_DISPLAY=0 forbids it"
    case .setting(let word):
      "TOUCHSTONE_DISPLAY has the word “\(word)”; its words may be a card such as /dev/dri/card1, "
        + "a connector such as HDMI-A-1, a size such as 1280x720, a scale such as @2, and a rotation of "
        + "90, 180 or 270; or it is 0"
    case .noCard(let folder):
      "\(folder): there is no graphics card; load its driver (modprobe), or connect one"
    case .notThere(let path): "\(path): there is no such graphics card; ls /dev/dri lists them"
    case .noPermission(let path):
      "\(path): you may not open it; join the group “video” with sudo usermod -aG video $USER, "
        + "and log in again"
    case .drivesNoDisplays(let path):
      "\(path): it drives no displays; name another card with TOUCHSTONE_DISPLAY"
    case .noDisplay(let path, let connectors):
      "\(path): no display is connected to \(Self.list(connectors)); connect one, and switch it on"
    case .noConnector(let path, let name, let connected):
      "\(path): no display is connected to \(name); displays are connected to "
        + "\(Self.list(connected))"
    case .noSize(let connector, let wanted, let sizes):
      "\(connector): the display does not offer \(wanted); it offers \(Self.list(sizes))"
    case .inUse(let path):
      "\(path): another program drives its displays; end the desktop or the other kiosk first, "
        + "such as with sudo systemctl stop display-manager"
    case .failed(let path, let attempt, let reason): "\(path): cannot \(attempt): \(reason)"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none of its connectors" : names.joined(separator: ", ")
  }
}
