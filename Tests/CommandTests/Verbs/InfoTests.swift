import Foundation
import Testing

@Suite struct InfoTests {
  private let folder: Folder

  init() throws {
    folder = try Folder([
      "pan.touches": """
      touches 1
      device Phone
      size 400x800
      0     down 1 100,200 radius 5
      0.010 move 1 110,200
      0.020 move 1 120,200; down 2 50,60
      0.028 up 2
      0.030 move 1 120,700
      0.040 up 3
      0.050 up 1

      """,
      "empty": "",
    ])
  }

  @Test("a line for each thing that a person wants to know")
  func text() {
    let run = Run("info", folder["pan.touches"])
    #expect(
      run.output == """
        \(folder["pan.touches"]): touches
          device      Phone
          scene       400 x 800 points
          length      0.050 s, fingers down for 0.050 s
          frames      7, 100 a second while fingers move (every 10.1 ms, 95 % within 10.1 ms)
          gap         longest between two movements 10.0 ms, at 0.010 s
          fingers     2, at most 2 at once, with radius
          reach       x 50 to 120, y 60 to 700 points
          suspicious  at 0.028 s finger 2 is gone after 8 ms
          suspicious  at 0.030 s finger 1 leaps 500 points in 10 ms
          fault       \(folder["pan.touches"]):9: finger 3 is not down; left out

        """)
    #expect(run.errors == "")
    #expect(run.code == 0)
  }

  @Test("a leap that reading left out has its time and number")
  func artefact() throws {
    let rows = [200, 201, 202, 203, 204, 600, 601].enumerated().map { index, y in
      """
      {"type":"pointer\(index == 0 ? "down" : "move")","pointerId":1,"pointerType":"touch","timeStamp":\(index * 10),"clientX":100,"clientY":\(y)}

      """
    }
    let folder = try Folder(["leap.jsonl": rows.joined()])
    let run = Run("info", folder["leap.jsonl"])
    #expect(
      run.output.contains("  sensor      at 0.050 s a contact leaps by 30 mm or more, once\n"))
  }

  @Test("--json has the same for programs")
  func json() throws {
    let run = Run("info", "--json", folder["pan.touches"])
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(object["type"] as? String == "info")
    #expect(object["format"] as? String == "touches")
    #expect(object["fingers"] as? Int == 2)
    #expect(object["leaps"] as? Int == 1)
    #expect(object["ghosts"] as? Int == 1)
    #expect((object["complaints"] as? [String])?.count == 1)
    #expect(object["size"] as? [Int] == [400, 800])
  }

  @Test("a file that cannot be read does not hide the others")
  func unreadable() {
    let run = Run("info", folder["empty"], folder["pan.touches"])
    #expect(run.code == 1)
    #expect(run.errors == "\(folder["empty"]) is empty; record again; nothing was written to it\n")
    #expect(run.output.hasPrefix("\(folder["pan.touches"]): touches\n"))
    #expect(Run("info").code == 2)
  }
}
