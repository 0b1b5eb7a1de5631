#if os(Linux)
  import Foundation
  import Testing

  /// What `touchstone-port` says of files that it cannot read or write: the file, why, and what to do.
  @Suite struct PortToolErrorTests {
    private let remedy = "a source is a file that can be read, or is left out"

    @Test("sources that are no files are named")
    func sources() throws {
      let place = try PortPlace(["in/A.swift": "class A {}\n", "B.swift/C.txt": ""])
      mkfifo(place["in/F.swift"], 0o600)
      #expect(try place.run("in", "out") == place.fails("in/F.swift", "is no regular file", remedy))
      #expect(
        try place.run("--out", "out", "B.swift")
          == place.fails("B.swift", "is a folder", remedy))
      #expect(
        try place.run("--out", "out", "N.swift")
          == place.fails("N.swift", "there is no such file", remedy))
      #expect(!place.has("out"))
    }

    @Test("a link is what it leads to, but no device")
    func links() throws {
      let place = try PortPlace(["in/A.swift": "class A {}\n", "shared.swift": "class S {}\n"])
      try place.link("in/S.swift", to: "../shared.swift")
      #expect(try place.run("in", "out").code == 0)
      #expect(try place.read("out/S.swift").contains("class S {}"))
      try place.link("in/Z.swift", to: "/dev/zero")
      #expect(try place.run("in", "out") == place.fails("in/Z.swift", "is no regular file", remedy))
      try place.remove("in/Z.swift")
      try place.link("in/Z.swift", to: "gone")
      #expect(
        try place.run("in", "out") == place.fails("in/Z.swift", "there is no such file", remedy))
    }

    @Test("a file as long as a disk is refused without being read")
    func long() throws {
      let place = try PortPlace(["in/A.swift": ""])
      #expect(truncate(place["in/A.swift"], 1 << 40) == 0)
      let fault = "the source is not ported: it has more than 4194304 bytes"
      #expect(
        try place.run("in", "out")
          == PortRun(code: 1, errors: place["in/A.swift"] + ":1:1: error: \(fault)\n"))
      // The compiler reports it, beside its own errors.
      #expect(try place.read("out/_Port.swift").hasSuffix("\n#error(\"\(fault)\")\n"))
    }

    @Test("a folder that is none, is empty or holds the port is refused")
    func folders() throws {
      let place = try PortPlace(["in/A.swift": "class A {}\n", "empty/a.txt": ""])
      let name = "name the folder of the iOS sources"
      #expect(
        try place.run("none", "out") == place.fails("none", "is no folder that can be read", name))
      #expect(
        try place.run("empty", "out") == place.fails("empty", "has no Swift sources in it", name))
      for output in ["in", "in/out"] {
        #expect(
          try place.run("in", output)
            == place.fails(
              output, "lies in the folder of the sources, \(place["in"])",
              "name a folder beside it"))
      }
      #expect(
        try place.run("--out", "in", "in/A.swift")
          == place.fails(
            "in", "is to be written into, and \(place["in/A.swift"]) lies there",
            "name a folder beside the sources"))
      #expect(try place.read("in/A.swift") == "class A {}\n")
    }

    @Test("what stands in the way of the port is not replaced, and not followed")
    func inTheWay() throws {
      let place = try PortPlace(["in/A.swift": "class A {}\n", "mine": "mine\n", "out/x": ""])
      let remedy = "remove it, or name another folder"
      let way = "stands in the way and is no regular file"
      try place.link("out/A.swift", to: "../mine")
      #expect(try place.run("in", "out") == place.fails("out/A.swift", way, remedy))
      #expect(try place.read("mine") == "mine\n")
      try place.remove("out/A.swift")
      mkfifo(place["out/A.swift"], 0o600)
      #expect(try place.run("in", "out") == place.fails("out/A.swift", way, remedy))
      try place.remove("out/A.swift")
      mkfifo(place["out/.touchstone-port"], 0o600)
      #expect(try place.run("in", "out") == place.fails("out/.touchstone-port", way, remedy))
    }

    @Test("a folder that cannot be made and a file that cannot be written are named")
    func writing() throws {
      let place = try PortPlace(["in/A.swift": "class A {}\n", "file": ""])
      for output in ["file/out", "file", "/dev/full", "/proc/none/out"] {
        let run = try place.run("in", output)
        #expect(run.code == 1)
        #expect(
          run.errors.hasPrefix("touchstone-port: \(place[output]): the folder cannot be made: "))
        #expect(run.errors.hasSuffix("; name another\n"))
      }
      // No file may have more than no bytes at all.
      let full = try place.run("in", "out", before: "ulimit -f 0; trap '' XFSZ; ")
      #expect(
        full
          == place.fails(
            "out/A.swift", "cannot be written: File too large",
            "is the folder yours, and the disk not full?"))
    }

    @Test("coverage that cannot be read or told is said")
    func coverage() throws {
      let place = try PortPlace(["c.json": #"{"data": [{"files": []}]}"#, "other.json": "[]"])
      let remedy = "name the file that `swift test --show-codecov-path` does"
      #expect(
        try place.run("--coverage", "none.json")
          == place.fails("none.json", "there is no such file", remedy)
      )
      #expect(
        try place.run("--coverage", "other.json")
          == place.fails("other.json", "is no coverage of a package", remedy))
      try place.write("c.json", place.covered)
      #expect(
        try place.run("--coverage", "c.json", after: " > /dev/full")
          == place.fails(
            relative: "standard output", "cannot be written: No space left on device",
            "is there room?"))
    }
  }
#endif
