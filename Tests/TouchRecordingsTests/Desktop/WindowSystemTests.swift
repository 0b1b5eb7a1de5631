import EvdevInput
import Foundation
import GestureCore
import Testing
import TouchRecordings

/// What Wayland, X and SDL print of touches, read whole.
@Suite("Logs of window systems")
struct WindowSystemTests {
  @Test("Wayland: state counts at the frame, cancel takes all, pointers are passed over")
  func wayland() throws {
    let recording = try Recording(text: Samples.wayland, named: "test")
    #expect(
      tell(recording) == [
        "0 began 0 13,30; began 1 112,30", "12 moved 0 23,30", "62 ended 0 23,30",
        "62 cancelled 1 112,30",
      ])
    #expect(recording.complaints == [])
    #expect(recording.frames[0].contacts[0].sample.majorRadius == 7)
    #expect(recording.header.sceneSize == CGSize(width: 800, height: 600))
  }

  @Test("Wayland's clock wraps after 49.7 days")
  func waylandWrap() throws {
    let text = """
      [1.0] wl_touch@3.down(1, 4294967290, wl_surface@2, 0, 1.0, 2.0)
      [1.0] wl_touch@3.frame()
      [1.1] wl_touch@3.up(2, 94, 0)
      [1.1] wl_touch@3.frame()

      """
    #expect(try read(text).frames == ["0 began 0 1,2", "100 ended 0 1,2"])
  }

  @Test("wev names the numbers of each event")
  func wev() throws {
    let text = """
      [13:         wl_touch] down: serial: 12; time: 4500; surface: 3; id: 0; x, y: 12.500000, 30.000000
      [13:         wl_touch] frame
      [13:         wl_touch] motion: time: 4516; id: 0; x, y: 12.500000, 60.000000
      [13:         wl_touch] frame
      [13:         wl_touch] up: serial: 13; time: 4550; id: 0
      [13:         wl_touch] frame

      """
    #expect(
      try read(text).frames == ["0 began 0 13,30", "16 moved 0 13,60", "50 ended 0 13,60"])
  }

  @Test("XInput: raw events repeat the others, and are read where they are alone")
  func xinput() throws {
    #expect(
      try read(Samples.xinput).frames == [
        "0 began 0 512,301", "17 moved 0 520,301", "60 ended 0 521,301",
      ])
    let raw = """
      EVENT type 22 (RawTouchBegin)
          device: 2 (11)
          time: 100
          detail: 5
          valuators:
                0: 100.00 (100.00)
                1: 200.00 (200.00)
      EVENT type 23 (RawTouchUpdate)
          device: 2 (11)
          time: 110
          detail: 5
          valuators:
                0: 200.00 (200.00)
      EVENT type 24 (RawTouchEnd)
          device: 2 (11)
          time: 120
          detail: 5
          valuators:

      """
    let scene = RecordingOptions(physicalSize: PhysicalSize(width: 74.8, height: 124.66))
    let result = try read(raw, scene)
    #expect(result.frames == ["0 began 0 100,200", "10 moved 0 200,200", "20 ended 0 200,200"])
    #expect(
      failure(Samples.xinput.replacingOccurrences(of: "time:", with: "tim:"))
        == "test has no times, and gestures need them; record again with a newer xinput, which"
        + " prints the time of each event")
  }

  @Test("SDL 2 and 3: shares of the window, milliseconds and nanoseconds")
  func sdl() throws {
    let frames = ["0 began 0 400,150", "16 moved 0 480,150", "66 ended 0 480,150"]
    #expect(try read(Samples.sdl).frames == frames)
    var three = Samples.sdl
    for (old, new) in [
      ("SDL_FINGERDOWN", "SDL_EVENT_FINGER_DOWN"), ("SDL_FINGERUP", "SDL_EVENT_FINGER_UP"),
      ("SDL_FINGERMOTION", "SDL_EVENT_FINGER_MOTION"), ("=1234 t", "=1234000000 t"),
      ("=1250 t", "=1250000000 t"), ("=1300 t", "=1300000000 t"),
    ] {
      three = three.replacingOccurrences(of: old, with: new)
    }
    #expect(try read(three).frames == frames)
  }
}
