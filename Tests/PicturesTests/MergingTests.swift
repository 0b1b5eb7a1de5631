import Foundation
import Testing

@testable import Pictures

@Suite("A part of a drawing that is drawn anew")
struct MergingTests {
  private let frame = Path(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let ink = Paint.shade(Shade(0, 0, 0, 1))

  private func drawing(_ operations: Picture.Operation...) -> Picture {
    Picture([.clip(frame, .winding)] + operations)
  }

  private func box(_ x: CGFloat, _ width: CGFloat = 10) -> Picture.Operation {
    .fill(Path(rect: CGRect(x: x, y: 10, width: width, height: 10)), ink, .winding)
  }

  private let part = CGRect(x: 0, y: 0, width: 50, height: 100)

  @Test("what both draw is drawn once, though it goes through the edge")
  func common() throws {
    let merged = try #require(
      Picture.merging(drawing(box(40, 30)), drawing(box(40, 30), box(5)), in: part))
    #expect(merged.picture == drawing(box(40, 30), box(5)))
    #expect(!merged.hasClips)
  }

  @Test("what is drawn no more is gone inside and stays outside")
  func gone() throws {
    let merged = try #require(Picture.merging(drawing(box(5), box(70)), drawing(box(20)), in: part))
    #expect(merged.picture == drawing(box(70), box(20)))
  }

  @Test("what one of them draws through the edge is clipped to its side")
  func clipped() throws {
    let merged = try #require(Picture.merging(drawing(box(45)), drawing(box(46)), in: part))
    #expect(merged.hasClips)
    #expect(
      merged.picture.operations.filter {
        if case .clip = $0 { true } else { false }
      }.count == 3)
    // The next part covers both, and leaves nothing of them.
    let next = try #require(Picture.merging(merged.picture, drawing(box(1)), in: frame.bounds))
    #expect(next.picture == drawing(box(1)))
  }

  @Test("a state that goes on behind it is no part that can be merged")
  func state() {
    #expect(Picture.merging(drawing(.alpha(0.5), box(5)), drawing(box(5)), in: part) == nil)
  }

  @Test("a longer drawing is the shorter one with elements behind it")
  func change() throws {
    let canvas = frame.bounds
    let old = drawing(box(5), box(20), box(30))
    let new = drawing(box(5), box(20), box(40), box(60))
    let change = try #require(new.svgChange(from: old, canvas: canvas, prefix: "p"))
    // The clip and two boxes stay.
    #expect(change.kept == 3)
    let whole = new.svgElements(canvas: canvas, prefix: "p")
    #expect(whole.hasSuffix(change.added))
    let kept = drawing(box(5), box(20)).svgElements(canvas: canvas, prefix: "p")
    #expect(kept + change.added == whole)
    let rubbed = drawing(.blend(.clear), box(5))
    #expect(new.svgChange(from: rubbed, canvas: canvas, prefix: "p") == nil)
  }
}
