import Foundation

/// Why a keyboard cannot be created, and what to do about it.
package enum KeyboardError: Error, Hashable {
  /// The kernel's module `uinput` is not loaded.
  case notThere(String)
  case noPermission(String)
  /// Another error, with the system's reason.
  case failed(String, reason: String)

  init(opening path: String, _ code: Int32) {
    switch code {
    case ENOENT, ENODEV, ENXIO: self = .notThere(path)
    case EACCES, EPERM: self = .noPermission(path)
    default: self = .failed(path, reason: String(cString: strerror(code)))
    }
  }
}

extension KeyboardError: CustomStringConvertible {
  /// The udev rule that lets the user at the machine create keyboards.
  static let rule =
    "KERNEL==\"uinput\", SUBSYSTEM==\"misc\", OPTIONS+=\"static_node=uinput\", TAG+=\"uaccess\""

  package var description: String {
    switch self {
    case .notThere(let path):
      """
      \(path): there is none, so no keys can be pressed; load the kernel's module with
          sudo modprobe uinput
        and at every start with a file /etc/modules-load.d/uinput.conf in which stands: uinput
      """
    case .noPermission(let path):
      """
      \(path): you may not write it, so no keys can be pressed; put this line into \
      /etc/udev/rules.d/70-touchstone-keys.rules:
          \(Self.rule)
        and run: sudo udevadm control --reload && sudo udevadm trigger
      """
    case .failed(let path, let reason):
      "\(path): no keyboard can be made there: \(reason)"
    }
  }
}
