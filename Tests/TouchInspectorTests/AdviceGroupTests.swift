import Foundation
import Testing

@testable import TouchInspector
@testable import Touchstone

@Suite("Advice about many equal cells")
struct AdviceGroupTests {
  /// A list whose rows have a tap each, with a name of its own, and what is advised about it.
  private func advice(rows: Int, in list: UIView, pan: UIPanGestureRecognizer?) -> (
    Hall, [AdviceSnapshot]
  ) {
    let hall = Hall("tap")
    let stage = hall.page().session.stage
    for subview in stage.scene.windows[0].subviews { subview.removeFromSuperview() }
    list.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
    stage.scene.windows[0].addSubview(list)
    if let pan { list.addGestureRecognizer(pan) }
    for index in 0..<rows {
      let row = UILabel(frame: CGRect(x: 0, y: 20 * index, width: 300, height: 20))
      row.isUserInteractionEnabled = true
      let tap = UITapGestureRecognizer()
      tap.name = "tap \(index)"
      row.addGestureRecognizer(tap)
      list.addSubview(row)
    }
    return (hall, Advice.about(stage))
  }

  @Test("sixteen taps and one pan are one line, whose cure is for all of them")
  func oneLine() throws {
    let pan = UIPanGestureRecognizer()
    pan.name = "scroll"
    let (_, advice) = advice(rows: 16, in: UIView(), pan: pan)
    let line = try #require(advice.first { $0.names.contains("scroll") })
    #expect(advice.count == 1)
    #expect(line.title == "scroll and 16 taps")
    #expect(line.sentence.hasPrefix("for example, "))
    #expect(line.cases?.count == 16)
    #expect(
      line.cures.map(\.words) == ["Let scroll and each of the 16 taps recognize together"])
    #expect(line.cures.first?.changes.count == 16)
  }

  @Test("two taps and a pan are two lines")
  func twoLines() {
    let (_, advice) = advice(rows: 2, in: UIView(), pan: UIPanGestureRecognizer())
    #expect(advice.map(\.title) == [nil, nil])
  }

  @Test("no cure lets scrolling wait for a tap")
  func scrolling() {
    let list = UIScrollView()
    let tap = UITapGestureRecognizer()
    let press = UILongPressGestureRecognizer()
    let (hall, _) = advice(rows: 1, in: list, pan: nil)
    list.addGestureRecognizer(tap)
    list.addGestureRecognizer(press)
    let book = CureBook(stage: hall.page().session.stage)
    #expect(book.wait(list.panGestureRecognizer, for: tap) == nil)
  }
}
