/// Recordings written for the tests, one of each format. A point is 25.4/163 mm and the panel has
/// 1630 units in 254 mm, so that a unit is a point.
enum Samples {
  static let evemuHead = """
    # EVEMU 1.3
    # Input device name: "Board"
    N: Board #2
    I: 0018 0001 0002 0003
    P: 02 00 00 00 00 00 00 00
    B: 01 00 00
    A: 2f 0 9 0 0 0
    A: 35 0 162 0 0 0
    A: 36 0 162 0 0 0

    """

  static let evemuEvents = """
    E: 10.000000 0003 0039 0007	# EV_ABS / ABS_MT_TRACKING_ID   7
    E: 10.000000 0003 0035 0100
    E: 10.000000 0003 0036 0050
    E: 10.000000 0000 0000 0000	# ------------ SYN_REPORT (0) ---------- +0ms
    E: 10.020000 0003 0035 0110
    E: 10.020000 0000 0000 0000
    E: 10.045000 0003 0039 -001
    E: 10.045000 0000 0000 0000

    """

  static let getevent = """
    add device 1: /dev/input/event0
      name:     "keys"
      events:
        KEY (0001): KEY_POWER
    add device 2: /dev/input/event2
      bus:      0018
      name:     "panel"
      events:
        KEY (0001): BTN_TOUCH
        ABS (0003): ABS_MT_SLOT           : value 0, min 0, max 9, fuzz 0, flat 0, resolution 0
                    ABS_MT_POSITION_X     : value 0, min 0, max 162, fuzz 0, flat 0, resolution 0
                    ABS_MT_POSITION_Y     : value 0, min 0, max 162, fuzz 0, flat 0, resolution 0
                    ABS_MT_TRACKING_ID    : value 0, min 0, max 65535, fuzz 0, flat 0, resolution 0
      input props:
        INPUT_PROP_DIRECT
    [   99.000000] /dev/input/event0: EV_KEY       KEY_POWER            DOWN
    [   99.000000] /dev/input/event0: EV_SYN       SYN_REPORT           00000000
    [  100.000000] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   00000007
    [  100.000000] /dev/input/event2: EV_ABS       ABS_MT_POSITION_X    00000064
    [  100.000010] /dev/input/event2: EV_ABS       ABS_MT_POSITION_Y    00000032
    [  100.000020] /dev/input/event2: EV_KEY       BTN_TOUCH            DOWN
    [  100.000030] /dev/input/event2: EV_SYN       SYN_REPORT           00000000
    [  100.020000] /dev/input/event2: EV_ABS       ABS_MT_POSITION_X    ffffffff
    [  100.020000] /dev/input/event2: EV_SYN       SYN_REPORT           00000000 rate 50
    [  100.045000] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   ffffffff
    [  100.045000] /dev/input/event2: EV_KEY       BTN_TOUCH            UP
    [  100.045000] /dev/input/event2: EV_SYN       SYN_REPORT           00000000

    """

  static let evtest = """
    Input driver version is 1.0.1
    Input device ID: bus 0x18 vendor 0x1 product 0x2 version 0x3
    Input device name: "Board"
    Supported events:
      Event type 0 (EV_SYN)
      Event type 1 (EV_KEY)
        Event code 330 (BTN_TOUCH)
      Event type 3 (EV_ABS)
        Event code 47 (ABS_MT_SLOT)
          Value      0
          Min        0
          Max        9
        Event code 53 (ABS_MT_POSITION_X)
          Value      0
          Min        0
          Max      162
        Event code 54 (ABS_MT_POSITION_Y)
          Value      0
          Min        0
          Max      162
    Properties:
      Property type 1 (INPUT_PROP_DIRECT)
    Testing ... (interrupt to exit)
    Event: time 7.5, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value 7
    Event: time 7.500001, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 100
    Event: time 7.500002, type 3 (EV_ABS), code 54 (ABS_MT_POSITION_Y), value 50
    Event: time 7.500003, type 4 (EV_MSC), code 4 (MSC_SCAN), value 9000f
    Event: time 7.500004, -------------- SYN_REPORT ------------
    Event: time 7.520000, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 110
    Event: time 7.520000, -------------- Report Sync ------------
    Event: time 7.545000, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value -1
    Event: time 7.545000, -------------- SYN_REPORT ------------

    """

  static let touches = """
    touches 1
    device By hand
    size 163x163
    # a finger, then two
    0      down 1 100,50 radius 5
    0.020  move 1 110,50; down 2 20,20 force 0.5
    0.045  up 1
    0.1    up 2 21,20
    0.5    end

    """

  /// The panel of the samples, an inch wide, whose resolution they leave out.
  static let size = "25.4x25.4mm"
}
