import InspectorNetwork

extension PageFile {
  /// The files of the playground's page, by path.
  static let all: [String: PageFile] = {
    var files: [String: PageFile] = [:]
    for (name, text) in contents where name != "kept.js" {
      files["/\(name)"] = PageFile(name: name, bytes: Array(text.utf8))
    }
    files["/"] = files["/index.html"]
    return files
  }()
}
