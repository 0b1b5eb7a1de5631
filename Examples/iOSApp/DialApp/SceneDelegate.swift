//
//  SceneDelegate.swift
//  DialApp
//

import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let _ = (scene as? UIWindowScene) else { return }
        window?.tintColor = #colorLiteral(red: 0.9, green: 0.2, blue: 0.1, alpha: 1)
    }
}
