import Foundation

nonisolated extension Bundle {
  /// What ported sources have for `Bundle(for:)`: the resources of the class's module, which SwiftPM puts beside
  /// the program.
  public static func ported(for aClass: AnyClass) -> Bundle {
    resources(of: String(reflecting: aClass).prefix { $0 != "." }) ?? Bundle(for: aClass)
  }

  /// What ported sources have for `Bundle.main` where they look for a resource: that of their module, if it has any.
  public static func portedMain(_ file: String = #fileID) -> Bundle {
    resources(of: file.prefix { $0 != "/" }) ?? .main
  }

  private static func resources(of module: Substring) -> Bundle? {
    resources.first { $0.bundleURL.lastPathComponent.hasSuffix("_\(module).resources") }
  }

  /// The resources of all modules of the program.
  package static let resources: [Bundle] = {
    // The bundle of a program called `….xctest` is thought to be that file.
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let places = [Bundle.main.bundleURL, program.deletingLastPathComponent()]
    for place in places {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
      let found = names.filter { $0.hasSuffix(".resources") }.sorted()
      if !found.isEmpty {
        return found.compactMap { Bundle(url: place.appendingPathComponent($0)) }
      }
    }
    return []
  }()
}
