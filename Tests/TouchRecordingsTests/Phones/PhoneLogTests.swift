import EvdevInput
import Foundation
import GestureCore
import Testing
import TouchRecordings

/// What iOS, Android and Flutter log of touches, read whole.
@Suite("Logs of phones")
struct PhoneLogTests {
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
}
