// Qt Quick: pointer handlers of a QQuickWindow that is never drawn. Actions are slots of one
// object; no JavaScript runs.
#include "../qttouch.h"

#include <QGuiApplication>
#include <QMetaMethod>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QtDebug>

class Actions : public QObject {
  Q_OBJECT
public slots:
  void act() { tell(1); }
};

static QQmlEngine *engine;
static QQuickWindow *window;
static QtTouches *touches;
static QQuickItem *root;
static Actions actions;

// Handlers

// `dragThreshold` is what "10 points" are elsewhere; Qt's own default depends on the platform.
static QByteArray drag(int fingers) {
  return "DragHandler { target: null; dragThreshold: 10; minimumPointCount: "
      + QByteArray::number(fingers) + "; maximumPointCount: " + QByteArray::number(fingers)
      + "; objectName: 'translationChanged activeChanged' }\n";
}

static const QByteArray pinch =
    "PinchHandler { target: null; dragThreshold: 10; objectName: 'updated' }\n";
static const QByteArray singleTap = "TapHandler { objectName: 'singleTapped' }\n";
static const QByteArray doubleTap = "TapHandler { objectName: 'doubleTapped' }\n";
static const QByteArray longPress = "TapHandler { objectName: 'longPressed' }\n";

/// A handler's name says which of its signals are actions.
static void connect(QObject *handler) {
  const QMetaObject *type = handler->metaObject();
  QMetaMethod act = actions.metaObject()->method(actions.metaObject()->indexOfSlot("act()"));
  for (const QByteArray &wanted : handler->objectName().toLatin1().split(' ')) {
    for (int index = 0; index < type->methodCount(); index++) {
      QMetaMethod method = type->method(index);
      if (method.methodType() == QMetaMethod::Signal && method.name() == wanted) {
        QObject::connect(handler, method, &actions, act);
      }
    }
  }
}

// Views

static QByteArray item(double x, double y, double width, double height, const QByteArray &inside) {
  return "Item { x: " + QByteArray::number(x) + "; y: " + QByteArray::number(y)
      + "; width: " + QByteArray::number(width) + "; height: " + QByteArray::number(height) + "\n"
      + inside + "}\n";
}

static QByteArray nested() {
  QByteArray text;
  for (int depth = NESTED_VIEWS - 1; depth >= 0; depth--) {
    int inset = depth == 0 ? 0 : 1, side = SCENE - 2 * depth;
    text = item(inset, inset, side, side, drag(1) + singleTap + text);
  }
  return text;
}

static QByteArray siblings() {
  QByteArray text;
  for (int number = 0; number < SIBLINGS; number++) {
    text += item(
        SIBLING_WIDTH * (number % SIBLING_COLUMNS), SIBLING_HEIGHT * (number / SIBLING_COLUMNS),
        SIBLING_WIDTH, SIBLING_HEIGHT, drag(1) + pinch);
  }
  return item(0, 0, SCENE, SCENE, text);
}

static QQuickItem *part(QQuickItem *parent, double x, double y, double width, double height) {
  auto item = new QQuickItem(parent);
  item->setPosition({x, y});
  item->setSize({width, height});
  return item;
}

static void addTree() {
  auto tree = part(root, 0, 0, 2 * SCENE, 2 * SCENE);
  int cell = 0, wide = 2 * SCENE / CUT, narrow = wide / CUT;
  for (int column = 0; column < CUT; column++) {
    auto outer = part(tree, column * wide, 0, wide, 2 * SCENE);
    for (int row = 0; row < CUT; row++) {
      auto middle = part(outer, 0, row * wide, wide, wide);
      for (int number = 0; number < CUT; number++) {
        auto inner = part(middle, number * narrow, 0, narrow, wide);
        if (cell++ < CELLS_WITH_ONE_MORE) part(inner, 0, wide - 2, 2, 2);
        for (int depth = 1; depth <= NESTED_IN_CELL; depth++) {
          inner = part(inner, 1, 1, narrow - 2 * depth, wide - 2 * depth);
        }
      }
    }
  }
}

/// `childAt` looks at the children of one item, so it is asked level by level.
static double hit(double x, double y) {
  QPointF point(2 * x, 2 * y);
  QQuickItem *found = nullptr;
  for (QQuickItem *next = root; (next = next->childAt(point.x(), point.y()));) {
    found = next;
    point -= found->position();
  }
  return found ? found->width() : 0;
}

static void prepare(workload workload) {
  QByteArray text;
  switch (workload) {
    case W1:
      text = item(0, 0, SCENE, SCENE, singleTap + doubleTap + longPress + drag(2) + pinch);
      break;
    case W2: text = item(0, 0, SCENE, SCENE, singleTap); break;
    case W2D: text = item(0, 0, SCENE, SCENE, doubleTap + singleTap); break;
    case W3: text = nested(); break;
    case W4: text = siblings(); break;
    default: addTree(); return;
  }
  QQmlComponent component(engine);
  component.setData("import QtQuick\n" + text, QUrl());
  auto item = qobject_cast<QQuickItem *>(component.create());
  if (!item) qFatal("%s", qPrintable(component.errorString()));
  item->setParentItem(root);
  for (QObject *object : item->findChildren<QObject *>()) {
    if (!object->objectName().isEmpty()) connect(object);
  }
}

int main(int argc, char **argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  // Moves would otherwise wait for a picture to be drawn.
  qputenv("QML_NO_TOUCH_COMPRESSION", "1");
  QGuiApplication app(argc, argv);
  QQmlEngine itsEngine;
  engine = &itsEngine;
  QQuickWindow itsWindow;
  window = &itsWindow;
  window->setGeometry(0, 0, SCENE, SCENE);
  window->create();
  root = window->contentItem();
  QtTouches itsTouches(FRAMES_MADE);
  touches = &itsTouches;
  peer peer = {};
  peer.system = "qtquick";
  peer.version = qVersion();
  // Only one handler can hold a finger: the pinch, which turns and moves as well.
  peer.expected[W1] = 57;
  peer.expected[W2] = 1;
  peer.expected[W2D] = 1;
  peer.expected[W3] = 57 + 2;
  // It measures each axis alone, so that these begin a move later.
  peer.expected[W4] = (53 + 2) * FINGERS;
  peer.expected[W5] = 1;
  peer.prepare = prepare;
  peer.make = [](int index, const frame *frame) { touches->make(index, *frame); };
  peer.send = [](int index) { touches->send(index, window); };
  peer.hit = hit;
  return measure(&peer, argc, argv);
}

#include "main.moc"
