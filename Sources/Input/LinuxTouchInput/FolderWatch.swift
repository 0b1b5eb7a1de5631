import CLibEvdev
import Foundation

/// Notices when devices are connected and disconnected.
package final class FolderWatch {
  /// Readable when the folder has changed.
  package let descriptor: Int32

  /// Watches a folder. A device is reported when it appears, and again shortly after, when it
  /// becomes readable.
  package init(_ folder: PanelFolder) throws(PanelError) {
    descriptor = inotify_init1(O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .failed(folder.path, reason: String(cString: strerror(errno)))
    }
    let events = UInt32(IN_CREATE | IN_DELETE | IN_ATTRIB | IN_MOVED_TO | IN_MOVED_FROM)
    guard inotify_add_watch(descriptor, folder.path, events) >= 0 else {
      // `deinit` closes the descriptor, since all properties are set.
      throw .noFolder(folder.path)
    }
  }

  deinit { close(descriptor) }

  /// Clears pending changes; returns whether there were any.
  package func takeChanges() -> Bool {
    var hasChanged = false
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      while read(descriptor, buffer.baseAddress, buffer.count) > 0 { hasChanged = true }
    }
    return hasChanged
  }
}
