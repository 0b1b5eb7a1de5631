#if os(Linux)
  import CLandlock
#endif

/// Takes rights from a worker of `--jobs`, which reads what strangers have recorded.
///
/// It can neither write, make, remove nor run files, nor connect or listen by TCP. One that is handed contents opens no file
/// at all. What is open stays open. Nothing gives a right back.
nonisolated enum Confinement {
  /// Rights to files, as Landlock numbers them.
  private static let readFile: UInt64 = 1 << 2
  private static let readFolder: UInt64 = 1 << 3

  /// Whether the kernel can do it.
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
      // Each version knows more rights: to move files between folders, and to shorten them.
      let known: UInt64 = 1 << (version == 1 ? 13 : version == 2 ? 14 : 15)
      let files = readsFiles ? (known - 1) & ~(readFile | readFolder) : known - 1
      return touchstone_landlock_forbid(files, 3, version < 4 ? 8 : 16) == 0
    #else
      return false
    #endif
  }
}
