#if os(Linux)
  import Foundation
  import Testing

  @Suite("An app that is looked at")
  struct InspectedAppTests {
    /// Starts an app, opens the address that it prints, and says what is there.
    private static let visitor = """
      import subprocess, sys, urllib.request
      app = subprocess.Popen(["stdbuf", "-oL", sys.argv[1]], stdout=subprocess.PIPE, text=True)
      try:
          open = urllib.request.build_opener(urllib.request.ProxyHandler({})).open
          print(open(app.stdout.readline().strip()).read().decode())
      finally:
          app.kill()
      """

    @Test("the guide's app starts, and serves its page")
    func runs() throws {
      // It is built beside its tests.
      let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      let app = URL(filePath: tests).deletingLastPathComponent().appending(path: "InspectedApp")
      let output = Pipe()
      let visit = Process()
      visit.executableURL = URL(filePath: "/usr/bin/env")
      visit.arguments = ["python3", "-c", Self.visitor, app.path]
      visit.standardOutput = output
      try visit.run()
      try output.fileHandleForWriting.close()
      let page = try output.fileHandleForReading.readToEnd() ?? Data()
      #expect(String(decoding: page, as: UTF8.self).contains("<title>Touchstone</title>"))
    }
  }
#endif
