import GestureCore
import Testing

/// What a view is told, in every situation and under everything that can happen, as two tables.
///
/// A situation is a letter for the stage (`W` withheld, `D` delivered, `F` finished, `X` claimed, `B`
/// barred), then what is noted and not yet told: `m` moved, `e` ended, `c` cancelled. A cell says
/// what is told (`b` began, `m` moved, `e` ended, `c` cancelled), a colon, and the situation after.
@Suite("TouchDelivery")
struct TouchDeliveryTests {
  static let notes = """
            began   moved   ended   cancelled
    W       W       Wm      We      Wc
    Wm      Wm      Wm      Wme     Wmc
    We      We      We      We      We
    Wme     Wme     Wme     Wme     Wme
    Wc      Wc      Wc      Wc      Wc
    Wmc     Wmc     Wmc     Wmc     Wmc
    D       D       Dm      De      Dc
    Dm      Dm      Dm      Dme     Dmc
    De      De      De      De      De
    Dme     Dme     Dme     Dme     Dme
    Dc      Dc      Dc      Dc      Dc
    Dmc     Dmc     Dmc     Dmc     Dmc
    F       F       F       F       F
    X       X       X       X       X
    B       B       B       B       B
    """

  static let releases = """
            no delay  of began  of ended  of both   claim
    W       b:D       :W        b:D       :W        :X
    Wm      bm:D      :Wm       bm:D      :Wm       :X
    We      be:F      :We       b:De      :We       :X
    Wme     bme:F     :Wme      bm:De     :Wme      :X
    Wc      :F        :F        :F        :F        :X
    Wmc     :F        :F        :F        :F        :X
    D       :D        :D        :D        :D        c:X
    Dm      m:D       m:D       m:D       m:D       c:X
    De      e:F       e:F       :De       :De       c:X
    Dme     e:F       e:F       :De       :De       c:X
    Dc      c:F       c:F       c:F       c:F       c:X
    Dmc     c:F       c:F       c:F       c:F       c:X
    F       :F        :F        :F        :F        :F
    X       :X        :X        :X        :X        :X
    B       :B        :B        :B        :B        :B
    """

  @Test("what the contact does is noted until its end, and tells nothing by itself")
  func everyNote() {
    let rows = Situation.all.map { situation in
      let cells = [Contact.Phase.began, .moved, .ended, .cancelled].map { phase in
        var delivery = situation.delivery
        delivery.update(with: phase)
        return Situation.name(of: delivery)
      }
      return Self.row([situation.name] + cells)
    }
    let head = Self.row(["", "began", "moved", "ended", "cancelled"])
    #expect(([head] + rows).joined(separator: "\n") == Self.notes)
  }

  @Test(
    """
    what is due under every combination of delays, and when a gesture takes the touch \
    [DEL-30, DEL-36, DEL-40, DEL-41, DEL-42, DEL-44, DEL-50, DEL-51, DEL-52]
    """)
  func everyRelease() {
    let rows = Situation.all.map { situation in
      let delays = [(false, false), (true, false), (false, true), (true, true)]
      var cells = delays.map { began, ended in
        var delivery = situation.delivery
        let steps = delivery.release(delaysBegan: began, delaysEnded: ended)
        return Self.spell(steps) + ":" + Situation.name(of: delivery)
      }
      var delivery = situation.delivery
      let steps = delivery.cancel()
      cells.append(Self.spell(steps) + ":" + Situation.name(of: delivery))
      return Self.row([situation.name] + cells, width: 10)
    }
    let head = Self.row(["", "no delay", "of began", "of ended", "of both", "claim"], width: 10)
    #expect(([head] + rows).joined(separator: "\n") == Self.releases)
  }

  @Test("who is open, who is known to the view, who has news")
  func questions() {
    func names(_ isOne: (TouchDelivery) -> Bool) -> [String] {
      Situation.all.filter { isOne($0.delivery) }.map(\.name)
    }
    let withheld = ["W", "Wm", "We", "Wme", "Wc", "Wmc"]
    let news = ["Dm", "De", "Dme", "Dc", "Dmc"]
    #expect(names(\.isOpen) == withheld + ["D"] + news)
    #expect(names(\.isKnownToView) == ["D"] + news)
    #expect(names(\.isPending) == withheld + news)
  }

  @Test("a late beginning tells the beginning and one move, then goes on as usual [DEL-41]")
  func lateBeginning() {
    var delivery = TouchDelivery()
    var told: [String] = []
    for _ in 1...3 {
      delivery.update(with: .moved)
      told.append(Self.spell(delivery.release(delaysBegan: true, delaysEnded: true)))
    }
    told.append(Self.spell(delivery.release(delaysBegan: false, delaysEnded: true)))
    told.append(Self.spell(delivery.release(delaysBegan: false, delaysEnded: true)))
    delivery.update(with: .moved)
    told.append(Self.spell(delivery.release(delaysBegan: false, delaysEnded: true)))
    delivery.update(with: .ended)
    told.append(Self.spell(delivery.release(delaysBegan: false, delaysEnded: true)))
    told.append(Self.spell(delivery.release(delaysBegan: false, delaysEnded: false)))
    #expect(told == ["", "", "", "bm", "", "m", "", "e"])
  }

  @Test("delays that come after the beginning was told do not take it back")
  func delayAfterwards() {
    var delivery = TouchDelivery()
    _ = delivery.release(delaysBegan: false, delaysEnded: false)
    delivery.update(with: .moved)
    #expect(delivery.release(delaysBegan: true, delaysEnded: true) == .moved)
    #expect(delivery.stage == .delivered)
  }

  private static func row(_ cells: [String], width: Int = 8) -> String {
    let padded = cells[0].padding(to: 8) + cells.dropFirst().map { $0.padding(to: width) }.joined()
    return String(padded.reversed().drop { $0 == " " }.reversed())
  }

  private static func spell(_ steps: TouchDelivery.Messages) -> String {
    let letters: [(TouchDelivery.Messages, String)] = [
      (.began, "b"), (.moved, "m"), (.ended, "e"), (.cancelled, "c"),
    ]
    return letters.filter { steps.contains($0.0) }.map(\.1).joined()
  }
}

/// A delivery with a name.
private struct Situation {
  var name: String
  var delivery: TouchDelivery

  static let all: [Situation] = {
    let noted: [(String, [Contact.Phase])] = [
      ("", []), ("m", [.moved]), ("e", [.ended]), ("me", [.moved, .ended]), ("c", [.cancelled]),
      ("mc", [.moved, .cancelled]),
    ]
    var finished = TouchDelivery()
    finished.update(with: .cancelled)
    _ = finished.release(delaysBegan: false, delaysEnded: false)
    var claimed = TouchDelivery()
    _ = claimed.cancel()
    return noted.map { Situation(name: "W" + $0.0, delivery: delivery(told: false, $0.1)) }
      + noted.map { Situation(name: "D" + $0.0, delivery: delivery(told: true, $0.1)) }
      + [
        Situation(name: "F", delivery: finished), Situation(name: "X", delivery: claimed),
        Situation(name: "B", delivery: TouchDelivery(isExcluded: true)),
      ]
  }()

  /// Nothing is left to tell after three of the stages, so what was noted before does not matter.
  static func name(of delivery: TouchDelivery) -> String {
    switch delivery.stage {
    case .withheld, .delivered: all.first { $0.delivery == delivery }?.name ?? "?"
    case .finished: "F"
    case .cancelled: "X"
    case .excluded: "B"
    }
  }

  private static func delivery(told: Bool, _ phases: [Contact.Phase]) -> TouchDelivery {
    var delivery = TouchDelivery()
    if told { _ = delivery.release(delaysBegan: false, delaysEnded: false) }
    for phase in phases { delivery.update(with: phase) }
    return delivery
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
