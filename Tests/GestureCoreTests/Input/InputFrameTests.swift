import GestureCore
import Testing

@Suite("A frame of input")
struct InputFrameTests {
  private let press = PressChange(id: 1, phase: .began, type: 4)
  private let update = EstimateUpdate(index: 3, force: 2)

  @Test("what is hardly ever there costs a frame no room: it is handed on with every move")
  func size() {
    #expect(MemoryLayout<InputFrame>.size <= 32)
  }

  @Test("what it has beside contacts is kept, and nothing is left of what is taken away")
  func others() {
    var frame = InputFrame(time: .zero)
    let empty = frame
    frame.presses.append(press)
    frame.presses.append(press)
    frame.hover = HoverChange(phase: .began, location: .zero)
    frame.modifiers = 5
    frame.estimateUpdates.append(update)
    let full = InputFrame(
      time: .zero, presses: [press, press], hover: HoverChange(phase: .began, location: .zero),
      estimateUpdates: [update], modifiers: 5)
    #expect(frame == full && frame.hashValue == full.hashValue && frame != empty)
    #expect(frame.scroll == nil && frame.transform == nil && frame.buttons == nil)
    frame.presses = []
    frame.hover = nil
    frame.modifiers = nil
    frame.estimateUpdates.removeAll()
    #expect(frame == empty && frame.hashValue == empty.hashValue)
  }
}
