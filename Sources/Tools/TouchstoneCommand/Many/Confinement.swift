#if os(Linux)
  import CLandlock
#endif

/// Restricts a worker of `--jobs`, which parses recordings from untrusted sources.
///
/// A worker can neither write, create, remove nor execute files, nor connect or listen by TCP. A worker that receives contents
/// cannot open any file. Open descriptors stay usable. The restriction is permanent.
nonisolated enum Confinement {
  /// Landlock's bits for access to files.
  private static let readFile: UInt64 = 1 << 2
  private static let readFolder: UInt64 = 1 << 3

  /// Whether the kernel supports it.
  static var isAvailable: Bool {
    #if os(Linux)
      touchstone_landlock_version() > 0
    #else
      false
    #endif
  }

  /// Confines this process. Returns whether the kernel has done so.
  static func begin(readsFiles: Bool) -> Bool {
    #if os(Linux)
      let version = touchstone_landlock_version()
      guard version > 0 else { return false }
      // Later Landlock versions also restrict moving files between folders, and truncating them.
      let known: UInt64 = 1 << (version == 1 ? 13 : version == 2 ? 14 : 15)
      let files = readsFiles ? (known - 1) & ~(readFile | readFolder) : known - 1
      return touchstone_landlock_forbid(files, 3, version < 4 ? 8 : 16) == 0
    #else
      return false
    #endif
  }
}
