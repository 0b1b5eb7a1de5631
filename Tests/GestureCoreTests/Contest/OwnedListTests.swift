import GestureCore
import Testing

@Suite("OwnedList")
struct OwnedListTests {
  @Test("elements stay in their order when others come and go between them")
  func order() {
    var list = OwnedList<Int>()
    for number in 0..<20 { list.append(number) }
    list.insert(100, at: 0)
    list.insert(200, at: list.count)
    list.insert(300, at: 2)
    list.remove(at: 1)
    list.removeAll { $0 > 4 && $0 < 19 }
    #expect(list.all == [100, 300, 1, 2, 3, 4, 19, 200])
    #expect(list.contains { $0 == 300 } && !list.contains { $0 == 0 })
  }

  @Test("the last comes out first, and nothing out of an empty list")
  func last() {
    var list = OwnedList<Int>()
    #expect(list.isEmpty && list.last == nil)
    list.append(1)
    list.append(2)
    list[0] = 3
    #expect(list.last == 2)
    #expect([list.popLast(), list.popLast(), list.popLast()] == [2, 3, nil])
  }

  @Test("what was left out is not in the list any more, and others take its place")
  func shortening() {
    var list = OwnedList<Int>()
    for number in 0..<9 { list.append(number) }
    list.keepFirst(2)
    list.append(7)
    #expect(list.all == [0, 1, 7])
    list.removeAll()
    list.append(8)
    #expect(list.all == [8])
  }

  @Test("an index is checked, also where there was an element once")
  func indices() async {
    await #expect(processExitsWith: .failure) {
      var list = OwnedList<Int>()
      list.append(1)
      list.append(2)
      list.keepFirst(1)
      print(list[1])
    }
  }

  @Test("objects are kept until they leave or the list goes, and are handed over")
  func objects() {
    final class Thing {}
    weak var first: Thing?
    weak var last: Thing?
    do {
      var list = OwnedList<Thing>()
      for _ in 0..<20 { list.append(Thing()) }
      first = list[0]
      last = list[19]
      let wasOnlyKeeper = list.isOnlyOwner(ofObjectAt: 19)
      let kept = list[19]
      let isOnlyOwner = list.isOnlyOwner(ofObjectAt: 19)
      #expect(wasOnlyKeeper && !isOnlyOwner && kept === last)
      do {
        let handed = list.remove(at: 0)
        #expect(handed === first && list.count == 19)
      }
      #expect(first == nil && list[18] === kept)
    }
    #expect(last == nil)
  }
}
