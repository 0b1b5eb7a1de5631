import Foundation
import TouchstoneGestures

let `shapes`: [StrokeTemplate] = [
  StrokeTemplate(
    "check",
    StrokeDrawing(coordinates: [
      100, 160, 130, 200, 200, 100,
    ])),
  StrokeTemplate(
    "say \"x\"\u{a}\\",
    StrokeDrawing(
      coordinates: [
        100, 100, 200, 200.5,
      ],
      [
        200, 100, 100, 200,
      ])),
]
