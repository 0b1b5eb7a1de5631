#if os(Linux)
  import Foundation
  import Testing

  /// `touchstone-port` itself, in folders of its own: what it writes, and what it says where it cannot.
  @Suite struct PortToolTests {
    @Test("only what differs is written, and what has no source any more goes")
    func incremental() throws {
      let place = try PortPlace([
        "in/A.swift": "import UIKit\nclass A { func f() {} }\n",
        "in/B.swift": "import UIKit\nclass B { @objc func tapped() {} }\n",
        "in/C.swift": "import UIKit\nclass C {}\n",
      ])
      #expect(try place.run("in", "out") == PortRun(code: 0, errors: ""))
      #expect(try place.changes { try $0.run("in", "out") } == [])
      // Nobody else sees what a method does.
      try place.write("in/A.swift", "import UIKit\nclass A { func f() { g() } }\n")
      #expect(try place.changes { try $0.run("in", "out") } == ["changed A.swift"])
      // The registry lists files, and each file its own methods.
      try place.write("in/B.swift", "import UIKit\nclass B { @objc func pressed() {} }\n")
      #expect(try place.changes { try $0.run("in", "out") } == ["changed B.swift"])
      #expect(try place.read("out/B.swift").contains("table.add(\"pressed\", B.pressed)"))
      try place.write("in/C.swift", "import UIKit\nclass C { @objc func held() {} }\n")
      #expect(
        try place.changes { try $0.run("in", "out") } == ["changed C.swift", "changed _Port.swift"])
      try place.remove("in/B.swift")
      #expect(
        try place.changes { try $0.run("in", "out") } == ["changed _Port.swift", "removed B.swift"])
    }

    @Test("sources of imported targets are read for their classes, and not ported")
    func importing() throws {
      let place = try PortPlace([
        "lib/Cell.swift": "import UIKit\nopen class Cell: UITableViewCell {}\n",
        "in/A.swift": "import Lib\nimport UIKit\nclass Row: Cell {}\n",
      ])
      func port(_ place: PortPlace) throws -> PortRun {
        try place.run("--out", "out", "in/A.swift", "--importing", "lib/Cell.swift")
      }
      #expect(try port(place) == PortRun(code: 0, errors: ""))
      let row = "table.add(making: Row.init(style:reuseIdentifier:))"
      #expect(try place.read("out/A.swift").contains(row))
      #expect(!place.has("out/Cell.swift"))
      // The imported class changes; the source that is ported does not.
      try place.write("lib/Cell.swift", "import UIKit\nopen class Cell: UIView {}\n")
      #expect(try place.changes(port) == ["changed A.swift", "changed _Port.swift"])
      #expect(try !place.read("out/A.swift").contains(row))
    }

    @Test("a source that is not ported is an error in the exit code, and no draft stays behind")
    func refused() throws {
      let place = try PortPlace(["in/A.swift": "class A {}\n", "in/a\"b.swift": "class B {}\n"])
      let run = try place.run("in", "out")
      #expect(run.code == 1 && run.errors.contains(": error: the source is not ported: "))
      #expect(place.has("out/A.swift"))
      let names = try FileManager.default.contentsOfDirectory(atPath: place["out"])
      #expect(!names.contains { $0.hasSuffix(".part") })
    }

    @Test("a port that was changed or removed by hand is made anew")
    func mended() throws {
      let place = try PortPlace(["in/A.swift": "class A {}\n", "in/B.swift": "class B {}\n"])
      _ = try place.run("in", "out")
      let whole = try place.read("out/A.swift")
      try place.write("out/A.swift", "spoiled")
      try place.remove("out/B.swift")
      #expect(try place.run("in", "out").code == 0)
      #expect(try place.read("out/A.swift") == whole)
      #expect(try place.read("out/B.swift").contains("class B {}"))
    }

    @Test(
      "whatever stands where the last port is remembered, the port is right",
      arguments: ["", "{}", "[1", "{\"tool\": 1}"])
    func memory(text: String) throws {
      let place = try PortPlace(["in/A.swift": "class A {}\n", "out/mine.swift": "let mine = 1\n"])
      try place.write("out/.touchstone-port", text)
      #expect(try place.run("in", "out") == PortRun(code: 0, errors: ""))
      #expect(try place.read("out/A.swift").contains("class A {}"))
      #expect(try place.read("out/mine.swift") == "let mine = 1\n")
    }

    @Test("a file that the tool has not written is not taken away, whatever is remembered")
    func strangers() throws {
      let place = try PortPlace([
        "in/A.swift": "class A {}\n", "in/B.swift": "class B {}\n", "keep.swift": "let kept = 1\n",
      ])
      _ = try place.run("in", "out")
      let memory = try place.read("out/.touchstone-port")
      #expect(memory.contains("\"B.swift\""))
      try place.write(
        "out/.touchstone-port",
        memory.replacingOccurrences(of: "\"B.swift\"", with: "\"..\\/keep.swift\",\"B.swift\""))
      try place.write("out/B.swift", "let mine = 1\n")
      try place.remove("in/B.swift")
      #expect(try place.run("in", "out").code == 0)
      #expect(try place.read("out/B.swift") == "let mine = 1\n")
      #expect(try place.read("keep.swift") == "let kept = 1\n")
    }
  }
#endif
