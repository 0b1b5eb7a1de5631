#include <libwebsockets.h>

// Swift does not see macros that compute: the room that lws wants in front of whatever is written.
static const size_t touchstone_lws_pre = LWS_PRE;
