import Effort
import Foundation
import SourcePort
import Testing

/// A port that remembers the last one reads less, and comes to the same.
@Suite struct MemoryTests {
  private func source(_ name: String, _ text: String) -> PortSource {
    PortSource(path: "/app/\(name).swift", text: "import UIKit\n" + text)
  }

  private func text(_ target: PortedTarget) -> [String] {
    target.files.map { $0.name + "\n" + $0.text } + target.notes.map(\.description)
  }

  private func sources(_ body: String = "work()", action: String = "tapped") -> [PortSource] {
    [
      source("A", "class A: UIView {\n  func begin() { \(body) }\n}\n"),
      source("B", "class B: UIView { @objc func \(action)() {} }\n"),
      source("C", "extension A { override func layoutSubviews() { begin() } }\n"),
    ]
  }

  @Test("what nobody has changed is not parsed")
  func unchanged() {
    let first = TargetPort(sources()).ported()
    #expect(first.parsed == ["/app/A.swift", "/app/B.swift", "/app/C.swift"])
    let second = TargetPort(sources()).ported(remembering: first.memory)
    #expect(second.parsed.isEmpty)
    #expect(text(second) == text(first))
  }

  @Test(
    "of a method whose body has changed only its file is parsed, and other files' places follow")
  func body() {
    let memory = TargetPort(sources()).ported().memory
    let changed = sources("work()\n    more()")
    let second = TargetPort(changed).ported(remembering: memory)
    #expect(second.parsed == ["/app/A.swift"])
    #expect(second.files[0].text.contains("#sourceLocation(file: \"/app/A.swift\", line: 5)"))
    #expect(text(second) == text(TargetPort(changed).ported()))
  }

  @Test("what a file says to others is read with all of them")
  func renamed() {
    let memory = TargetPort(sources()).ported().memory
    let changed = sources(action: "pressed")
    let second = TargetPort(changed).ported(remembering: memory)
    #expect(second.parsed.count == 3)
    #expect(second.files[1].text.contains("table.add(\"pressed\", "))
    #expect(text(second) == text(TargetPort(changed).ported()))
  }

  @Test("a type that comes to mention a view goes to the main actor in all files")
  func mention() {
    let before = [
      source("A", "class A { func f() { g() } }\n"), source("B", "class B { var a: A? }\n"),
    ]
    let after = [source("A", "class A { func f() { UIView() } }\n"), before[1]]
    let memory = TargetPort(before).ported().memory
    let second = TargetPort(after).ported(remembering: memory)
    #expect(second.files[1].text.contains("@MainActor class B"))
    #expect(text(second) == text(TargetPort(after).ported()))
  }

  @Test("a file that comes or goes changes no other file's names")
  func fewer() {
    let all = [source("0", "class Z { @objc func z() {} }\n")] + sources()
    let many = TargetPort(all).ported()
    let few = TargetPort(sources()).ported(remembering: many.memory)
    #expect(few.files.prefix(3).map(\.text) == many.files.dropFirst().prefix(3).map(\.text))
    #expect(text(few) == text(TargetPort(sources()).ported()))
  }

  @Test("a memory is kept between two runs, and is for the tool and the settings that made it")
  func kept() throws {
    let data = try TargetPort(sources()).ported().memory.data(madeBy: "one")
    let memory = try #require(PortMemory(data, madeBy: "one"))
    #expect(TargetPort(sources()).ported(remembering: memory).parsed.isEmpty)
    let apart = PortSettings(isStartedByMain: true)
    #expect(TargetPort(sources(), apart).ported(remembering: memory).parsed.count == 3)
    #expect(PortMemory(data, madeBy: "another") == nil)
  }

  @Test("a memory that is cut off is none, and one with other numbers never breaks the port")
  func spoiled() throws {
    let data = try TargetPort(sources()).ported().memory.data(madeBy: "one")
    for length in stride(from: 0, to: data.count, by: 97) {
      #expect(PortMemory(data.prefix(length), madeBy: "one") == nil)
    }
    let text = String(decoding: data, as: UTF8.self)
    let numbers = text.indices.filter { text[$0].isNumber }
    for index in numbers.enumerated().filter({ $0.offset % 12 == 0 }).map(\.element) {
      for number in ["-1", "\(Int.max)"] {
        let changed = text.replacingCharacters(in: index...index, with: number)
        guard let memory = PortMemory(Data(changed.utf8), madeBy: "one") else { continue }
        #expect(TargetPort(sources("more()")).ported(remembering: memory).files.count == 4)
      }
    }
  }

  @Test(
    "whatever is changed, a port that remembers is the port of all sources",
    arguments: 0..<Effort.rounds(4))
  func random(seed: Int) {
    var dice = Dice(state: UInt64(seed) &* 977 &+ 5)
    var sources = Self.constructs
    #expect(sources.count > 5)
    var memory = TargetPort(sources).ported().memory
    // Three rounds at least, so that a port remembers one that remembered.
    for _ in 0..<(Effort.isFull ? 8 : 3) {
      let index = Int.random(in: 0..<sources.count, using: &dice)
      let other = Self.constructs.randomElement(using: &dice) ?? sources[index]
      switch Int.random(in: 0..<6, using: &dice) {
      case 0 where sources.count > 3: sources.remove(at: index)
      case 1: sources[index] = PortSource(path: sources[index].path, text: other.text)
      default:
        var lines = sources[index].text.split(separator: "\n", omittingEmptySubsequences: false)
        let line = Int.random(in: 0..<lines.count, using: &dice)
        let donor = other.text.split(separator: "\n").randomElement(using: &dice) ?? ""
        if Bool.random(using: &dice) {
          lines.remove(at: line)
        } else {
          lines.insert(donor, at: line)
        }
        sources[index] = PortSource(
          path: sources[index].path, text: lines.joined(separator: "\n"))
      }
      let second = TargetPort(sources).ported(remembering: memory)
      #expect(text(second) == text(TargetPort(sources).ported()))
      memory = second.memory
    }
  }

  private static let constructs: [PortSource] = {
    let folder = URL(filePath: #filePath)
      .appending(path: "../../../TestSupport/PortedConstructs/iOS").standardized
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)).map {
        PortSource(path: "/app/\(name)", text: $0)
      }
    }
  }()
}

/// The same numbers in every run.
struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 31)
  }
}
