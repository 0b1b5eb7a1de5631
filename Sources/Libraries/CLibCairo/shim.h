#include <cairo.h>
#include <fontconfig/fontconfig.h>

// The part of pango that is used, with the declarations of its headers. The headers themselves need flags of
// pkg-config that SwiftPM refuses with a warning at each build (-pthread).
typedef struct _PangoContext PangoContext;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoLayoutLine PangoLayoutLine;

PangoFontMap *pango_cairo_font_map_get_default(void);
PangoContext *pango_font_map_create_context(PangoFontMap *fonts);
void pango_cairo_context_set_font_options(PangoContext *context, const cairo_font_options_t *options);
PangoLayout *pango_layout_new(PangoContext *context);
void pango_layout_set_single_paragraph_mode(PangoLayout *layout, int setting);
void pango_layout_set_font_description(PangoLayout *layout, const PangoFontDescription *font);
void pango_layout_set_text(PangoLayout *layout, const char *text, int length);
void pango_layout_get_size(PangoLayout *layout, int *width, int *height);
PangoLayoutLine *pango_layout_get_line_readonly(PangoLayout *layout, int line);
PangoFontDescription *pango_font_description_new(void);
void pango_font_description_set_family(PangoFontDescription *font, const char *family);
void pango_font_description_set_absolute_size(PangoFontDescription *font, double size);
// A number from 100 to 1000, as in CSS.
void pango_font_description_set_weight(PangoFontDescription *font, unsigned int weight);
// 0 is upright, 2 italic.
void pango_font_description_set_style(PangoFontDescription *font, unsigned int style);
void pango_font_description_free(PangoFontDescription *font);
void pango_cairo_show_layout_line(cairo_t *context, PangoLayoutLine *line);
void pango_cairo_layout_line_path(cairo_t *context, PangoLayoutLine *line);
void g_object_unref(void *object);
