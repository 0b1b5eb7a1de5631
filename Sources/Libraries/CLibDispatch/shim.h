// The part of libdispatch that its headers do not declare: a descriptor that is readable when the main queue has work.
// Foundation's run loop uses it, too.
int _dispatch_get_main_queue_handle_4CF(void);
