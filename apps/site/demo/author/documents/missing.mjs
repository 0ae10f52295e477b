import {
  band,
  button,
  colors,
  container,
  gap,
  heading,
  serif,
  sides,
  size,
  text,
  type,
  widget,
} from './elements.mjs';

const FULL = { content_width: 'full', padding: sides(0, 0) };

/** The page of what is not there. */
export const missing = {
  title: 'Nothing on this shelf',
  type: 'error-404',
  version: '0.4',
  conditions: ['include/singular/not_found404'],
  page_settings: [],
  content: [
    container(
      {
        content_width: 'boxed',
        padding: band(96, 72),
        padding_mobile: band(56, 40),
        flex_align_items: 'center',
        flex_gap: gap(18),
        background_background: 'classic',
        ...colors({ background_color: 'tint' }),
      },
      heading('404', {
        header_size: 'p',
        align: 'center',
        ...type(180, 140, 104, { ...serif, typography_line_height: size(0.9, 'em') }),
        ...colors({ title_color: 'accent' }),
      }),
      widget('theme-page-title', { align: 'center', ...type(48, 40, 32, serif) }),
      text(
        '<p>The shelf is empty, or the address has a letter too many. Search for it, or begin where everybody does.</p>',
        {
          align: 'center',
          ...colors({ text_color: 'secondary' }),
          _element_width: 'initial',
          _element_custom_width: size(520),
          _element_custom_width_mobile: size(100, '%'),
        },
      ),
      widget('vitrine-search', {
        _element_width: 'initial',
        _element_custom_width: size(520),
        _element_custom_width_mobile: size(100, '%'),
      }),
      container(
        {
          ...FULL,
          flex_direction: 'row',
          flex_wrap: 'wrap',
          flex_justify_content: 'center',
          flex_gap: gap(12),
        },
        button('The whole shop', '/shop/'),
        button('Home', '/', {
          background_background: 'classic',
          ...colors({ background_color: 'surface', button_text_color: 'primary', hover_color: 'primary' }),
        }),
      ),
    ),
    container(
      { content_width: 'boxed', padding: band(72), padding_mobile: band(44), flex_gap: gap(24) },
      heading('While you are here', { ...type(36, 32, 27, serif) }),
      widget('vitrine-product-carousel', { source: 'popular', count: 8 }),
    ),
  ],
};
