import Foundation
import TouchstoneGestures

let `shapes`: [StrokeTemplate] = [
  StrokeTemplate(
    "check",
    StrokeDrawing(coordinates: [
      100, 300, 140, 340, 220, 220,
    ])),
  StrokeTemplate(
    "caret",
    StrokeDrawing(coordinates: [
      100, 300, 150, 200, 200, 300,
    ])),
]
