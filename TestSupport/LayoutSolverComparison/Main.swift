import Foundation
import LayoutSolver

/// Solves the systems of constraints that come in, one a line of JSON, and answers each with a line.
///
/// In: `{"variables": 3, "constraints": [{"terms": [[0, 1.0]], "constant": -5, "relation": "==",
/// "strength": 2}]}`, where no strength means required. Out: the values, which of them every solution
/// has, what is missed of each strength, and the numbers of the constraints that were refused.
struct System: Decodable {
  struct Constraint: Decodable {
    var terms: [[Double]]
    var constant: Double
    var relation: String
    var strength: Double?
  }

  var variables: Int
  var constraints: [Constraint]
}

struct Answer: Encodable {
  var values: [Double] = []
  var isDetermined: [Bool] = []
  var missed: [String: Double] = [:]
  var refused: [Int] = []
  var conflict: [[Int]] = []
}

func answer(_ system: System) -> Answer {
  var solver = ConstraintSolver()
  let variables = (0..<system.variables).map { _ in solver.makeVariable() }
  var answer = Answer()
  var numbers: [ConstraintID: Int] = [:]
  for (number, constraint) in system.constraints.enumerated() {
    let linear = LinearConstraint(
      constraint.terms.map { .init(variables[Int($0[0])], times: $0[1]) },
      plus: constraint.constant,
      constraint.relation == "=="
        ? .equal : constraint.relation == "<=" ? .lessOrEqual : .greaterOrEqual,
      strength: constraint.strength.map(Strength.init) ?? .required)
    do throws(Conflict) {
      numbers[try solver.add(linear)] = number
    } catch {
      answer.refused.append(number)
      answer.conflict.append(error.others.compactMap { numbers[$0] })
    }
  }
  answer.values = variables.map(solver.value)
  answer.isDetermined = variables.map(solver.isDetermined)
  for strength in Set(system.constraints.compactMap(\.strength)) {
    answer.missed["\(Int(strength))"] = solver.missed(of: Strength(strength))
  }
  return answer
}

@main struct Main {
  static func main() throws {
    while let line = readLine() {
      let system = try JSONDecoder().decode(System.self, from: Data(line.utf8))
      print(String(decoding: try JSONEncoder().encode(answer(system)), as: UTF8.self))
    }
  }
}
