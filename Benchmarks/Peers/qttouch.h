// Touches for both of Qt's systems: they go in where Qt's platform plugins hand theirs over, and
// are delivered at once instead of through the event loop.
#pragma once
#include "harness.h"

#include <QEvent>
#include <QPointingDevice>
#include <QWindow>
#include <qpa/qwindowsysteminterface.h>
#include <vector>

class QtTouches {
public:
  explicit QtTouches(int frames) : made(frames) {
    QWindowSystemInterface::registerInputDevice(&device);
  }

  void make(int index, const frame &frame) {
    static const QEventPoint::State states[] = {
        QEventPoint::State::Pressed, QEventPoint::State::Updated, QEventPoint::State::Released};
    made[index].milliseconds = frame.milliseconds;
    made[index].points.clear();
    for (int finger = 0; finger < frame.fingers; finger++) {
      QWindowSystemInterface::TouchPoint point;
      point.id = finger + 1;
      point.state = states[frame.what];
      point.pressure = 1;
      point.area = QRectF(frame.places[finger].x - 0.5, frame.places[finger].y - 0.5, 1, 1);
      point.normalPosition =
          QPointF(frame.places[finger].x / SCENE, frame.places[finger].y / SCENE);
      made[index].points.append(point);
    }
  }

  void send(int index, QWindow *window) {
    QWindowSystemInterface::handleTouchEvent<QWindowSystemInterface::SynchronousDelivery>(
        window, made[index].milliseconds, &device, made[index].points);
  }

private:
  struct Made {
    ulong milliseconds;
    QList<QWindowSystemInterface::TouchPoint> points;
  };
  QPointingDevice device{
      QStringLiteral("panel"), 1, QInputDevice::DeviceType::TouchScreen,
      QPointingDevice::PointerType::Finger,
      QInputDevice::Capability::Position | QInputDevice::Capability::Pressure
          | QInputDevice::Capability::NormalizedPosition,
      FINGERS, 0};
  std::vector<Made> made;
};
