import Foundation
import TUIOSender

/// Recordings of the formats that tell of contacts rather than of a device's events.
extension Samples {
  /// A screen of 1630 units in 254 mm, two fingers a report, and a count in the first report of a
  /// scan only. A report is id, then tip, contact, x and y of two fingers, then the count.
  static let hid = """
    # hid-recorder
    D: 0
    R: 118 05 0d 09 04 a1 01 85 01 \(hidFinger) \(hidFinger) 05 0d 09 54 15 00 25 7f 75 08 95 01 81 02 c0
    N: Screen
    P: usb-1/input0
    I: 3 0457 1234
    E: 000010.000000 14 01 01 00 64 00 c8 00 01 01 c8 00 c8 00 02
    E: 000010.010000 14 01 01 00 74 00 c8 00 01 01 c8 00 c8 00 03
    E: 000010.010000 14 01 01 02 90 00 c8 00 00 00 00 00 00 00 00
    E: 000010.060000 14 01 00 00 75 00 c8 00 01 01 c8 00 c8 00 03
    E: 000010.060000 14 01 00 02 90 00 c8 00 00 00 00 00 00 00 00
    E: 000010.080000 14 01 00 01 c8 00 c8 00 00 00 00 00 00 00 01

    """

  /// A finger of a report: tip, padding, contact, x and y of 0...1629 over 254 mm.
  static let hidFinger = """
    05 0d 09 22 a1 02 09 42 15 00 25 01 75 01 95 01 81 02 95 07 81 03 75 08 95 01 09 51 25 7f 81 02 \
    05 01 26 5d 06 46 ec 09 55 0e 65 11 75 10 09 30 81 02 09 31 81 02 c0
    """

  static let debugEvents = """
    -event5   DEVICE_ADDED            Some Screen      seat0 default group6  cap:t  size 100x200mm calib
    -event5   TOUCH_DOWN              +1.000s\t0 (0) 25.00/50.00 (25.00/100.00mm)
     event5   TOUCH_FRAME             +1.000s
     event5   TOUCH_DOWN            3 +1.010s\t1 (1) 75.00/ 5.00 (75.00/10.00mm)
     event5   TOUCH_FRAME           4 +1.010s
     event5   TOUCH_MOTION            +1.020s\t0 (0) 26.00/50.00 (26.00/100.00mm)
     event5   TOUCH_MOTION            +1.020s\t1 (1) 76.00/ 5.00 (76.00/10.00mm)
     event5   TOUCH_FRAME             +1.020s
    -event9   POINTER_MOTION          +1.030s\t  1.00/  0.00 (+1.00/+0.00)
    -event5   TOUCH_UP                +1.050s\t0 (0)
     event5   TOUCH_FRAME             +1.050s
     event5   TOUCH_CANCEL            +1.060s\t1 (1)
     event5   TOUCH_FRAME             +1.060s

    """

  static let tslib = """
    1503331837.100000:    100    200    255
    1503331837.110000:    110    200    255
    1503331837.110000: (slot 1)    300    400    255
    1503331837.120000:    110    200    255
    1503331837.150000:    110    200      0
    1503331837.160000: (slot 1)    310    400      0

    """

  static let webDriver = """
    [HTTP] --> POST /session/1/actions
    [HTTP] {"actions": [
      {"type": "pointer", "id": "one", "parameters": {"pointerType": "touch"}, "actions": [
        {"type": "pointerMove", "duration": 0, "x": 100, "y": 200}, {"type": "pointerDown"},
        {"type": "pause", "duration": 100},
        {"type": "pointerMove", "duration": 32, "origin": "pointer", "x": 0, "y": 40},
        {"type": "pointerUp"}]},
      {"type": "pointer", "id": "two", "parameters": {"pointerType": "touch"}, "actions": [
        {"type": "pointerMove", "duration": 0, "x": 300, "y": 200}, {"type": "pause"},
        {"type": "pointerDown"}, {"type": "pause"}, {"type": "pointerUp"}]}]}

    """

  static let pointers = """
    {"viewport": {"width": 800, "height": 600}, "events": [
      {"type": "pointermove", "pointerId": 1, "pointerType": "mouse", "clientX": 5, "clientY": 5,
       "timeStamp": 990},
      {"type": "pointerdown", "pointerId": 2, "pointerType": "touch", "clientX": 100.5,
       "clientY": 200, "width": 20, "height": 24, "pressure": 0.5, "timeStamp": 1000.25},
      {"type": "pointermove", "pointerId": 2, "pointerType": "touch", "clientX": 110,
       "clientY": 200, "width": 20, "height": 24, "timeStamp": 1016.25, "coalescedEvents": [
         {"clientX": 105, "clientY": 200, "timeStamp": 1008.25},
         {"clientX": 110, "clientY": 200, "timeStamp": 1016.25}]},
      {"type": "pointerdown", "pointerId": 3, "pointerType": "pen", "clientX": 300, "clientY": 40,
       "pressure": 0.25, "tiltX": 45, "tiltY": 0, "timeStamp": 1016.25},
      {"type": "pointercancel", "pointerId": 3, "pointerType": "pen", "timeStamp": 1020.25},
      {"type": "pointerup", "pointerId": 2, "pointerType": "touch", "clientX": 111,
       "clientY": 200, "timeStamp": 1050.25}
    ]}

    """

  static let touchEvents = """
    {"type":"touchstart","timeStamp":10,"touches":[{"identifier":0,"clientX":10,"clientY":20}],"changedTouches":[{"identifier":0,"clientX":10,"clientY":20,"radiusX":8,"force":0.5}]}
    {"type":"touchstart","timeStamp":20,"touches":[{"identifier":0,"clientX":10,"clientY":20},{"identifier":1,"clientX":90,"clientY":20}],"changedTouches":[{"identifier":1,"clientX":90,"clientY":20}]}
    {"type":"touchmove","timeStamp":40,"touches":[{"identifier":0,"clientX":10,"clientY":20},{"identifier":1,"clientX":95,"clientY":20}],"changedTouches":[{"identifier":1,"clientX":95,"clientY":20}]}
    {"type":"touchend","timeStamp":80,"touches":[{"identifier":1,"clientX":95,"clientY":20}],"changedTouches":[{"identifier":0,"clientX":11,"clientY":20}]}
    {"type":"touchcancel","timeStamp":90,"touches":[],"changedTouches":[{"identifier":1,"clientX":95,"clientY":20}]}

    """

  static let devTools = """
    {"id":1,"method":"Emulation.setDeviceMetricsOverride","params":{"width":400,"height":800}}
    {"id":2,"method":"Input.dispatchTouchEvent","params":{"type":"touchStart","touchPoints":[{"x":10,"y":20,"id":4}],"timestamp":1700000000.125}}
    {"id":3,"method":"Input.dispatchTouchEvent","params":{"type":"touchStart","touchPoints":[{"x":10,"y":20,"id":4},{"x":90,"y":20,"id":7}],"timestamp":1700000000.25}}
    {"id":4,"method":"Input.dispatchTouchEvent","params":{"type":"touchMove","touchPoints":[{"x":92,"y":20,"id":7}],"timestamp":1700000000.375}}
    {"id":5,"method":"Input.dispatchTouchEvent","params":{"type":"touchEnd","touchPoints":[],"timestamp":1700000000.5}}

    """

  static let wayland = """
    [3456.700]  -> wl_compositor@4.create_surface(new id wl_surface@20)
    [3456.701] xdg_toplevel@18.configure(800, 600, array[4])
    [3456.789] wl_touch@19.down(1234, 5678, wl_surface@20, 0, 12.500000, 30.000000)
    [3456.789] wl_touch@19.shape(0, 14.0, 10.0)
    [3456.790] wl_touch@19.down(1235, 5678, wl_surface@20, 1, 112.0, 30.0)
    [3456.790] wl_touch@19.frame()
    [3456.795] wl_pointer@3.motion(5680, 1.0, 2.0)
    [ 3456.799] {Default Queue} wl_touch#19.motion(5690, 0, 22.5, 30.0)
    [ 3456.799] {Default Queue} wl_touch#19.frame()
    [3456.850] wl_touch@19.up(1240, 5740, 0)
    [3456.850] wl_touch@19.frame()
    [3456.860] wl_touch@19.cancel()

    """

  static let xinput = """
    EVENT type 18 (TouchBegin)
        device: 11 (11)
        time: 104833
        detail: 5
        flags:
        root: 512.00/300.50
        event: 12.00/30.50
        valuators:
            0: 512.00
            1: 300.50
        windows: root 0x1e3 event 0x1e3 child 0x0
    EVENT type 22 (RawTouchBegin)
        device: 2 (11)
        time: 104833
        detail: 5
        valuators:
              0: 10240.00 (10240.00)
              1: 7000.00 (7000.00)
    EVENT type 19 (TouchUpdate)
        device: 11 (11)
        time: 104850
        detail: 5
        root: 520.00/300.50
        event: 20.00/30.50
    EVENT type 6 (Motion)
        device: 11 (11)
        time: 104850
        detail: 0
        root: 520.00/300.50
    EVENT type 20 (TouchEnd)
        device: 11 (11)
        time: 104893
        detail: 5
        root: 521.00/300.50

    """

  static let sdl = """
    INFO: SDL EVENT: SDL_WINDOWEVENT (timestamp=100 windowid=1 event=SDL_WINDOWEVENT_SIZE_CHANGED data1=800 data2=600)
    INFO: SDL EVENT: SDL_FINGERDOWN (timestamp=1234 touchid=1 fingerid=0 x=0.500000 y=0.250000 dx=0.000000 dy=0.000000 pressure=1.000000)
    INFO: SDL EVENT: SDL_MOUSEBUTTONDOWN (timestamp=1234 windowid=1 which=4294967295 button=1 state=pressed clicks=1 x=400 y=150)
    INFO: SDL EVENT: SDL_FINGERMOTION (timestamp=1250 touchid=1 fingerid=0 x=0.600000 y=0.250000 dx=0.100000 dy=0.000000 pressure=0.500000)
    INFO: SDL EVENT: SDL_FINGERUP (timestamp=1300 touchid=1 fingerid=0 x=0.600000 y=0.250000 dx=0.000000 dy=0.000000 pressure=0.000000)

    """

  static let tuio = """
    0.000 /tuio/2Dcur ss "source" "app@host"
    0.000 /tuio/2Dcur sii "alive" 7 8
    0.000 /tuio/2Dcur sifffff "set" 7 0.5 0.25 0.0 0.0 0.0
    0.000 /tuio/2Dcur sifffff "set" 8 0.75 0.25 0.0 0.0 0.0
    0.000 /tuio/2Dcur si "fseq" 1
    0.020 /tuio/2Dcur ['alive', 7, 8]
    0.020 /tuio/2Dcur ['set', 7, 0.6, 0.25, 0.0, 0.0, 0.0]
    0.020 /tuio/2Dcur ['fseq', 2]
    0.025 /tuio/2Dcur si "alive" 8
    0.025 /tuio/2Dcur si "fseq" 1
    0.040 /tuio/2Dcur si "alive" 8
    0.040 /tuio/2Dcur si "fseq" 3
    0.060 /tuio/2Dcur s "alive"
    0.060 /tuio/2Dcur si "fseq" 4

    """

  static let gsEvents = """
    {"t_ns": 1000000000, "hand_type": 1, "hand": "began", "paths": [{"index": 1, "identity": 2, "proximity": 3, "pressure": 0.0, "radius": 5.0, "x": 100.0, "y": 50.0}]}
    {"t_ns": 1020000000, "hand_type": 5, "hand": "changed", "paths": [{"index": 1, "proximity": 3, "radius": 5.0, "x": 100.0, "y": 50.0}, {"index": 2, "proximity": 2, "radius": 6.0, "x": 200.0, "y": 50.0}]}
    {"t_ns": 1040000000, "hand_type": 2, "hand": "moved", "paths": [{"index": 1, "proximity": 1, "radius": 0.0, "x": 101.0, "y": 50.0}, {"index": 2, "proximity": 2, "radius": 6.0, "x": 205.0, "y": 50.0}]}
    {"t_ns": 1060000000, "hand_type": 6, "hand": "ended", "paths": [{"index": 2, "proximity": 3, "radius": 0.0, "x": 206.0, "y": 50.0}]}

    """

  static let motionEvents = """
    {"action":0,"eventTime":1000,"displayWidth":720,"displayHeight":1280,"pointers":[{"id":0,"x":100,"y":200,"pressure":0.8,"touchMajor":40}]}
    {"action":261,"eventTime":1010,"pointers":[{"id":0,"x":100,"y":200,"pressure":0.8,"touchMajor":40},{"id":1,"x":500,"y":200}]}
    {"action":2,"eventTime":1030,"pointers":[{"id":0,"x":120,"y":200},{"id":1,"x":500,"y":200}],"history":[{"eventTime":1020,"pointers":[{"id":0,"x":110,"y":200},{"id":1,"x":500,"y":200}]}]}
    {"action":"ACTION_POINTER_UP(0)","eventTime":1040,"pointers":[{"id":0,"x":121,"y":200},{"id":1,"x":500,"y":200}]}
    {"action":"ACTION_CANCEL","eventTime":1050,"pointers":[{"id":1,"x":500,"y":200}]}

    """

  static let motionText = """
    06-03 12:00:01.123  1234  1234 D Test: MotionEvent { action=ACTION_DOWN, actionButton=0, id[0]=0, x[0]=540.0, y[0]=1200.0, toolType[0]=TOOL_TYPE_FINGER, metaState=0, pointerCount=1, historySize=0, eventTime=123456, downTime=123456, deviceId=3 }
    06-03 12:00:01.183  1234  1234 D Test: MotionEvent { action=ACTION_UP, actionButton=0, id[0]=0, x[0]=541.0, y[0]=1200.0, toolType[0]=TOOL_TYPE_FINGER, metaState=0, pointerCount=1, historySize=0, eventTime=123516, downTime=123456, deviceId=3 }

    """

  static let velocityPoints = """
    {"name": "first", "points_ns_xy": [[5000000000, [[100.0, 900.0], null]], [5010000000, [[100.0, 880.0], [300.0, 5.0]]], [5020000000, [[100.0, 860.0], null]], [5020000000, [[100.0, 860.0], null]]]}
    {"name": "second", "points_ns_xy": [[100, [[1.0, 2.0]]], [10000100, [[3.0, 2.0]]]]}

    """

  static let flutter = """
    [{"ts":100,"events":[{"timeStamp":100000,"change":1,"physicalX":10.0,"physicalY":20.0},{"timeStamp":100000,"change":4,"pointerIdentifier":1,"physicalX":10.0,"physicalY":20.0}]},
    {"ts":130,"events":[{"timeStamp":130000,"change":5,"pointerIdentifier":1,"physicalX":14.0,"physicalY":20.0}]},
    {"ts":160,"events":[{"timeStamp":160000,"change":6,"pointerIdentifier":1,"physicalX":14.0,"physicalY":20.0}]}]

    """

  /// A cursor that comes, moves and goes, within 60 ms.
  static let tuioDump: [UInt8] = [
    TUIOBundle(1, alive: [5], [(5, 0.5, 0.5)]).packet(at: 0),
    TUIOBundle(2, alive: [5], [(5, 0.75, 0.5)]).packet(at: 20),
    TUIOBundle(3, alive: []).packet(at: 60),
  ].flatMap { OSCBytes.word(UInt32($0.count)) + $0 }
}
