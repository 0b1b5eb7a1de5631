import Foundation

nonisolated extension Bundle {
  /// What ported sources have for `Bundle(for:)`: the resources of the class's module, which SwiftPM puts beside
  /// the program.
  public static func ported(for aClass: AnyClass) -> Bundle {
    let module = String(reflecting: aClass).prefix { $0 != "." }
    return resources.first { $0.bundleURL.lastPathComponent.hasSuffix("_\(module).resources") }
      ?? Bundle(for: aClass)
  }

  /// The resources of all modules of the program.
  static let resources: [Bundle] = {
    let place = Bundle.main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    return names.filter { $0.hasSuffix(".resources") }.sorted()
      .compactMap { Bundle(url: place.appendingPathComponent($0)) }
  }()
}
