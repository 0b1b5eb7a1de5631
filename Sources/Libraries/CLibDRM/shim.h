#include <sys/types.h>
#include <xf86drm.h>
#include <xf86drmMode.h>
#include <linux/netlink.h>
