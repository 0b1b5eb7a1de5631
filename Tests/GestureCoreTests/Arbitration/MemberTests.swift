import GestureCore
import Testing

@Suite("Member")
struct MemberTests {
  @Test("members are their numbers: in print, in order, in sets")
  func numbers() {
    let members = [3, 1, 2, 1].map { Member($0) }
    #expect(members.sorted().map(\.description) == ["#1", "#1", "#2", "#3"])
    #expect(Set(members).count == 3)
  }
}
