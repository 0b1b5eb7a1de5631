import Testing

@testable import GestureCore

@Suite("FailureGraph")
struct FailureGraphTests {
  private var graph = FailureGraph()
  private let a = Member(0)
  private let b = Member(1)
  private let c = Member(2)
  private let d = Member(7)

  @Test("without edges everybody is alone")
  func empty() {
    #expect(graph.edgeCount == 0)
    #expect(graph.requirements(of: d) == [])
    #expect(graph.dependents(of: d) == [])
    #expect(component(of: d) == [d])
    #expect(graph.cycle(through: d) == nil)
  }

  @Test("requirements add up in the order in which they come, and point one way [FAI-01]")
  mutating func edges() {
    graph.require(c, toFailBefore: a)
    graph.require(b, toFailBefore: a)
    graph.require(b, toFailBefore: d)
    #expect(graph.edgeCount == 3)
    #expect([a, b, c, d].map { graph.requirements(of: $0) } == [[c, b], [], [], [b]])
    #expect([a, b, c, d].map { graph.dependents(of: $0) } == [[], [a, d], [a], []])
  }

  @Test("the same edge counts once")
  mutating func twice() {
    graph.require(b, toFailBefore: a)
    graph.require(b, toFailBefore: a)
    #expect(graph.edgeCount == 1)
    #expect(graph.dependents(of: b) == [a])
  }

  @Test("nobody waits for itself [FAI-13]")
  mutating func itself() {
    graph.require(a, toFailBefore: a)
    #expect(graph.edgeCount == 0)
    #expect(graph.requirements(of: a) == [])
  }

  @Test("a member that leaves takes its edges along, both ways")
  mutating func removal() {
    graph.require(b, toFailBefore: a)
    graph.require(c, toFailBefore: b)
    graph.require(c, toFailBefore: a)
    graph.remove(b)
    #expect(graph.edgeCount == 1)
    #expect([a, b, c].map { graph.requirements(of: $0) } == [[c], [], []])
    #expect([a, b, c].map { graph.dependents(of: $0) } == [[], [], [a]])
    graph.remove(d)
    graph.remove(c)
    #expect(graph.edgeCount == 0)
  }

  @Test("a member that leaves a circle of two leaves no edge behind")
  mutating func removalFromCircle() {
    graph.require(b, toFailBefore: a)
    graph.require(a, toFailBefore: b)
    graph.remove(a)
    #expect(graph.edgeCount == 0)
    #expect(graph.requirements(of: b) == [])
    #expect(graph.dependents(of: b) == [])
  }

  @Test("members that are linked in either direction, over others too, belong together [STM-45]")
  mutating func component() {
    graph.require(b, toFailBefore: a)
    graph.require(b, toFailBefore: c)
    graph.require(d, toFailBefore: Member(4))
    #expect(component(of: a) == [a, b, c])
    #expect(component(of: c) == [c, b, a])
    #expect(component(of: d) == [d, Member(4)])
  }

  @Test("a circle is told in the order of waiting, starting with the one that asked")
  mutating func circle() {
    graph.require(b, toFailBefore: a)
    graph.require(c, toFailBefore: b)
    graph.require(a, toFailBefore: c)
    graph.require(a, toFailBefore: d)
    #expect(graph.cycle(through: a) == [a, b, c])
    #expect(graph.cycle(through: c) == [c, a, b])
    #expect(graph.cycle(through: d) == nil)
  }

  @Test("a diamond is no circle")
  mutating func diamond() {
    graph.require(b, toFailBefore: a)
    graph.require(c, toFailBefore: a)
    graph.require(d, toFailBefore: b)
    graph.require(d, toFailBefore: c)
    #expect([a, b, c, d].map { graph.cycle(through: $0) } == [nil, nil, nil, nil])
  }

  @Test("dead ends and other circles on the way do not hide the circle")
  mutating func detours() {
    graph.require(d, toFailBefore: a)
    graph.require(b, toFailBefore: a)
    graph.require(c, toFailBefore: b)
    graph.require(b, toFailBefore: c)
    graph.require(a, toFailBefore: c)
    #expect(graph.cycle(through: a) == [a, b, c])
  }

  @Test("a circle may be asked for among some only")
  mutating func among() {
    graph.require(b, toFailBefore: a)
    graph.require(a, toFailBefore: b)
    graph.require(c, toFailBefore: a)
    graph.require(a, toFailBefore: c)
    #expect(graph.cycle(through: a) { $0 != b } == [a, c])
    #expect(graph.cycle(through: a) { $0 == a } == nil)
    #expect(graph.cycle(through: a) { $0 != a } == nil)
  }

  private func component(of member: Member) -> [Member] {
    var graph = graph
    var found = OwnedList<Member>()
    graph.findLinked(with: member, &found)
    return found.all
  }
}
