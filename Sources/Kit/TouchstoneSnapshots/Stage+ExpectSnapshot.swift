import Foundation
import Pictures
import Touchstone
import TouchstonePixels
import TouchstoneTesting

/// Comparing with stored pictures.
extension Stage {
  /// Whether the stage looks as in `Snapshots/NAME.png` beside the test's file.
  ///
  /// A stored picture that is missing is a failure. With `TOUCHSTONE_RECORD=1` in the environment the picture is
  /// written, and the expectation fails nevertheless, so that the variable is not left set by accident. A
  /// failure leaves the new picture and the difference in `artifactsFolder`, or in the temporary folder.
  /// - Parameters:
  ///   - name: of the file, without its kind. Letters, figures, spaces and `-_.` may be in it.
  ///   - scale: pixels to a point, from 1 to 3.
  ///   - tolerance: how far a pixel may be from the stored one. Exact by default, which suits one machine;
  ///     ``SnapshotTolerance/otherLibraries`` allows for other versions of the drawing libraries.
  public func expectSnapshot(
    _ name: String, scale: CGFloat = 1, tolerance: SnapshotTolerance = .exact,
    filePath: StaticString = #filePath, file: StaticString = #fileID, line: UInt = #line
  ) -> Outcome {
    let isRecording = ProcessInfo.processInfo.environment["TOUCHSTONE_RECORD"] == "1"
    let test = SnapshotTest(
      name: name,
      folder: URL(filePath: "\(filePath)").deletingLastPathComponent().path
        + "/Snapshots", leftovers: artifactsFolder, isRecording: isRecording)
    return conclude(test.outcome(of: self, scale: scale, tolerance), file: file, line: line)
  }
}

/// How far pictures may differ and still be the same.
nonisolated public struct SnapshotTolerance: Sendable {
  /// The largest difference of a colour, from 0 to 255, that no pixel counts for.
  public var color: Int
  /// The share of the pixels that may differ by more, from 0 to 1.
  public var share: Double

  /// Allows `share` of the pixels to differ by more than `color`.
  public init(color: Int, share: Double) {
    self.color = max(0, color)
    self.share = max(0, share)
  }

  /// Each pixel is equal.
  public static let exact = SnapshotTolerance(color: 0, share: 0)
  /// As far as pictures of two versions of the drawing libraries may differ (`make pictures`).
  public static let otherLibraries = SnapshotTolerance(color: 48, share: 0.05)
}

/// One comparison of a stage with a stored picture.
struct SnapshotTest {
  var name: String
  /// Of stored pictures.
  var folder: String
  /// Where a failure leaves pictures; `nil` or empty for the temporary folder.
  var leftovers: String?
  var isRecording: Bool

  private var stored: String { "\(folder)/\(name).png" }

  @MainActor
  func outcome(of stage: Stage, scale: CGFloat, _ tolerance: SnapshotTolerance) -> Outcome {
    let isName = name.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || " -_.".unicodeScalars.contains($0)
    }
    guard isName, !name.isEmpty, !name.hasPrefix(".") else {
      return .failed(
        "“\(name)” is no name of a snapshot; use letters, figures, spaces and -_. behind the first")
    }
    do {
      let new = try stage.snapshotBitmap(scale: scale)
      let file = try TouchstonePixels.renderer.png(new)
      if isRecording {
        try write(file, to: stored)
        return .failed(
          "the snapshot was written to \(stored); look at it, and run the test without TOUCHSTONE_RECORD"
        )
      }
      guard let known = FileManager.default.contents(atPath: stored) else {
        let place = try leave(file, "new")
        return .failed(
          "there is no snapshot \(stored); TOUCHSTONE_RECORD=1 writes it\nleft \(place)")
      }
      guard let old = TouchstonePixels.renderer.bitmap(decoding: known) else {
        return .failed(
          "\(stored) is no PNG file that can be read; TOUCHSTONE_RECORD=1 writes it anew")
      }
      return try compare(new, file, with: old, tolerance)
    } catch {
      return .failed("no snapshot “\(name)”: \(error)")
    }
  }

  private func compare(
    _ new: Bitmap, _ file: Data, with old: Bitmap, _ tolerance: SnapshotTolerance
  ) throws -> Outcome {
    guard new.width == old.width, new.height == old.height else {
      let place = try leave(file, "new")
      return .failed(
        "the stage has \(new.width) x \(new.height) pixels, and \(stored) has \(old.width) x "
          + "\(old.height)\nleft \(place)")
    }
    guard new != old else { return .met }
    let difference = BitmapDifference(old, new, tolerance: tolerance.color)
    let share = Double(difference.count) / Double(new.width * new.height)
    guard share > tolerance.share else { return .met }
    var places = [try leave(file, "new")]
    if let marked = difference.marked {
      places.append(try leave(TouchstonePixels.renderer.png(marked), "difference"))
    }
    return .failed(
      "the stage does not look as in \(stored): \(difference.count) pixels differ"
        + " (\((share * 10000).rounded() / 100) %), in \(difference.region), by up to "
        + "\(difference.farthest) of 255\nleft \(places.joined(separator: ", "))")
  }

  private func leave(_ file: Data, _ kind: String) throws -> String {
    let folder = leftovers.flatMap { $0.isEmpty ? nil : $0 } ?? NSTemporaryDirectory()
    let path = URL(filePath: folder).appending(path: "\(name).\(kind).png").path
    try write(file, to: path)
    return path
  }

  private func write(_ file: Data, to path: String) throws {
    let url = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try file.write(to: url, options: .atomic)
  }
}
