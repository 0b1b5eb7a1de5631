import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Segmented controls") struct SegmentTests {
  let stage = Stage()
  let control = UISegmentedControl(items: ["a", "b", "c"])

  init() {
    control.frame = CGRect(x: 100, y: 100, width: 150, height: 32)
    stage.view.addSubview(control)
    control.addAction(
      UIAction { [stage, control] _ in stage.log.append("\(control.selectedSegmentIndex)") },
      for: .valueChanged)
  }

  /// Taps the middle of a segment; segments are 50 points wide.
  private func tap(_ index: Int) {
    stage.finger(at: CGPoint(x: 125 + 50 * CGFloat(index), y: 116)).tap()
  }

  @Test("a tap selects, and tells of what was not selected before [CTL-15, API-C17]")
  func taps() {
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    for index in [0, 2, 2, 1] { tap(index) }
    control.selectedSegmentIndex = 0
    #expect(stage.log == ["0", "2", "1"])
  }

  @Test("it is laid out when something has changed, and keeps its views")
  func layout() {
    final class Counted: UISegmentedControl {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let counted = Counted(items: ["a", "b"])
    counted.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
    stage.view.addSubview(counted)
    stage.wait(0.1)
    let views = counted.subviews
    // The last one that its own new views have asked for.
    stage.wait(0.1)
    let layouts = counted.layouts
    for _ in 0..<10 { stage.finger(at: CGPoint(x: 300, y: 300)).tap() }
    #expect(counted.layouts == layouts)
    counted.setTitle("c", forSegmentAt: 1)
    stage.wait(0.1)
    #expect(counted.layouts == layouts + 1 && counted.subviews == views)
    #expect(views.compactMap { ($0 as? UILabel)?.text } == ["a", "c"])
    counted.setImage(UIImage(), forSegmentAt: 0)
    counted.removeSegment(at: 1, animated: false)
    stage.wait(0.1)
    #expect(counted.subviews.compactMap { ($0 as? UILabel)?.text } == [])
    #expect(counted.subviews.count { $0 is UIImageView } == 1)
  }

  @Test("titles are written as is said for the state of their segment")
  func titles() throws {
    func colors() -> [UIColor?] {
      control.layoutIfNeeded()
      return control.subviews.compactMap { $0 as? UILabel }.map { label in
        label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
      }
    }
    control.selectedSegmentIndex = 1
    #expect(colors() == [.label, .label, .label])
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    control.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
    #expect(colors() == [.red, .green, .red])
    #expect(control.titleTextAttributes(for: .disabled)?[.foregroundColor] as? UIColor == .red)
    tap(2)
    #expect(colors() == [.red, .red, .green])
    control.setTitleTextAttributes(nil, for: .selected)
    #expect(colors() == [.red, .red, .red])
    control.setEnabled(false, forSegmentAt: 0)
    control.setTitleTextAttributes([.foregroundColor: UIColor.gray], for: .disabled)
    #expect(colors() == [.gray, .red, .red])
  }

  @Test("a momentary one tells of each tap, and has nothing selected after it [API-C17]")
  func momentary() {
    control.selectedSegmentIndex = 1
    control.isMomentary = true
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    for index in [0, 0, 2] { tap(index) }
    #expect(stage.log == ["0", "0", "2"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("the segment where the finger lifts is selected, unless that is outside [API-C17]")
  func drag() {
    stage.finger(at: CGPoint(x: 125, y: 116)).down().move(by: 100, 30).up()
    #expect(stage.log == ["2"])
    stage.finger(at: CGPoint(x: 125, y: 116)).down().move(by: 0, 200).up()
    #expect(stage.log == ["2"] && control.selectedSegmentIndex == 2)
  }

  @Test("a disabled segment cannot be selected by a finger [API-C17]")
  func disabled() {
    control.setEnabled(false, forSegmentAt: 1)
    tap(1)
    #expect(stage.log == [] && !control.isEnabledForSegment(at: 1))
    control.setEnabled(true, forSegmentAt: 1)
    tap(1)
    #expect(stage.log == ["1"])
  }

  @Test("who is selected stays so while others come and go [API-C17]")
  func editing() {
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "0", at: -5, animated: true)
    control.insertSegment(with: UIImage(name: "d", size: .zero), at: 99, animated: false)
    control.insertSegment(withTitle: "b+", at: 3, animated: false)
    let titles = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
    #expect(titles == ["0", "a", "b", "b+", "c", nil])
    #expect(control.imageForSegment(at: 5)?.name == "d")
    #expect(control.selectedSegmentIndex == 2)
    control.insertSegment(withTitle: "before", at: 2, animated: false)
    #expect(control.selectedSegmentIndex == 3)
    control.removeSegment(at: 2, animated: false)
    control.removeSegment(at: 0, animated: true)
    control.removeSegment(at: 4, animated: true)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: true)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0 && stage.log == [])
    tap(0)
    #expect(stage.log == [])
  }

  @Test("an index of no segment changes nothing, and the trace says so [API-C17]")
  func unknown() {
    control.selectedSegmentIndex = 7
    control.setTitle("x", forSegmentAt: 3)
    #expect(control.titleForSegment(at: -2) == nil)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(stage.diagnostics.count == 3)
  }

  @Test("a title takes the place of a picture, and the other way round [API-C17]")
  func contents() {
    control.setImage(UIImage(name: "d", size: .zero), forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == nil)
    control.setTitle("e", forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) == nil && control.titleForSegment(at: 0) == "e")
    control.setContentOffset(CGSize(width: 3, height: 4), forSegmentAt: 0)
    #expect(control.contentOffsetForSegment(at: 0) == CGSize(width: 3, height: 4))
  }

  @Test("widths are alike unless fixed, or follow the content [API-C17]")
  func widths() {
    control.setWidth(90, forSegmentAt: 0)
    #expect(control.widthForSegment(at: 0) == 90 && control.widthForSegment(at: 1) == 0)
    let places = { [control] in
      control.layoutIfNeeded()
      return control.subviews.compactMap { ($0 as? UILabel)?.frame.minX }
    }
    #expect(places() == [0, 90, 120])
    control.setWidth(0, forSegmentAt: 0)
    control.setTitle("long title", forSegmentAt: 1)
    #expect(places() == [0, 50, 100])
    control.apportionsSegmentWidthsByContent = true
    // 27, 85 and 27 by content: one and ten letters of 6.5 points, with 10 at each side.
    #expect(control.intrinsicContentSize == CGSize(width: 139, height: 32))
    control.bounds.size.width = 139
    #expect(places() == [0, 27, 112])
  }

  @Test("a segment's own action follows the news of the value [API-C17]")
  func actions() {
    let actions = ["x", "y"].map { title in
      UIAction(title: title, identifier: UIAction.Identifier(title)) { [stage] action in
        stage.log.append(action.title)
      }
    }
    let control = UISegmentedControl(
      frame: CGRect(x: 100, y: 200, width: 100, height: 32), actions: actions)
    stage.view.addSubview(control)
    stage.hear(control, value: { [unowned control] in "\(control.selectedSegmentIndex)" })
    stage.finger(at: CGPoint(x: 175, y: 216)).tap()
    #expect(
      stage.log == [
        "touchDown TIH", "valueChanged 1 IH", "primary 1 IH", "y", "touchUpInside IH",
      ])
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("y")) == 1)
    #expect(control.actionForSegment(at: 0)?.title == "x")
  }
}
