import CLibDRM
import Foundation

/// Notices the kernel's reports that a display was connected or disconnected.
final class HotplugWatch {
  /// Readable when the kernel has reported a change of any device.
  let descriptor: Int32

  /// `nil` if the system does not allow it, as in some containers.
  init?() {
    descriptor = socket(
      AF_NETLINK, Int32(SOCK_RAW.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue),
      NETLINK_KOBJECT_UEVENT)
    guard descriptor >= 0 else { return nil }
    var address = sockaddr_nl()
    address.nl_family = sa_family_t(AF_NETLINK)
    // The kernel's own reports.
    address.nl_groups = 1
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_nl>.size)) == 0
      }
    }
    // `deinit` closes the descriptor.
    guard isBound else { return nil }
  }

  nonisolated deinit { close(descriptor) }

  /// Clears pending reports; returns whether one is about a graphics card.
  func removeReports() -> Bool {
    var isAboutCard = false
    withUnsafeTemporaryAllocation(byteCount: 8192, alignment: 8) { buffer in
      while true {
        let count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
        // Reports that were lost may have been about a card.
        if count < 0, errno == ENOBUFS { isAboutCard = true } else if count <= 0 { return }
        if Self.isAboutCard(buffer.prefix(max(0, count))) { isAboutCard = true }
      }
    }
    return isAboutCard
  }

  /// Whether a report, whose fields end with zero bytes, is about a graphics card.
  static func isAboutCard(_ report: some Collection<UInt8>) -> Bool {
    report.split(separator: 0).contains { $0.elementsEqual("SUBSYSTEM=drm".utf8) }
  }
}
