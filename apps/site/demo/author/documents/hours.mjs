import {
  button,
  colors,
  container,
  eyebrow,
  gap,
  heading,
  picture,
  serif,
  sides,
  size,
  text,
  type,
  widget,
} from './elements.mjs';

const FULL = { content_width: 'full', padding: sides(0, 0) };

/** When the door is open: a dialog that the band above the pages opens, where pages are documents. */
export const hours = {
  title: 'Opening hours',
  type: 'popup',
  version: '0.4',
  conditions: ['include/singular/front_page', 'include/singular/page'],
  page_settings: {
    width: size(760),
    border_radius: sides(24, 24),
    background_background: 'classic',
    overlay_background_background: 'classic',
    overlay_background_color: 'rgba(24,10,20,0.72)',
    entrance_animation: 'zoomIn',
    open_selector: '[data-opens=hours]',
    ...colors({ background_color: 'surface', close_button_color: 'primary' }),
  },
  content: [
    container(
      {
        ...FULL,
        flex_direction: 'row',
        flex_direction_mobile: 'column',
        flex_align_items: 'stretch',
        flex_gap: gap(0),
        border_radius: sides(24, 24),
        overflow: 'hidden',
      },
      container({
        ...FULL,
        width: size(42, '%'),
        width_mobile: size(100, '%'),
        min_height: size(300),
        min_height_mobile: size(140),
        background_background: 'classic',
        background_image: picture('house-dusk'),
        background_position: 'center center',
        background_size: 'cover',
      }),
      container(
        {
          ...FULL,
          width: size(58, '%'),
          width_mobile: size(100, '%'),
          padding: sides(44, 36),
          padding_mobile: sides(28, 24),
          flex_gap: gap(14),
        },
        eyebrow('Ropewalk 4, La Rochelle'),
        heading('The door is open', { ...type(36, 34, 29, serif) }),
        widget('icon-list', {
          icon_list: [
            ['Thursday and Friday, 14 to 18', 'fas fa-clock'],
            ['First Saturday of the month, 10 to 16', 'fas fa-mug-hot'],
            ['Any day, if you write first', 'fas fa-envelope'],
          ].map(([words, icon]) => ({
            text: words,
            selected_icon: { value: icon, library: 'fa-solid' },
            _id: String(icon).replaceAll(/\W/g, ''),
          })),
          space_between: size(12),
          text_indent: size(12),
          ...colors({ icon_color: 'accent', text_color: 'primary' }),
        }),
        text('<p>Coffee is on the stove, and the shelf of seconds is open to everybody.</p>', {
          ...colors({ text_color: 'secondary' }),
        }),
        button('Write to us', '/contact/'),
      ),
    ),
  ],
};
