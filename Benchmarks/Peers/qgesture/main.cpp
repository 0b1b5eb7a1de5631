// QGesture: Qt's gesture framework for widgets, whose recognizers watch the touch events of a
// widget that is never drawn.
#include "../qttouch.h"

#include <QApplication>
#include <QGestureEvent>
#include <QWidget>

static QtTouches *touches;
static QWidget *window;

class View : public QWidget {
public:
  View(QWidget *parent, int x, int y, int width, int height) : QWidget(parent) {
    setGeometry(x, y, width, height);
    setAttribute(Qt::WA_AcceptTouchEvents);
  }

protected:
  bool event(QEvent *event) override {
    switch (event->type()) {
      case QEvent::TouchBegin:
      case QEvent::TouchUpdate:
      case QEvent::TouchEnd:
        event->accept();
        return true;
      case QEvent::Gesture:
        act(static_cast<QGestureEvent *>(event));
        return true;
      default: return QWidget::event(event);
    }
  }

private:
  void act(QGestureEvent *event) {
    for (QGesture *gesture : event->gestures()) {
      switch (gesture->gestureType()) {
        case Qt::TapGesture:
          if (gesture->state() == Qt::GestureFinished) tell(1);
          break;
        case Qt::PanGesture:
          tell(qAbs(static_cast<QPanGesture *>(gesture)->offset().x()));
          break;
        case Qt::PinchGesture: {
          auto pinch = static_cast<QPinchGesture *>(gesture);
          tell(pinch->totalScaleFactor() + qAbs(pinch->totalRotationAngle()));
          break;
        }
        default: break;
      }
    }
  }
};

static void addTree() {
  auto tree = new View(window, 0, 0, 2 * SCENE, 2 * SCENE);
  int cell = 0, wide = 2 * SCENE / CUT, narrow = wide / CUT;
  for (int column = 0; column < CUT; column++) {
    auto outer = new View(tree, column * wide, 0, wide, 2 * SCENE);
    for (int row = 0; row < CUT; row++) {
      auto middle = new View(outer, 0, row * wide, wide, wide);
      for (int number = 0; number < CUT; number++) {
        auto inner = new View(middle, number * narrow, 0, narrow, wide);
        if (cell++ < CELLS_WITH_ONE_MORE) new View(inner, 0, wide - 2, 2, 2);
        for (int depth = 1; depth <= NESTED_IN_CELL; depth++) {
          inner = new View(inner, 1, 1, narrow - 2 * depth, wide - 2 * depth);
        }
      }
    }
  }
}

static double hit(double x, double y) {
  QWidget *found = window->childAt(int(2 * x), int(2 * y));
  return found ? found->width() : 0;
}

static void prepare(workload workload) {
  int side = workload == W5 ? 2 * SCENE : SCENE;
  window = new QWidget;
  window->setGeometry(0, 0, side, side);
  if (workload == W5) {
    addTree();
  } else {
    auto view = new View(window, 0, 0, SCENE, SCENE);
    view->grabGesture(Qt::TapGesture);
    if (workload == W1) {
      view->grabGesture(Qt::PanGesture);
      view->grabGesture(Qt::PinchGesture);
      view->grabGesture(Qt::TapAndHoldGesture);
    }
  }
  window->show();
}

int main(int argc, char **argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication app(argc, argv);
  QtTouches itsTouches(FRAMES_MADE);
  touches = &itsTouches;
  peer peer = {};
  peer.system = "qgesture";
  peer.version = qVersion();
  // Pan and pinch go together.
  peer.expected[W1] = 56 + 61;
  peer.expected[W2] = 1;
  // It has no double tap, and its pan wants two fingers.
  peer.expected[W2D] = peer.expected[W3] = peer.expected[W4] = -1;
  peer.expected[W5] = 1;
  peer.prepare = prepare;
  peer.make = [](int index, const frame *frame) { touches->make(index, *frame); };
  peer.send = [](int index) { touches->send(index, window->windowHandle()); };
  peer.hit = hit;
  return measure(&peer, argc, argv);
}
