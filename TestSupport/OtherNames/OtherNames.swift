// What an app, or a library that it uses, may well call its own things. None of these names is UIKit's.

public struct Subject: Sendable {
  public let title: String
  public init(title: String) { self.title = title }
}

public enum Reason: Sendable { case holiday, illness }
public struct Question: Sendable { public init() {} }
public enum Verdict: Sendable { case guilty, innocent }
public struct Contact: Sendable {
  public let name: String
  public init(name: String) { self.name = name }
}
public enum Exclusion: Sendable { case all }
public struct Adviser: Sendable { public init() {} }
public struct Timestamp: Sendable { public init() {} }
