import Foundation
import Synchronization

/// Caches the device descriptions in folders: many recordings of one folder are read in a run, and listing a folder costs more
/// than reading a recording.
package final class FolderListings: Sendable {
  /// The most folders in the cache; a run usually processes folder after folder.
  private static let most = 64

  private struct Known {
    /// The names of description files, by folder.
    var names: [String: [String]] = [:]
    /// Oldest first.
    var folders: [String] = []
  }

  private let known = Mutex(Known())

  package init() {}

  /// The names of description files in a folder; empty if it cannot be listed.
  func descriptions(in folder: String) -> [String] {
    known.withLock { known in
      if let names = known.names[folder] { return names }
      let names = Self.list(folder)
      if known.folders.count >= Self.most {
        known.names[known.folders.removeFirst()] = nil
      }
      known.folders.append(folder)
      known.names[folder] = names
      return names
    }
  }

  private static func list(_ folder: String) -> [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return all.filter(DeviceFile.isDescription)
  }
}

extension FolderListings: Hashable {
  package static func == (one: FolderListings, other: FolderListings) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
