import Testing

@testable import ModelCheck

/// Scripts that once showed a difference, as the model check printed them.
@Suite struct ReplayTests {
  @Test("two that wait for each other and have both finished are let out of it [FAI-11]")
  func circle() {
    expectAgreement(
      Script(
        views: Self.twoViews,
        recognizers: [
          .init(view: 1, program: .init(recognizes: .move(1))),
          .init(view: 1, program: .init()),
        ],
        relations: [
          .waits(0, for: 1), .waitsThisTime(1, for: 0, says: .waitedForSubclass),
        ],
        steps: [
          .frame(50, [.down(3, x: 182, y: 302)]), .frame(16, [.move(3, x: 172, y: 313)]),
          .frame(16, [.up(3)]),
        ]))
  }

  @Test("a recognizer that a cancel makes fail receives no finger of the same frame [STM-41]")
  func fingerBesideCancel() {
    expectAgreement(
      Script(
        views: [
          .init(parent: 0, x: 0, y: 0, width: 400, height: 800, isWindow: true, isMultiple: true),
          .init(parent: 0, x: 0, y: 0, width: 200, height: 300, isWindow: true, isMultiple: true),
        ],
        recognizers: [
          .init(view: 0, program: .init()),
          .init(
            view: 1, program: .init(recognizes: .down(1), isContinuous: true), takesPresses: true),
        ],
        relations: [.waits(1, for: 0)],
        steps: [
          .frame(16, [.down(2, x: 58, y: 631)]), .press(16, .down(1000)),
          .frame(34, [.cancel(2), .down(3, x: 118, y: 154)]), .frame(16, [.up(3)]),
          .press(16, .up(1000)),
        ]))
  }

  @Test("a pencil comes to a recognizer that waits without a finger [API-G13, COR-17]")
  func pencilAfterFinger() {
    expectAgreement(
      Script(
        views: [
          .init(parent: 0, x: 0, y: 0, width: 400, height: 800, isWindow: true, isMultiple: true),
          .init(parent: 0, x: 0, y: 0, width: 400, height: 800, isMultiple: true),
        ],
        recognizers: [.init(view: 1, program: .init(recognizes: .move(2)))],
        relations: [],
        steps: [
          .frame(16, [.down(6, x: 92, y: 229)]), .frame(8, [.up(6)]),
          .frame(16, [.down(7, x: 6, y: 291)]), .frame(16, [.up(7)]),
        ]))
  }

  @Test("a recognizer with touches of two windows gets each window's touches in its turn [COR-22]")
  func touchesOfTwoWindows() {
    expectAgreement(
      Script(
        views: [
          .init(parent: 0, x: 0, y: 0, width: 400, height: 800, isWindow: true, isMultiple: true),
          .init(parent: 0, x: 0, y: 0, width: 200, height: 300, isWindow: true, isMultiple: true),
        ],
        recognizers: [.init(view: 1, program: .init(recognizes: .down(2), isContinuous: true))],
        relations: [],
        steps: [
          .frame(16, [.down(2, x: 125, y: 212)]), .frame(16, [.down(3, x: 3, y: 199)]),
          .attach(0, to: 0), .frame(16, [.down(5, x: 243, y: 45)]),
          .frame(16, [.move(5, x: 385, y: 619), .move(3, x: 100, y: 187)]), .frame(16, [.up(2)]),
          .frame(16, [.up(3)]), .frame(16, [.up(5)]),
        ]))
  }

  @Test("a pan ends when its last fingers lift together, in two windows [COR-22]")
  func liftsInTwoWindows() {
    expectAgreement(
      Script(
        views: [
          .init(parent: 0, x: 0, y: 0, width: 400, height: 800, isWindow: true, isMultiple: true),
          .init(parent: 0, x: 0, y: 0, width: 400, height: 800, isMultiple: true),
          .init(parent: 0, x: 0, y: 0, width: 200, height: 300, isWindow: true, isMultiple: true),
        ],
        recognizers: [.init(view: 1, program: .init(), kind: .pan)],
        relations: [],
        steps: [
          .frame(16, [.down(2, x: 69, y: 680)]), .frame(8, [.move(2, x: 81, y: 676)]),
          .attach(0, to: 2), .frame(16, [.down(3, x: 107, y: 135)]),
          .frame(16, [.up(3), .up(2)]),
        ]))
  }

  @Test("a circle is found beside a path through one that still has a finger [FAI-11]")
  func circleBesideAnotherPath() {
    expectAgreement(
      Script(
        views: Self.twoViews + [
          .init(parent: 1, x: 198, y: 234, width: 160, height: 429, isMultiple: true),
          .init(parent: 1, x: 162, y: 248, width: 230, height: 527, isMultiple: true),
        ],
        recognizers: [
          .init(view: 2, program: .init()), .init(view: 2, program: .init()),
          .init(view: 3, program: .init()), .init(view: 3, program: .init()),
        ],
        relations: [
          .waits(0, for: 3), .waitsThisTime(0, for: 1, says: .waitingSubclass),
          .waitsThisTime(1, for: 0, says: .waitingSubclass),
          .waitsThisTime(3, for: 1, says: .waitingDelegate),
        ],
        steps: [
          .frame(50, [.down(1, x: 309, y: 379), .down(2, x: 247, y: 237)]), .frame(16, [.up(2)]),
          .frame(16, [.up(1)]),
        ]))
  }

  @Test("who waits for another fails when that one begins, before it wants anything [FAI-04]")
  func waitingInVain() {
    expectAgreement(
      Script(
        views: Self.twoViews,
        recognizers: [
          .init(view: 1, program: .init(), delaysBegan: true),
          .init(
            view: 1, program: .init(recognizes: .move(1), isContinuous: true), cancels: false),
        ],
        relations: [.waits(0, for: 1), .simultaneous(0, with: 1)],
        steps: [
          .frame(16, [.down(1, x: 10, y: 10)]), .frame(16, [.move(1, x: 20, y: 10)]),
          .frame(16, [.up(1)]),
        ]))
  }

  @Test("a view whose touch has ended has no say in whether a recognizer begins [ARB-21]")
  func lateVeto() {
    expectAgreement(
      Script(
        views: Self.twoViews + [
          .init(parent: 1, x: 56, y: 234, width: 184, height: 547, isMultiple: true)
        ],
        recognizers: [
          .init(view: 1, program: .init(recognizes: .after(700)), delaysEnded: false)
        ],
        relations: [.viewVetoes(view: 2, 0)],
        steps: [.frame(16, [.down(3, x: 94, y: 352)]), .frame(16, [.up(3)])]))
  }

  @Test("a run that began and ended in one event sends one action, held or not [STM-25]")
  func heldWithinOneEvent() {
    expectAgreement(
      Script(
        views: Self.twoViews,
        recognizers: [
          .init(view: 1, program: .init(givesUp: .move(1))),
          .init(view: 1, program: .init(recognizes: .down(1))),
          .init(view: 1, program: .init()),
          .init(
            view: 1, program: .init(recognizes: .move(1), isContinuous: true, endsEarly: true)),
        ],
        relations: [
          .simultaneous(3, with: 1), .waitsThisTime(1, for: 0, says: .waitedForDelegate),
          .waitsThisTime(3, for: 2, says: .waitingSubclass),
        ],
        steps: [
          .frame(8, [.down(1, x: 83, y: 437), .down(2, x: 315, y: 537)]),
          .frame(16, [.move(2, x: 323, y: 527), .up(1)]), .frame(16, [.up(2)]),
        ]))
  }

  @Test("a late beginning is not followed by a move to the same place [DEL-44]")
  func thereAndBack() {
    expectAgreement(
      Script(
        views: Self.twoViews,
        recognizers: [.init(view: 1, program: .init(taps: 2), delaysBegan: true)],
        steps: [
          .frame(16, [.down(1, x: 261, y: 474)]), .frame(16, [.move(1, x: 267, y: 479)]),
          .frame(16, [.move(1, x: 261, y: 474)]), .frame(16, [.up(1)]),
        ]))
  }

  @Test("a touch that is released by taking a recognizer away does not stay alive")
  func releasedByDetaching() {
    expectAgreement(
      Script(
        views: Self.twoViews,
        recognizers: [.init(view: 1, program: .init(recognizes: .move(2), givesUp: .after(100)))],
        steps: [.frame(16, [.down(2, x: 234, y: 340)]), .frame(50, [.up(2)]), .detach(0)]))
  }

  @Test("a hover that is over is not begun anew by a pointer that is taken away [HOV-01, DEL-27]")
  func hoverTakenAway() {
    expectAgreement(
      Script(
        views: Self.twoViews + [
          .init(parent: 1, x: 34, y: 66, width: 185, height: 680, isMultiple: true)
        ],
        recognizers: [
          .init(view: 2, program: .init()), .init(view: 2, program: .init(), kind: .hover),
        ],
        relations: [.waitsThisTime(0, for: 1, says: .waitingSubclass)],
        steps: [
          .stream(100, .hover(2002, x: 105, y: 455)), .frame(34, [.down(4, x: 124, y: 488)]),
          .stream(34, .hover(2002, x: 374, y: 606)), .stream(100, .hover(2002, x: 71, y: 305)),
          .interrupt,
        ]))
  }

  @Test("a view that leaves hears of all its touches in one message [DEL-20]")
  func leavingWithTwoFingers() {
    expectAgreement(
      Script(
        views: Self.twoViews, recognizers: [],
        steps: [
          .frame(34, [.down(2, x: 190, y: 400)]), .frame(50, [.down(3, x: 82, y: 546)]),
          .removeView(1), .frame(16, [.up(2)]), .frame(16, [.up(3)]),
        ]))
  }

  @Test("the one added last goes first, also when others have left meanwhile [ARB-05]")
  func newestFirst() {
    expectAgreement(
      Script(
        views: Self.twoViews,
        recognizers: [
          .init(view: 1, program: .init()), .init(view: 1, program: .init()),
          .init(view: 1, program: .init()), .init(view: 0, program: .init()),
        ],
        steps: [
          .detach(3), .frame(16, [.down(1, x: 10, y: 10)]), .detach(0), .detach(1),
          .attach(3, to: 1), .frame(16, [.down(2, x: 50, y: 10)]),
          .frame(16, [.up(1), .up(2)]),
        ]))
  }

  @Test("a finger that is cancelled in the event in which another lifts has not lifted [REC-10]")
  func liftAndCancellation() {
    expectAgreement(
      Script(
        views: Self.twoViews, recognizers: [.init(view: 1, program: .init(), kind: .pan)],
        steps: [
          .frame(16, [.down(1, x: 10, y: 10), .down(2, x: 50, y: 10)]),
          .frame(16, [.move(1, x: 40, y: 10)]), .frame(16, [.up(1), .cancel(2)]),
        ]))
  }

  @Test("a held run that its own first action breaks off ends with the cancellation [STM-30]")
  func brokenOffByItself() {
    expectAgreement(
      Script(
        views: Self.twoViews,
        recognizers: [
          .init(view: 1, program: .init(recognizes: .move(2))),
          .init(
            view: 1, program: .init(recognizes: .down(1), isContinuous: true),
            reaction: .init(disables: 1)),
        ],
        relations: [.waitsThisTime(1, for: 0, says: .waitingSubclass)],
        steps: [.frame(16, [.down(1, x: 132, y: 118)]), .frame(16, [.up(1)])]))
  }

  @Test("a view hears of both ends in one message, though another window is first [DEL-20]")
  func circleInTwoWindows() {
    let narrow = Script.View(
      parent: 0, x: 0, y: 0, width: 200, height: 800, isWindow: true, isMultiple: true)
    expectAgreement(
      Script(
        views: [Self.window, Self.twoViews[1], narrow],
        recognizers: [
          .init(view: 1, program: .init(recognizes: .down(2))),
          .init(view: 1, program: .init(recognizes: .move(2)), cancels: false),
        ],
        relations: [.waits(1, for: 0), .waitsThisTime(0, for: 1, says: .waitedForSubclass)],
        steps: [
          .frame(8, [.down(4, x: 375, y: 499)]),
          .frame(8, [.move(4, x: 392, y: 502), .down(5, x: 349, y: 366)]),
          .frame(34, [.up(5), .move(4, x: 368, y: 514), .down(6, x: 198, y: 91)]),
          .frame(50, [.move(6, x: 186, y: 94), .up(4)]), .frame(16, [.up(6)]),
        ]))
  }

  @Test(
    "a finger that joins a gesture as it ends is taken before its action is told [DEL-30, DEL-38]")
  func joinsAtTheEnd() {
    expectAgreement(
      Script(
        views: [
          Self.window,
          Self.twoViews[1],
        ],
        recognizers: [
          .init(view: 1, program: .init(recognizes: .move(1), isContinuous: true, endsEarly: true)),
          .init(view: 1, program: .init(takes: 1), reaction: .init(disables: 0)),
        ],
        relations: [.cannotBePrevented(1, by: 0)],
        steps: [
          .frame(34, [.down(1, x: 316, y: 466)]), .frame(16, [.move(1, x: 304, y: 473)]),
          .frame(16, [.up(1), .down(2, x: 44, y: 234)]), .frame(16, [.up(2)]),
        ]))
  }

  @Test(
    "a control around a control is asked, too, where the inner one has a finger itself [ARB-21, CRC-09]"
  )
  func controlInControl() {
    expectAgreement(
      Script(
        views: [
          Self.window,
          Self.twoViews[1],
          .init(
            parent: 1, x: 200, y: 100, width: 60, height: 210, isMultiple: true, control: .init()),
          .init(
            parent: 2, x: 20, y: 100, width: 30, height: 90, isMultiple: true, control: .init()),
          .init(parent: 3, x: 5, y: 40, width: 20, height: 40, isMultiple: true),
        ],
        recognizers: [.init(view: 1, program: .init())],
        relations: [.viewVetoes(view: 2, 0)],
        steps: [
          .frame(8, [.down(1, x: 237, y: 250), .down(2, x: 234, y: 211)]),
          .frame(16, [.up(2)]), .frame(16, [.up(1)]),
        ]))
  }

  // One that is held fails with the next pass, and nothing is said in between.
  @Test("a recognizer that has nothing to say settles nothing [FAI-04]")
  func nothingToSay() {
    expectAgreement(
      Script(
        views: [
          Self.window, Self.twoViews[1],
          .init(parent: 0, x: 0, y: 0, width: 200, height: 300, isWindow: true, isMultiple: true),
        ],
        recognizers: [
          .init(view: 2, program: .init(recognizes: .move(1))),
          .init(view: 1, program: .init(recognizes: .move(1), givesUp: .lift)),
          .init(view: 1, program: .init(recognizes: .move(2))),
          .init(view: 1, program: .init()),
        ],
        relations: [.waitsThisTime(3, for: 2, says: .waitingDelegate)],
        steps: [
          .frame(16, [.down(1, x: 24, y: 73)]),
          .frame(50, [.move(1, x: 23, y: 114), .down(2, x: 119, y: 735)]),
          .frame(50, [.up(2)]), .require(3, toFail: 0), .poke(1), .frame(16, [.up(1)]),
        ]))
  }

  private static let window = Script.View(
    parent: 0, x: 0, y: 0, width: 400, height: 800, isWindow: true, isMultiple: true)
  private static let twoViews: [Script.View] = [
    .init(parent: 0, x: 0, y: 0, width: 400, height: 800, isMultiple: true),
    .init(parent: 0, x: 0, y: 0, width: 400, height: 800, isMultiple: true),
  ]

  private func expectAgreement(_ script: Script) {
    let fault = ModelCheck.fault(of: script)
    #expect(fault == nil, "\(script)\n\(fault ?? "")")
  }
}
