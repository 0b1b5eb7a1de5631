// Qt drawing the pictures that Benchmarks/Drawing draws: a QGraphicsView of 1920x1080 pixels with five pixmaps, moved by
// the formula of that benchmark's fingers. Qt receives no touches here; only its drawing is measured.
#include <QApplication>
#include <QGraphicsPixmapItem>
#include <QGraphicsView>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <vector>

class View : public QGraphicsView {
public:
  using QGraphicsView::QGraphicsView;
  int paintCount = 0;

protected:
  void paintEvent(QPaintEvent *event) override {
    paintCount++;
    QGraphicsView::paintEvent(event);
  }
};

static double processorMilliseconds() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static QPixmap picture(int index, const QColor &color) {
  QImage image(800, index % 2 == 0 ? 600 : 800, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  for (int stripe = 0; stripe < 40; stripe++) {
    QColor shade = color;
    shade.setAlphaF(stripe / 40.0);
    painter.fillRect(20 * stripe, 0, 20, 800, shade);
  }
  return QPixmap::fromImage(image);
}

int main(int argc, char **argv) {
  int frames = 600;
  const char *file = nullptr;
  for (int index = 1; index + 1 < argc; index += 2) {
    if (strcmp(argv[index], "--frames") == 0) frames = atoi(argv[index + 1]);
    if (strcmp(argv[index], "--png") == 0) file = argv[index + 1];
  }
  if (frames < 1) return 2;
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication application(argc, argv);
  QGraphicsScene scene(0, 0, 1920, 1080);
  scene.setBackgroundBrush(QColor(85, 85, 85));
  // Centers as parts of the size, and the photo desk's first angles.
  const double places[5][3] = {
    {0.2, 0.3, -0.1}, {0.5, 0.3, 0.15}, {0.8, 0.3, 0.08}, {0.35, 0.72, -0.2}, {0.65, 0.72, -0.1}};
  const QColor colors[5] = {{90, 200, 250}, {52, 199, 89}, {255, 149, 0}, {88, 86, 214}, {255, 45, 85}};
  std::vector<QGraphicsPixmapItem *> items;
  for (int index = 0; index < 5; index++) {
    auto item = scene.addPixmap(picture(index, colors[index]));
    QSizeF size = item->pixmap().size();
    item->setOffset(-size.width() / 2, -size.height() / 2);
    item->setTransformationMode(Qt::SmoothTransformation);
    auto ground = new QGraphicsRectItem(item->boundingRect(), item);
    ground->setBrush(colors[index % 4]);
    ground->setPen(Qt::NoPen);
    ground->setFlag(QGraphicsItem::ItemStacksBehindParent);
    items.push_back(item);
  }
  View view(&scene);
  view.setFrameShape(QFrame::NoFrame);
  view.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  view.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  view.setRenderHint(QPainter::Antialiasing);
  view.setViewportUpdateMode(QGraphicsView::MinimalViewportUpdate);
  view.resize(1920, 1080);
  view.show();
  application.processEvents();

  std::vector<double> milliseconds;
  for (int step = 0; step < frames + 30; step++) {
    double start = processorMilliseconds();
    for (int index = 0; index < 5; index++) {
      double phase = step / 60.0 * 2 + index;
      double longest = std::max(items[index]->pixmap().width(), items[index]->pixmap().height());
      items[index]->setPos(
        places[index][0] * 1920 + 120 * sin(phase), places[index][1] * 1080 + 60 * sin(2 * phase));
      items[index]->setRotation((places[index][2] + 0.6 * (sin(phase / 2) - sin(index / 2.0))) * 180 / M_PI);
      items[index]->setScale(0.4 * 1080 / longest * (1 + 0.3 * sin(phase)) / (1 + 0.3 * sin(index)));
    }
    application.processEvents();
    if (step >= 30) milliseconds.push_back(processorMilliseconds() - start);
  }
  if (file) view.grab().save(file);
  std::sort(milliseconds.begin(), milliseconds.end());
  auto share = [&](double part) { return milliseconds[int(part * (frames - 1))]; };
  printf(
    "{\"frames\": %d, \"median\": %f, \"p95\": %f, \"most\": %f, \"version\": \"%s\", \"isRight\": %s}\n", frames,
    share(0.5), share(0.95), share(1), qVersion(), view.paintCount >= frames ? "true" : "false");
  return 0;
}
