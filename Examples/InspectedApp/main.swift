import Foundation
import TouchInspector
import UIKit

let scene = UIWindowScene(screen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 390, height: 600)))
let window = UIWindow(windowScene: scene)
let card = UIView(frame: CGRect(x: 95, y: 200, width: 200, height: 150))
card.backgroundColor = .orange
card.addGestureRecognizer(UIPanGestureRecognizer())
window.addSubview(card)
window.makeKeyAndVisible()

let inspector = try Inspector.attach(to: scene)
print(inspector.address)
RunLoop.main.run()
