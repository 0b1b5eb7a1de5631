import EvdevInput
import Foundation
import GestureCore
import Testing

/// A scene of 100 by 100 mm with a point per millimetre.
@Suite struct ArtefactFilterTests {
  @Test("a leap that the readings before and after do not continue is left out")
  func leap() {
    #expect(
      filter("0 b1 10\n10 m1 10.5\n20 m1 11\n30 m1 11.5\n40 m1 60\n50 m1 60.5\n60 m1 61\n70 e1 61")
        == [
          "0 b1 10", "10 m1 10.5", "20 m1 11", "30 m1 11.5", "! leap at 40", "50 m1 12",
          "60 m1 12.5", "70 e1 12.5",
        ])
  }

  @Test("after a leap there and back the finger goes on where it is")
  func backAgain() {
    #expect(
      filter("0 b1 10\n10 m1 10.1\n20 m1 10.2\n30 m1 10.3\n40 m1 60\n50 m1 10.4\n60 e1 10.4")
        == [
          "0 b1 10", "10 m1 10.1", "20 m1 10.2", "30 m1 10.3", "! leap at 40", "50 m1 10.4",
          "60 e1 10.4",
        ])
  }

  @Test("a finger that rests sends nothing, and leaps there and back all the same")
  func silence() {
    #expect(
      filter("0 b1 10\n100 m1 60\n110 m1 10\n200 e1 10")
        == ["0 b1 10", "! leap at 100", "110 m1 10", "200 e1 10"])
    // Where the next reading is late, too, the source may just report rarely.
    #expect(
      filter("0 b1 10\n100 m1 60\n200 m1 10\n300 e1 10")
        == ["0 b1 10", "200 m1 60>10", "300 e1 10"])
  }

  @Test("a finger that rested and lifts after a leap, or with it, lifts where it rested")
  func lift() {
    let rest = "0 b1 10\n10 m1 10.1\n20 m1 10.2\n30 m1 10.3\n40 m1 10.4\n"
    #expect(filter(rest + "50 m1 60\n60 e1 60").suffix(2) == ["! leap at 50", "60 e1 10.4"])
    #expect(filter(rest + "50 e1 60").suffix(2) == ["! leap at 50", "50 e1 10.4"])
    #expect(filter(rest + "50 m1 60\n60 c1 60").suffix(2) == ["! leap at 50", "60 c1 10.4"])
  }

  @Test("a fast finger does not leap, and its withheld reading is an earlier sample of the next")
  func fast() {
    let rest = "0 b1 10\n10 m1 10.1\n20 m1 10.2\n30 m1 10.3\n"
    #expect(filter(rest + "40 m1 45\n50 m1 80\n60 e1 80").suffix(2) == ["50 m1 45>80", "60 e1 80"])
    // A lift that continues the movement, and one of a finger that moved before.
    #expect(filter(rest + "40 m1 45\n50 e1 80").suffix(1) == ["50 e1 45>80"])
    #expect(filter(rest + "40 m1 14\n50 m1 50\n60 e1 50").suffix(2) == ["40 m1 14", "60 e1 50>50"])
    // A finger that is fast as it lands; where reports are rare, it is not withheld.
    let flick = "0 b1 10\n10 m1 45\n20 e1 45"
    #expect(filter(flick) == ["0 b1 10", "20 e1 45>45"])
    #expect(filter(flick, isOfSensor: false) == ["0 b1 10", "10 m1 45", "20 e1 45"])
    // Readings that are far apart do not show the movement between them.
    #expect(
      filter("0 b1 10\n200 m1 60\n210 m1 60.1\n220 e1 60.1") == [
        "0 b1 10", "210 m1 60>60.1", "220 e1 60.1",
      ])
  }

  @Test("filtering again changes nothing")
  func again() {
    var once = ArtefactFilter.ofTest
    var twice = ArtefactFilter.ofTest
    for frame in frames("0 b1 10\n10 m1 12\n20 m1 50\n30 m1 70\n40 m1 75\n50 m1 76\n60 e1 76") {
      var frame = frame
      guard once.filter(&frame) else { continue }
      let first = frame
      let isReported = twice.filter(&frame)
      #expect(isReported && frame == first)
    }
    #expect(once.artefacts == [] && twice.artefacts == [])
  }

  @Test("a step between two fingers, when one lifts or lands, is of contacts that merge or part")
  func merge() {
    let two = "0 b1 40; b2 56\n10 m1 40.2; m2 56.1\n20 m1 40.4; m2 56.2\n"
    #expect(
      filter(two + "30 m1 48; e2 56.2\n40 m1 48.2\n50 m1 40.8; b3 56.5\n60 m1 41; m3 56.6").suffix(
        6)
        == [
          "30 m1 40.4; e2 56.2", "! contactsMerged at 30", "40 m1 40.6", "50 m1 40.6; b3 56.5",
          "! contactsMerged at 50", "60 m1 40.8; m3 56.6",
        ])
    // A finger that moves on while the other one lifts.
    #expect(
      filter("0 b1 40; b2 60\n10 m1 43\n20 m1 46\n30 m1 49; e2 60\n40 e1 49").suffix(2)
        == ["30 m1 49; e2 60", "40 e1 49"])
    // The front one of two fingers that move on together; the other one lands later.
    #expect(
      filter("0 b1 40\n10 m1 42\n20 m1 48; b2 36\n30 m1 54; m2 42").suffix(2)
        == ["20 m1 48; b2 36", "30 m1 54; m2 42"])
    // The same from rest: its next reading continues the step.
    #expect(
      filter("0 b1 40\n10 m1 45; b2 33\n20 m1 51; m2 38\n30 m1 57; e2 44\n40 e1 57")
        == ["0 b1 40", "10 m1 40; b2 33", "20 m1 45>51; m2 38", "30 m1 57; e2 44", "40 e1 57"])
    // The next reading is the lift.
    #expect(
      filter("0 b1 40\n10 m1 45; b2 33\n20 e1 45; m2 34")
        == ["0 b1 40", "10 m1 40; b2 33", "! contactsMerged at 10", "20 e1 40; m2 34"])
  }

  @Test("a held contact stays inside the scene; a pointer may leap")
  func limits() {
    #expect(
      filter("0 b1 5\n10 m1 5.1\n20 m1 5.2\n30 m1 5.3\n40 m1 60\n50 m1 60\n60 m1 54\n70 m1 55")
        .suffix(3) == ["50 m1 5.3", "60 m1 0", "70 m1 1"])
    #expect(filter("0 p1 5\n10 m1 60\n20 m1 60\n30 m1 60\n40 m1 5\n50 e1 5").count == 6)
  }

  // MARK: - Scripts

  /// `MILLISECONDS b1 X; m2 X; …`: a contact begins, moves, ends or is cancelled; `p` is a pointer that begins.
  private func frames(_ script: String) -> [InputFrame] {
    script.split(separator: "\n").map { line in
      let words = line.split(separator: " ", maxSplits: 1)
      let time = Timestamp(nanoseconds: (Int64(words[0]) ?? 0) * 1_000_000)
      let contacts = words[1].split(separator: ";").map { text in
        let parts = text.split(separator: " ")
        let phases: [Character: Contact.Phase] = [
          "b": .began, "p": .began, "m": .moved, "e": .ended, "c": .cancelled,
        ]
        return Contact(
          id: Int(parts[0].dropFirst()) ?? 0, phase: phases[parts[0].first ?? "m"] ?? .moved,
          kind: parts[0].first == "p" ? .indirectPointer : .direct,
          at: CGPoint(x: Double(parts[1]) ?? 0, y: 50), time: time)
      }
      return InputFrame(time: time, contacts: contacts)
    }
  }

  private func filter(_ script: String, isOfSensor: Bool = true) -> [String] {
    var filter = ArtefactFilter(
      size: CGSize(width: 100, height: 100), pointsPerInch: 25.4, isOfSensor: isOfSensor)
    return frames(script).flatMap { frame in
      var frame = frame
      let isReported = filter.filter(&frame)
      let artefacts = filter.takeArtefacts().map { artefact in
        "! " + (artefact.kind == .leap ? "leap" : "contactsMerged")
          + " at \(artefact.time.nanoseconds / 1_000_000)"
      }
      return artefacts + (isReported ? [describe(frame)] : [])
    }
  }

  private func describe(_ frame: InputFrame) -> String {
    let changes = frame.contacts.map { contact in
      let places = (contact.earlierSamples + [contact.sample]).map { sample in
        let x = (sample.location.x * 10).rounded() / 10
        return x == x.rounded() ? "\(Int(x))" : "\(x)"
      }
      return "\("\(contact.phase)".prefix(1))\(contact.id) \(places.joined(separator: ">"))"
    }
    return "\(frame.time.nanoseconds / 1_000_000) " + changes.joined(separator: "; ")
  }
}

extension ArtefactFilter {
  fileprivate static var ofTest: ArtefactFilter {
    ArtefactFilter(
      size: CGSize(width: 100, height: 100), pointsPerInch: 25.4, isOfSensor: true)
  }
}
