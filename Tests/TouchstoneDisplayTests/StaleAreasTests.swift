import Testing
import TouchstonePixels

@testable import TouchstoneDisplay

/// Damage of a display with two buffers, and the kernel's reports.
@Suite struct StaleAreasTests {
  @Test("a buffer receives the changes of the frames that it did not show")
  func twoBuffers() {
    let (page, one, other) = (rect(0), rect(1), rect(2))
    var stale = StaleAreas(bufferCount: 2, page: page)
    #expect(stale.remove(in: 1) == [page])
    stale.add([one])
    #expect(stale.remove(in: 0) == [page, one])
    stale.add([other])
    #expect(stale.remove(in: 1) == [one, other])
    #expect(stale.remove(in: 0) == [other])
  }

  @Test("a buffer with every change is not stale")
  func fresh() {
    var stale = StaleAreas(bufferCount: 2, page: rect(0))
    _ = stale.remove(in: 0)
    stale.add([])
    #expect(stale.isEmpty(in: 0))
    #expect(!stale.isEmpty(in: 1))
  }

  @Test("a report about a graphics card is one of its subsystem")
  func reports() {
    func isAboutCard(_ text: String) -> Bool {
      HotplugWatch.isAboutCard(text.utf8.map { $0 == UInt8(ascii: "|") ? 0 : $0 })
    }
    #expect(isAboutCard("change@/devices/pci/drm/card0|ACTION=change|SUBSYSTEM=drm|HOTPLUG=1|"))
    #expect(!isAboutCard("add@/devices/drm|ACTION=add|SUBSYSTEM=drm_dp_aux_dev|"))
    #expect(!isAboutCard(""))
  }

  private func rect(_ x: Int) -> PixelRect { PixelRect(x: x, y: 0, width: 1, height: 1) }
}
