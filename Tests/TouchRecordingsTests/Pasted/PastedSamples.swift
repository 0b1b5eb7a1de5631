/// Samples of the formats that people paste.
extension Samples {
  static let rrweb = """
    [{"type": 4, "data": {"href": "https://example.org", "width": 390, "height": 844}, "timestamp": 1700000000000},
     {"type": 3, "data": {"source": 2, "type": 7, "id": 5, "x": 100, "y": 200}, "timestamp": 1700000001000},
     {"type": 3, "data": {"source": 2, "type": 7, "id": 5, "x": 300, "y": 200}, "timestamp": 1700000001010},
     {"type": 3, "data": {"source": 2, "type": 9, "id": 5, "x": 150, "y": 200}, "timestamp": 1700000001100},
     {"type": 3, "data": {"source": 6, "positions": [
       {"x": 110, "y": 200, "id": 5, "timeOffset": -480}, {"x": 150, "y": 200, "id": 5, "timeOffset": -430}]},
      "timestamp": 1700000001500},
     {"type": 3, "data": {"source": 3, "id": 1, "x": 0, "y": 40}, "timestamp": 1700000003200}]

    """

  static let touchpadLog = """
    {"entries": [
      {"buttonsDown": 0, "fingers": [{"flags": 0, "positionX": 600.0, "positionY": 300.0, "pressure": 40.0,
        "touchMajor": 90.0, "trackingId": 5}], "timestamp": 271.03, "touchCount": 1, "type": "hardwareState"},
      {"dx": 1.0, "dy": 0.0, "gestureType": "move", "startTime": 271.03, "endTime": 271.04, "type": "gesture"},
      {"buttonsDown": 0, "fingers": [{"positionX": 660.0, "positionY": 300.0, "trackingId": 5},
        {"positionX": 120.0, "positionY": 120.0, "trackingId": 6}], "timestamp": 271.04, "touchCount": 2,
        "type": "hardwareState"},
      {"buttonsDown": 0, "fingers": [{"positionX": 120.0, "positionY": 120.0, "trackingId": 6}],
        "timestamp": 271.05, "touchCount": 1, "type": "hardwareState"},
      {"buttonsDown": 0, "fingers": [], "timestamp": 271.06, "touchCount": 0, "type": "hardwareState"}
    ], "hardwareProperties": {"left": 0.0, "top": 0.0, "right": 1200.0, "bottom": 700.0, "xResolution": 12.0,
      "yResolution": 12.0, "maxFingerCount": 10}, "version": 1}

    """

  static let strokes = """
    <?xml version="1.0" encoding="utf-8" standalone="yes"?>
    <Gesture Name="line01" Number="1" NumPts="2" Millseconds="20">
      <Point X="10" Y="20" T="500" />
      <Point X="30" Y="20" T="520" />
    </Gesture>
    <Gesture Name="x~01" InputType="stylus" NumPts="3">
      <Stroke index="1"><Point X="5" Y="5" T="1000" Pressure="0.5"/>
      <Point X="6"
             Y="5" T="1030"/></Stroke>
      <Stroke index="2"><Point X="8" Y="8" T="1100"/></Stroke>
    </Gesture>

    """

  static let qt = """
    qt.pointer.dispatch: delivering QTouchEvent(QEvent::TouchBegin, 1 points: QEventPoint(id=1 ts=5000 pos=1,2 scn=10,20 gbl=10,20 Pressed ellipse=(1x1 ∡ 0) vel=0,0))
    qt.pointer.dispatch: delivering QTouchEvent(QEvent::TouchUpdate, 2 points: QEventPoint(id=1 ts=5016 pos=1,2 scn=30,20 gbl=30,20 Updated vel=0,0), QEventPoint(id=2 ts=5016 pos=1,2 scn=100,100 gbl=0,0 Pressed vel=0,0))
    qt.pointer.dispatch: delivering QTouchEvent(QEvent::TouchUpdate, 1 points: QEventPoint(id=1 ts=5032 pos=1,2 scn=30,20 gbl=30,20 Released vel=0,0))
    [5.040] qt.pointer.dispatch: delivering QTouchEvent(QEvent::TouchCancel)

    """

  static let flutterPrinted = """
    flutter: PointerDownEvent#1a2b3(position: Offset(100.0, 200.0), localPosition: Offset(1.0, 2.0), timeStamp: 0:00:12.000000, pointer: 3, kind: touch, device: 0)
    flutter: _TransformedPointerMoveEvent#1a2b4(position: Offset(110.0, 200.0), timeStamp: 0:00:12.016000, pointer: 3, kind: touch)
    flutter: PointerUpEvent#1a2b5(position: Offset(110.0, 200.0), timeStamp: 0:00:12.032000, pointer: 3, kind: touch)

    """

  static let freerdp: String = {
    func frame(_ time: String, _ x: Int, _ flags: String) -> String {
      let head =
        "[10:45:04:\(time)] [19445:708b7000] [DEBUG][com.freerdp.channels.rdpei.client] - [rdpei_write_touch_frame]: "
      return [
        "contactCount: 1", "frameOffset: 0x0000000000000014", "contact[0].contactId: 0",
        "contact[0].fieldsPresent: 1", "contact[0].x: \(x)", "contact[0].y: 200",
        "contact[0].contactFlags: \(flags)",
      ].map { head + $0 + "\n" }.joined()
    }
    return frame("735", 100, "0x00000019") + frame("755", 120, "0x0000001A")
      + frame("775", 120, "0x00000004")
  }()

  static let monkey = """
    type= raw events
    count= 10
    speed= 1.0
    start data >>
    LaunchActivity(org.example,org.example.Main)
    DispatchPointer(5109520,5109520,0,230.75,429.9,0.06,0.06,0,0.0,0.0,65539,0)
    DispatchPointer(5109520,5109600,1,230.75,429.9,0.06,0.06,0,0.0,0.0,65539,0)
    UserWait(500)
    Tap(100,200,80)
    Drag(100,400,300,400,20)
    PinchZoom(200,400,100,400,300,400,400,400,20)

    """

  static let maestro = """
    appId: org.example
    ---
    - launchApp
    - tapOn: "Log in"
    - tapOn:
        point: "50%, 25%"
    - doubleTapOn:
        point: 100,200
    - swipe: {start: "90%,50%", end: "10%,50%", duration: 300}
    - swipe:
        direction: UP

    """

  static let tuioJSON = """
    {"time": 1.0, "packets": [{"address": "/tuio/2Dcur", "args": [{"type": "s", "value": "alive"}, {"type": "i", "value": 7}]},
      {"address": "/tuio/2Dcur", "args": ["set", 7, 0.5, 0.5, 0.0, 0.0, 0.0]}, {"address": "/tuio/2Dcur", "args": ["fseq", 1]}]}
    {"time": 1.02, "address": "/tuio/2Dcur", "args": ["alive", 7]}
    {"time": 1.02, "address": "/tuio/2Dcur", "args": ["set", 7, 0.6, 0.5, 0.0, 0.0, 0.0]}
    {"time": 1.02, "address": "/tuio/2Dcur", "args": ["fseq", 2]}
    {"time": 1.04, "address": "/tuio/2Dcur", "args": ["alive"]}
    {"time": 1.04, "address": "/tuio/2Dcur", "args": ["fseq", 3]}

    """
}
