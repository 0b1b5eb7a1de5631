import Effort
import Foundation
import GestureCore
import Pictures
import Testing
import Touchstone
import TouchstonePixels
import TouchstoneSnapshots

/// A canvas draws only what has changed, and shows what a whole drawing shows.
@Suite("Canvas", .serialized)
struct CanvasTests {
  private let stage = Stage(size: CGSize(width: 400, height: 300))

  private func canvas(scale: CGFloat = 1) throws -> PixelCanvas {
    try PixelCanvas(size: CGSize(width: 400, height: 300), scale: scale)
  }

  private func fresh(scale: CGFloat = 1) throws -> Bitmap? {
    let canvas = try canvas(scale: scale)
    _ = try canvas.show(stage.scene.shownPicture)
    return canvas.bitmap
  }

  private func add(_ frame: CGRect, _ color: UIColor, to parent: UIView? = nil) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    (parent ?? stage.view).addSubview(view)
    return view
  }

  @Test("a view of 20x20 points that blinks repaints fewer than one percent of the pixels")
  func blink() throws {
    let canvas = try canvas()
    stage.view.backgroundColor = .white
    for index in 0..<8 { _ = add(CGRect(x: index * 40, y: 10, width: 30, height: 200), .blue) }
    let blinking = add(CGRect(x: 100, y: 250, width: 20, height: 20), .red)
    _ = try canvas.show(stage.scene.shownPicture)
    #expect(canvas.drawnPixels == 400 * 300)
    for isHidden in [true, false, true] {
      let before = canvas.drawnPixels
      blinking.isHidden = isHidden
      _ = try canvas.show(stage.scene.shownPicture)
      let drawn = canvas.drawnPixels - before
      #expect(drawn >= 400 && drawn * 100 < 400 * 300)
      #expect(try canvas.bitmap == fresh())
    }
  }

  @Test("the same picture draws nothing")
  func still() throws {
    let canvas = try canvas()
    _ = add(CGRect(x: 10, y: 10, width: 50, height: 50), .green)
    _ = try canvas.show(stage.scene.shownPicture)
    #expect(try canvas.show(stage.scene.shownPicture) == [])
    #expect(canvas.drawnPixels == 400 * 300)
  }

  @Test("views that only change their order are drawn in the new one")
  func order() throws {
    let canvas = try canvas()
    let lower = add(CGRect(x: 10, y: 10, width: 60, height: 60), .green)
    _ = add(CGRect(x: 40, y: 40, width: 60, height: 60), .red)
    _ = try canvas.show(stage.scene.shownPicture)
    stage.view.bringSubviewToFront(lower)
    let damage = try canvas.show(stage.scene.shownPicture)
    #expect(!damage.isEmpty)
    #expect(try canvas.bitmap == fresh())
  }

  /// Three seeds have each scale once.
  @Test(
    "changes at random look as a whole drawing does", arguments: 1...UInt64(Effort.isFull ? 8 : 3))
  func random(seed: UInt64) throws {
    var numbers = SeededNumbers(state: seed)
    let scale = CGFloat(1 + seed % 3)
    let canvas = try canvas(scale: scale)
    stage.view.backgroundColor = .white
    var views: [UIView] = []
    for _ in 0..<60 {
      change(&views, &numbers)
      _ = try canvas.show(stage.scene.shownPicture)
    }
    #expect(try canvas.bitmap == fresh(scale: scale))
    #expect(canvas.drawnPixels < 60 * canvas.width * canvas.height)
  }

  private func change(_ views: inout [UIView], _ numbers: inout SeededNumbers) {
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &numbers) }
    let frame = CGRect(
      x: number(-20...380), y: number(-20...280), width: number(1...120), height: number(1...90))
    let color = UIColor(
      red: number(0...1), green: number(0...1), blue: number(0...1), alpha: number(0.2...1))
    guard views.count > 3, let view = views.randomElement(using: &numbers) else {
      views.append(add(frame, color))
      return
    }
    switch Int.random(in: 0...11, using: &numbers) {
    case 0: views.append(add(frame, color, to: view))
    case 1: view.backgroundColor = color
    case 2: view.frame = frame
    case 3: view.alpha = number(0.1...1)
    case 4: view.isHidden.toggle()
    case 5: view.transform = CGAffineTransform(rotationAngle: number(0...3))
    case 6: view.superview?.bringSubviewToFront(view)
    case 7:
      view.layer.shadowOpacity = Float(number(0...1))
      view.layer.shadowRadius = number(0...6)
      view.layer.shadowOffset = CGSize(width: number(-8...8), height: number(-8...8))
    case 8: view.layer.cornerRadius = number(0...20)
    case 9: view.clipsToBounds.toggle()
    case 10:
      let label = UILabel(frame: frame)
      label.text = "Text \(Int(frame.minX))"
      view.addSubview(label)
      views.append(label)
    default:
      view.layer.borderWidth = number(0...4)
      view.layer.borderColor = color.cgColor
    }
  }
}

/// SplitMix64.
private struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
