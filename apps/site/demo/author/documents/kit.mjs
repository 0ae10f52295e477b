/** The look of the house. Its colours are the shop's own, which are others in the dark. */
export const kit = {
  title: 'House',
  type: 'kit',
  version: '0.4',
  content: [],
  settings: {
    system_colors: [
      { _id: 'primary', title: 'Ink', color: 'var(--ink)' },
      { _id: 'secondary', title: 'Quiet', color: 'var(--quiet)' },
      { _id: 'text', title: 'Text', color: 'var(--ink)' },
      { _id: 'accent', title: 'Accent', color: 'var(--accent)' },
    ],
    custom_colors: [
      { _id: 'surface', title: 'Surface', color: 'var(--surface)' },
      { _id: 'tint', title: 'Tint', color: 'var(--tint)' },
      { _id: 'line', title: 'Line', color: 'var(--line)' },
      { _id: 'onaccent', title: 'On accent', color: 'var(--on-accent)' },
    ],
    system_typography: [
      {
        _id: 'primary',
        title: 'Titles',
        typography_typography: 'custom',
        typography_font_family: 'Fraunces',
        typography_font_weight: '500',
      },
      {
        _id: 'secondary',
        title: 'Lines',
        typography_typography: 'custom',
        typography_font_family: 'Instrument Sans',
        typography_font_weight: '500',
      },
      {
        _id: 'text',
        title: 'Text',
        typography_typography: 'custom',
        typography_font_family: 'Instrument Sans',
        typography_font_weight: '400',
      },
      {
        _id: 'accent',
        title: 'Buttons',
        typography_typography: 'custom',
        typography_font_family: 'Instrument Sans',
        typography_font_weight: '600',
      },
    ],
    custom_typography: [],
    default_generic_fonts: 'system-ui, sans-serif',
    // As wide as what the shop itself writes.
    container_width: { unit: 'custom', size: 'calc(var(--wrap) - 2 * var(--space))', sizes: [] },
    button_text_color: 'var(--on-accent)',
    button_hover_text_color: 'var(--on-accent)',
    button_border_radius: { unit: 'px', top: '32', right: '32', bottom: '32', left: '32', isLinked: true },
    button_padding: { unit: 'px', top: '16', right: '28', bottom: '16', left: '28', isLinked: false },
    button_typography_typography: 'custom',
    button_typography_font_weight: '600',
  },
};
