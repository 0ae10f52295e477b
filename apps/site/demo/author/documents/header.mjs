import { band, container, gap, sides, size, widget } from './elements.mjs';

const FULL = { content_width: 'full', padding: sides(0, 0) };
const SMALL = {
  icon_typography_typography: 'custom',
  icon_typography_font_size: size(14),
  icon_typography_font_weight: '500',
  icon_size: size(13),
  text_indent: size(7),
  icon_color: '#F2B8C9',
  text_color: '#FBEFF3',
};

/** @param {string} text @param {string} icon @param {string} [url] */
const item = (text, icon, url) => ({
  text,
  selected_icon: { value: icon, library: 'fa-solid' },
  _id: icon.replaceAll(/\W/g, ''),
  ...(url && { link: { url, custom_attributes: url.endsWith('#hours') ? 'data-opens|hours' : '' } }),
});

/** What stands above every page: a band of news, and the shop's own header. */
export const header = {
  title: 'House header',
  type: 'header',
  version: '0.4',
  page_settings: [],
  content: [
    container(
      {
        html_tag: 'aside',
        _attributes: 'aria-label|From the house',
        content_width: 'boxed',
        padding: band(0),
        flex_direction: 'row',
        flex_align_items: 'center',
        flex_justify_content: 'space-between',
        flex_justify_content_tablet: 'center',
        flex_wrap: 'nowrap',
        flex_gap: gap(0, 24),
        min_height: size(44),
        background_background: 'gradient',
        background_color: '#5A1836',
        background_color_b: '#2A1030',
        background_gradient_angle: size(95, 'deg'),
        // The first screen of a phone is for the shop; its footer leads to the studio, too.
        hide_mobile: 'hidden-mobile',
      },
      widget('icon-list', {
        ...SMALL,
        view: 'inline',
        icon_list: [
          item('Thrown, printed and roasted in one house', 'fas fa-hand-sparkles'),
          item('Mended for ten years', 'fas fa-rotate'),
        ],
        space_between: size(28),
        hide_tablet: 'hidden-tablet',
        hide_mobile: 'hidden-mobile',
      }),
      widget('icon-list', {
        ...SMALL,
        view: 'inline',
        icon_list: [
          item('A day in the studio', 'fas fa-seedling', '/studio/'),
          item('Opening hours', 'fas fa-clock', '/about/#hours'),
        ],
        space_between: size(28),
        text_color_hover: '#FFFFFF',
      }),
    ),
    container({ ...FULL, html_tag: 'div' }, widget('vitrine-header', {})),
  ],
};
