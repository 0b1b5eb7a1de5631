import EvdevInput
import Testing

@Suite("Ranges from data")
struct ObservedRangeTests {
  private func reason(_ positions: [(Int32, Int32)], keys: [UInt16] = []) -> String {
    var range = ObservedRange()
    for (x, y) in positions {
      range.note(EvdevEvent(time: .zero, type: EvdevCode.abs, code: EvdevCode.positionX, value: x))
      range.note(EvdevEvent(time: .zero, type: EvdevCode.abs, code: EvdevCode.positionY, value: y))
    }
    for key in keys {
      range.note(EvdevEvent(time: .zero, type: EvdevCode.key, code: key, value: 1))
    }
    let (device, assumption) = range.description()
    let size = PanelMapping(device: device).physicalSize
    return "\(assumption.message) \(size)"
  }

  @Test("the smallest usual screen that holds all positions is taken")
  func screens() {
    let start = "no axis ranges; assumed"
    let end = "from the positions seen"
    #expect(
      [reason([(470, 790)]), reason([(700, 300)]), reason([(1100, 300)]), reason([(20000, 5)])] == [
        "\(start) a 5-inch phone of 480x800 pixels, \(end) 69x114 mm",
        "\(start) a 10-inch tablet of 800x480 pixels, \(end) 200x120 mm",
        "\(start) a 10-inch tablet of 1280x800 pixels, \(end) 213x133 mm",
        "\(start) a 10-inch screen with axes of 0 to 32767, \(end) 181x181 mm",
      ])
  }

  @Test("a device that counts fingers is a pad, whose width is that of pads")
  func pads() {
    let keys = [EvdevCode.toolFinger]
    #expect(
      reason([(1800, 900)], keys: keys)
        == "no axis ranges; assumed a touchpad with 25 units per millimetre, from the positions seen 90x55 mm"
    )
    // A wrapped negative position is not the pad's end.
    #expect(
      reason([(700, 4083), (720, 300)], keys: keys)
        == "no axis ranges; assumed a touchpad with 10 units per millimetre, from the positions seen 90x55 mm"
    )
  }
}
