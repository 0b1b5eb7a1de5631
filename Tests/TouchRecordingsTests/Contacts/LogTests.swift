import EvdevInput
import Foundation
import GestureCore
import Testing
import TouchRecordings

/// What each log of contacts is read as, whole.
@Suite("Logs of contacts")
struct LogTests {
  private let inch = RecordingOptions(physicalSize: PhysicalSize("25.4x25.4mm"))

  @Test("pointer events: coalesced readings, a pen, a cancel, a mouse that hovers")
  func pointers() throws {
    let recording = try Recording(text: Samples.pointers, named: "test")
    #expect(
      tell(recording) == [
        "0 hover began 5,5", "10 began 0 101,200", "26 moved 0 110,200; began 1 300,40",
        "30 cancelled 1 300,40", "60 ended 0 111,200; hover ended 5,5",
      ])
    #expect(recording.complaints == [])
    #expect(recording.header.sceneSize == CGSize(width: 800, height: 600))
    let moved = recording.frames[2].contacts
    #expect(moved[0].earlierSamples.map(\.location.x) == [105])
    #expect(moved[0].earlierSamples.map(\.time.nanoseconds) == [18_250_000])
    #expect(moved[0].sample.majorRadius == 12)
    #expect(moved[1].kind == .pencil)
    #expect(moved[1].sample.force == 0.75)
    #expect(abs(moved[1].sample.altitudeAngle - .pi / 4) < 1e-9)
  }

  @Test("a pen comes near, lands with a key held, lifts, and goes away")
  func hover() throws {
    func event(_ type: String, _ time: Int, _ x: Int, _ more: String = "") -> String {
      #"{"type":"\#(type)","pointerId":9,"pointerType":"pen","clientX":\#(x),"clientY":50,"#
        + #""tiltX":45,"timeStamp":\#(time)\#(more)}"# + "\n"
    }
    let shift = #","shiftKey":true"#
    let text =
      event("pointerenter", 0, 10) + event("pointermove", 8, 12) + event("pointermove", 16, 14)
      + event("pointerdown", 24, 14, shift) + event("pointermove", 32, 18, shift)
      + event("pointerup", 40, 18) + event("pointermove", 48, 20) + event("pointerleave", 56, 20)
    let recording = try Recording(text: text, named: "test")
    #expect(
      tell(recording) == [
        "0 hover began 10,50", "8 hover changed 12,50", "16 hover changed 14,50",
        "24 began 0 14,50; hover ended 14,50; modifiers 131072", "32 moved 0 18,50",
        "40 ended 0 18,50; modifiers 0", "48 hover began 20,50", "56 hover ended 20,50",
      ])
    let near = recording.frames[0].hover
    #expect(near?.kind == .pencil)
    #expect(near.map { abs($0.altitudeAngle - .pi / 4) < 1e-9 } == true)
    #expect(try tell(Recording(text: recording.text())) == tell(recording))
    #expect(losses(recording, .touches) == [])
    #expect(losses(recording, .evemu).contains("hover is left out"))
  }

  @Test("touch events: a lift is in the changed ones alone")
  func touchEvents() throws {
    let result = try read(Samples.touchEvents)
    #expect(
      result.frames == [
        "0 began 0 10,20", "10 began 1 90,20", "30 moved 1 95,20", "70 ended 0 11,20",
        "80 cancelled 1 95,20",
      ])
  }

  @Test("a page that logs both kinds of events is read once")
  func bothKinds() throws {
    let pointers =
      Samples.pointers.split(separator: "\n").joined().replacingOccurrences(of: "    ", with: "")
    let result = try read(Samples.touchEvents + pointers)
    #expect(try result.frames == read(Samples.pointers).frames)
  }

  @Test("a finger that is gone without touchend has lifted")
  func lostTouchEnd() throws {
    let lines = Samples.touchEvents.split(separator: "\n")
    let again = lines[1].replacingOccurrences(
      of: "20,\"touches\":[{\"identifier\":0,\"clientX\":10,\"clientY\":20},",
      with: "20,\"touches\":[")
    let result = try read(lines[0] + "\n" + again + "\n")
    #expect(
      result.frames == [
        "0 began 0 10,20", "10 began 1 90,20; ended 0 10,20", "10 cancelled 1 90,20",
      ])
    #expect(
      result.complaints.prefix(1) == [
        "tells no size; a scene of 390x844 points is assumed, from the places seen"
      ])
    #expect(result.complaints.contains("2 finger 0 is gone without a touchend, taken as a lift"))
  }

  @Test("Chrome's commands list all points; one of two lifts by not being listed")
  func devTools() throws {
    let result = try read(Samples.devTools)
    #expect(
      result.frames == [
        "0 began 0 10,20", "125 began 1 90,20", "250 ended 0 10,20; moved 1 92,20",
        "375 ended 1 92,20",
      ])
    #expect(result.complaints == [])
  }

  @Test("Chrome's commands say which keys are held")
  func devToolsKeys() throws {
    let text = Samples.devTools.replacingOccurrences(
      of: #""touchStart","#, with: #""touchStart","modifiers":9,"#)
    #expect(
      try read(text).frames == [
        "0 began 0 10,20; modifiers 655360", "125 began 1 90,20",
        "250 ended 0 10,20; moved 1 92,20; modifiers 0", "375 ended 1 92,20",
      ])
  }

  @Test("commands without a timestamp are timed by the log, and refused without either")
  func devToolsTimes() throws {
    let text = """
      [1571234567.125][DEBUG]: Command: Input.dispatchTouchEvent (id=12) {
         "touchPoints": [ { "x": 100, "y": 200 } ],
         "type": "touchStart"
      }
      [1571234567.250][DEBUG]: Command: Input.dispatchTouchEvent (id=13) {
         "touchPoints": [  ],
         "type": "touchEnd"
      }

      """
    #expect(try read(text).frames == ["0 began 0 100,200", "125 ended 0 100,200"])
    let bare = text.replacingOccurrences(of: #"\[1571.*?\]"#, with: "", options: .regularExpression)
    #expect(
      failure(bare) == "test: has no times, and gestures need them; record again with the commands'"
        + " timestamp, or a log that writes the time")
  }

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
        == "test: has no times, and gestures need them; record again with a newer xinput, which"
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

  @Test("TUIO: a lift is absence, an older bundle is left out")
  func tuio() throws {
    let result = try read(Samples.tuio, inch)
    #expect(
      result.frames == [
        "0 began 0 82,41; began 1 122,41", "20 moved 0 98,41", "40 ended 0 98,41",
        "60 ended 1 122,41",
      ])
    #expect(result.complaints == ["10 a bundle is older than the one before, left out"])
  }

  @Test("TUIO's packets behind their lengths")
  func tuioDump() throws {
    let recording = try Recording(
      RecordingReader(bytes: Samples.tuioDump, named: "test", options: inch))
    #expect(tell(recording) == ["0 began 0 82,82", "19 moved 0 122,82", "59 ended 0 122,82"])
    #expect(recording.complaints == [])
    let cut = Array(Samples.tuioDump.dropLast(3))
    let rest = try Recording(RecordingReader(bytes: cut, named: "test", options: inch))
    #expect(
      rest.complaints.map(\.description) == [
        "test: behind packet 2 comes none; the rest of the file is left out",
        "test: ends with a finger down, cancelled at the last event; stop recording after the last lift",
      ])
  }

  @Test("iOS's events: fingers join later, and lift by their proximity or with the hand")
  func gsEvents() throws {
    let result = try read(Samples.gsEvents)
    #expect(
      result.frames == [
        "0 began 0 100,50", "20 began 1 200,50", "40 ended 0 101,50; moved 1 205,50",
        "60 ended 1 206,50",
      ])
  }

  @Test("Android's motion events: the action's pointer, batched moves, cancel")
  func motionEvents() throws {
    let options = RecordingOptions(physicalSize: PhysicalSize(width: 112.196, height: 199.46))
    let recording = try Recording(text: Samples.motionEvents, named: "test", options: options)
    #expect(
      tell(recording) == [
        "0 began 0 100,200", "10 began 1 500,200", "30 moved 0 120,200", "40 ended 0 121,200",
        "50 cancelled 1 500,200",
      ])
    #expect(recording.frames[2].contacts[0].earlierSamples.map { $0.location.x.rounded() } == [110])
    #expect(recording.frames[2].contacts[0].earlierSamples.map(\.time.nanoseconds) == [20_000_000])
    #expect(recording.frames[0].contacts[0].sample.force == 0.8)
    #expect(recording.frames[0].contacts[0].sample.majorRadius.rounded() == 20)
  }

  @Test("Android's motion events as its log prints them")
  func motionText() throws {
    let result = try read(Samples.motionText)
    #expect(result.frames == ["0 began 0 289,642", "60 ended 0 289,642"])
  }

  @Test("several movements in a file are read one after another, or one by its name")
  func velocityPoints() throws {
    var options = RecordingOptions(physicalSize: PhysicalSize(width: 112.196, height: 199.46))
    let all = try read(Samples.velocityPoints, options)
    #expect(
      all.frames == [
        "0 began 0 100,900", "10 moved 0 100,880; began 1 300,5",
        "20 ended 1 300,5; ended 0 100,860", "1020 began 2 1,2", "1030 ended 2 3,2",
      ])
    options.part = "second"
    #expect(
      try read(Samples.velocityPoints, options).frames.map { $0.prefix(9) } == [
        "0 began 0", "10 ended ",
      ])
  }

  @Test("Flutter's pointer data: hover is none, zeros are left out")
  func flutter() throws {
    let frames = try read(Samples.flutter).frames
    #expect(frames == ["0 began 0 7,14", "30 moved 0 10,14", "60 ended 0 10,14"])
  }

  @Test("hid reports: contacts over two reports, a contact that is not told of has lifted")
  func hid() throws {
    let result = try read(
      Samples.hid, RecordingOptions(physicalSize: PhysicalSize("254x254mm")))
    #expect(
      result.frames == [
        "0 began 0 100,200; began 1 200,200", "10 moved 0 116,200; began 2 144,200",
        "60 ended 0 117,200; ended 2 144,200", "80 ended 1 200,200",
      ])
    #expect(result.complaints == [])
  }
}
