import Foundation
import Pictures
import Touchstone

/// What a failing test leaves behind: its recording, its scene, its trace, its code, its picture and its
/// page.
extension Stage {
  /// Writes NAME.touches, NAME.swift, NAME.trace.txt and, where the scene can be written in one,
  /// NAME.scene.json, NAME.svg and NAME.html if there is a painter, and NAME.png if pixels are installed, to a
  /// folder, and returns their paths. Throws what writing throws.
  @discardableResult
  public func write(named name: String, to folder: String) throws -> [String] {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    var texts: [(kind: String, text: String)] = [
      ("swift", code), ("trace.txt", trace.map { "\($0)\n" }.joined()),
    ]
    // A recording that no file can hold must not cost the rest.
    if let text = try? recording.text() { texts.append(("touches", text)) }
    if let sceneText { texts.append(("scene.json", sceneText)) }
    if let picture = painter?(self) { texts += [("svg", picture), ("html", page)] }
    var paths = try texts.map { kind, text in
      let path = "\(folder)/\(name).\(kind)"
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      return path
    }
    if let path = try writePixels(named: "\(folder)/\(name)") { paths.append(path) }
    return paths
  }

  /// Writes NAME.png if pixels are installed; where they cannot be drawn, NAME.png.txt says why.
  private func writePixels(named name: String) throws -> String? {
    guard let renderer = Pixels.renderer else { return nil }
    let file: Data
    do throws(PixelError) {
      file = try renderer.png(
        renderer.bitmap(of: scene.shownPicture, in: scene.screen.bounds, scale: 1))
    } catch {
      try "\(error)\n".write(toFile: "\(name).png.txt", atomically: true, encoding: .utf8)
      return "\(name).png.txt"
    }
    try file.write(to: URL(filePath: "\(name).png"), options: .atomic)
    return "\(name).png"
  }

  /// Leaves the artifacts of a failure at a place in the code, or of one of several there, and says
  /// where they are.
  func leaveArtifacts(
    because words: String, of part: String? = nil, _ file: StaticString, _ line: UInt
  ) -> String {
    let source = "\(file)".split(separator: "/").last.map(String.init) ?? "test"
    let name = "\(source.replacing(".swift", with: ""))-\(line)" + (part.map { "-\($0)" } ?? "")
    return leaveArtifacts(because: words, named: name)
  }

  /// Leaves the artifacts of a failure under a name, and says where they are. Further stages that fail under the same
  /// name, as those of other hands or arguments do, get a number behind it.
  func leaveArtifacts(because words: String, named name: String) -> String {
    guard let folder = artifactsFolder, !folder.isEmpty else { return "" }
    let number = ArtifactNames.number(of: self, named: "\(folder)/\(name)")
    let name = number == 1 ? name : "\(name)-\(number)"
    do {
      let paths = try write(named: name, to: folder)
      try "\(words)\n".write(
        toFile: "\(folder)/\(name).failure.txt", atomically: true, encoding: .utf8)
      return "\nleft \(paths.sorted().joined(separator: ", "))"
    } catch {
      return "\nno artifacts: \(error)"
    }
  }
}

/// The stages that have left artifacts under one name in this process.
private enum ArtifactNames {
  private static var stages: [String: [Int]] = [:]

  /// 1 for the first stage that uses the name, then 2, and so on.
  static func number(of stage: Stage, named name: String) -> Int {
    if let index = stages[name]?.firstIndex(of: stage.number) { return index + 1 }
    stages[name, default: []].append(stage.number)
    return stages[name, default: []].count
  }
}
