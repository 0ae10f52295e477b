import {
  band,
  button,
  colors,
  container,
  gap,
  heading,
  running,
  serif,
  sides,
  size,
  text,
  type,
  widget,
} from './elements.mjs';

const FULL = { content_width: 'full', padding: sides(0, 0) };

/** What stands below every page: an invitation, and the shop's own footer. */
export const footer = {
  title: 'House footer',
  type: 'footer',
  version: '0.4',
  page_settings: [],
  content: [
    container(
      {
        html_tag: 'aside',
        content_width: 'boxed',
        padding: band(64),
        padding_mobile: band(44),
        flex_direction: 'row',
        flex_direction_mobile: 'column',
        flex_align_items: 'center',
        flex_justify_content: 'space-between',
        flex_gap: gap(24, 40),
        background_background: 'classic',
        ...colors({ background_color: 'tint' }),
      },
      container(
        { ...FULL, flex_gap: gap(8) },
        heading('The door is open on the first Saturday of the month.', { ...type(30, 27, 24, serif) }),
        text('<p>Ropewalk 4, from ten to four. Coffee is on the stove.</p>', {
          ...type(16, 16, 16, running),
          ...colors({ text_color: 'secondary' }),
        }),
      ),
      container(
        {
          ...FULL,
          width: size(280),
          width_mobile: size(100, '%'),
          flex_align_items: 'flex-end',
          flex_align_items_mobile: 'flex-start',
        },
        button('A day in the studio', '/studio/'),
      ),
    ),
    container({ ...FULL }, widget('vitrine-footer', {})),
  ],
};
