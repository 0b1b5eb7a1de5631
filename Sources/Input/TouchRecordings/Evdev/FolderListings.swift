import Foundation
import Synchronization

/// The device descriptions of folders, listed once each: many recordings of one folder are read in one
/// run, and a folder's listing costs more than a recording.
package final class FolderListings: Sendable {
  /// Folders that are remembered; those of a run mostly come one after the other.
  private static let most = 64

  private struct Known {
    /// The names of descriptions, by folder.
    var names: [String: [String]] = [:]
    /// Oldest first.
    var folders: [String] = []
  }

  private let known = Mutex(Known())

  package init() {}

  /// The names in a folder that are descriptions of devices; none if it cannot be listed.
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
