import {
  band,
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

const WIDE = {
  content_width: 'boxed',
  padding: band(112),
  padding_tablet: band(80),
  padding_mobile: band(56),
};
const FULL = { content_width: 'full', padding: sides(0, 0) };

/** @param {string} icon @param {string} title @param {string} words */
const promise = (icon, title, words) =>
  widget('icon-box', {
    selected_icon: { value: icon, library: 'fa-solid' },
    title_text: title,
    description_text: words,
    title_size: 'h3',
    text_align: 'start',
    icon_size: size(26),
    ...colors({ primary_color: 'accent', description_color: 'secondary', _background_color: 'surface' }),
    _background_background: 'classic',
    _padding: sides(28, 26),
    _border_radius: sides(20, 20),
    title_typography_typography: 'custom',
    title_typography_font_size: size(21),
  });

/** @param {number} to @param {string} title @param {string} suffix */
const number = (to, title, suffix = '') =>
  widget('counter', {
    ending_number: to,
    title,
    suffix,
    thousand_separator_char: ' ',
    typography_number_typography: 'custom',
    typography_number_font_family: 'Fraunces',
    typography_number_font_weight: '500',
    typography_number_font_size: size(64),
    typography_number_font_size_mobile: size(46),
    typography_title_typography: 'custom',
    typography_title_font_size: size(16),
    ...colors({ number_color: 'primary', title_color: 'secondary' }),
  });

/** @param {string} title @param {string} words */
const answer = (title, words) => ({
  title,
  panel: container({ ...FULL, padding: sides(4, 4, 24) }, text(`<p>${words}</p>`)),
});

const answers = [
  answer(
    'Why do two cups never look the same?',
    'They are thrown by hand and fired with wood. Flame and ash decide the last tenth of every glaze, and we are glad that they do.',
  ),
  answer(
    'Can I visit the workshop?',
    'On the first Saturday of every month, from ten to four. Coffee is on the stove, and the seconds shelf is open.',
  ),
  answer(
    'Do you make things to order?',
    'Sets of plates and cups, yes, from twelve pieces on. Write to us, and Marek will draw something before you decide.',
  ),
];

/** The page about the house. */
export const about = {
  title: 'About the house',
  type: 'wp-page',
  version: '0.4',
  page_settings: { hide_title: 'yes' },
  content: [
    container(
      {
        content_width: 'boxed',
        min_height: size(78, 'vh'),
        min_height_mobile: size(70, 'vh'),
        flex_justify_content: 'flex-end',
        padding: band(160, 88),
        padding_mobile: band(96, 56),
        background_background: 'classic',
        background_image: picture('clay-table'),
        background_position: 'center center',
        background_size: 'cover',
        background_overlay_background: 'gradient',
        background_overlay_color: 'rgba(20,12,18,0.05)',
        background_overlay_color_b: 'rgba(20,12,18,0.86)',
        background_overlay_opacity: size(1),
        shape_divider_bottom: 'waves',
        shape_divider_bottom_color: 'var(--paper)',
        shape_divider_bottom_height: size(56),
        shape_divider_bottom_height_mobile: size(28),
      },
      heading('About the house', {
        header_size: 'h1',
        title_color: '#FFFFFF',
        ...type(92, 68, 46, { ...serif, typography_letter_spacing: size(-1.5) }),
        _animation: 'fadeInUp',
      }),
      text(
        '<p>Nine people in an old rope factory: three potters, a printer, a lamp maker, two who roast and two who pack.</p>',
        {
          text_color: '#F4ECE6',
          ...type(21, 19, 18),
          _element_width: 'initial',
          _element_custom_width: size(620),
          _element_custom_width_mobile: size(100, '%'),
          _animation: 'fadeInUp',
          _animation_delay: 150,
        },
      ),
    ),
    container(
      {
        ...WIDE,
        flex_direction: 'row',
        flex_direction_mobile: 'column',
        flex_gap: gap(48, 72),
        flex_align_items: 'center',
      },
      container(
        { ...FULL, width: size(52, '%'), width_mobile: size(100, '%'), flex_gap: gap(22) },
        eyebrow('Since 2011'),
        heading('What we cannot make ourselves comes from people whose names we know.', {
          ...type(46, 36, 30, serif),
        }),
        text(
          '<p>The kiln stands where the rope was tarred. On its left the potters, on its right the press; upstairs the lamps hang from the beams that once held the hemp. The roaster has the yard to itself, because of the smell, which everybody says they mind and nobody does.</p><p>Everything in the shop has been in one of our own kitchens for a year before it is sold.</p>',
          {
            ...type(18, 17, 17, { typography_line_height: size(1.7, 'em') }),
            ...colors({ text_color: 'secondary' }),
          },
        ),
        button('See the shop', '/shop/', {
          selected_icon: { value: 'fas fa-arrow-right', library: 'fa-solid' },
          _css_classes: 'points-along',
          icon_align: 'row-reverse',
          icon_indent: size(10),
        }),
      ),
      container(
        { ...FULL, width: size(48, '%'), width_mobile: size(100, '%') },
        widget('image', {
          image: picture('clay-kiln', 'Bowls and a vase in yellow and rust glaze before a dark red wall'),
          image_border_radius: sides(28, 28),
          image_box_shadow_box_shadow_type: 'yes',
          image_box_shadow_box_shadow: {
            horizontal: 0,
            vertical: 30,
            blur: 60,
            spread: -24,
            color: 'rgba(60,20,40,0.4)',
          },
          width: size(100, '%'),
          _animation: 'zoomIn',
        }),
      ),
    ),
    container(
      {
        ...WIDE,
        background_background: 'classic',
        ...colors({ background_color: 'tint' }),
        flex_gap: gap(40),
      },
      container(
        { ...FULL, flex_gap: gap(14), flex_align_items: 'center' },
        eyebrow('How we work'),
        heading('Three promises, kept since the first firing', {
          align: 'center',
          ...type(44, 36, 29, serif),
        }),
      ),
      container(
        {
          ...FULL,
          container_type: 'grid',
          grid_columns_grid: size(3, 'fr'),
          grid_columns_grid_tablet: size(1, 'fr'),
          grid_rows_grid: size(1, 'fr'),
          grid_gaps: gap(24),
        },
        promise(
          'fas fa-hand-sparkles',
          'Made by somebody',
          'Every piece carries the mark of who made it. Ask, and we tell you on which day.',
        ),
        promise(
          'fas fa-seedling',
          'From close by',
          'Clay from the next valley, paper from the mill across the river, beans from four farms that we visit.',
        ),
        promise(
          'fas fa-rotate',
          'Mended, not binned',
          'Broken within ten years? Send it back. We mend it with lacquer, and it is worth more than before.',
        ),
      ),
    ),
    container(
      { ...WIDE, padding: band(88), flex_gap: gap(40) },
      container(
        {
          ...FULL,
          container_type: 'grid',
          grid_columns_grid: size(4, 'fr'),
          grid_columns_grid_tablet: size(2, 'fr'),
          grid_columns_grid_mobile: size(2, 'fr'),
          grid_rows_grid: size(1, 'fr'),
          grid_gaps: gap(32, 20),
        },
        number(9, 'people'),
        number(1280, 'degrees in the kiln'),
        number(14, 'years'),
        number(36500, 'parcels'),
      ),
    ),
    container(
      { ...WIDE, padding: band(24, 112), padding_mobile: band(16, 56) },
      widget('image-gallery', {
        wp_gallery: [
          'clay-celadon',
          'clay-cobalt',
          'clay-rust',
          'clay-moonjar',
          'house-hall',
          'coffee',
          'object-lamp',
          'house-dusk',
        ].map((name) => picture(name)),
        gallery_columns: '4',
        gallery_link: 'none',
        image_spacing: 'custom',
        image_spacing_custom: size(16),
        image_border_radius: sides(18, 18),
      }),
    ),
    container(
      {
        ...WIDE,
        background_background: 'classic',
        _element_id: 'hours',
        ...colors({ background_color: 'surface' }),
        flex_direction: 'row',
        flex_direction_tablet: 'column',
        flex_gap: gap(40, 72),
      },
      container(
        { ...FULL, width: size(42, '%'), width_tablet: size(100, '%'), flex_gap: gap(14) },
        eyebrow('Asked often'),
        heading('Before you write', { ...type(44, 36, 29, serif) }),
        text(
          '<p>And if your question is not here: <a href="/contact/">write all the same</a>. Adaeze answers within a day.</p>',
          { ...colors({ text_color: 'secondary' }) },
        ),
      ),
      container(
        { ...FULL, width: size(58, '%'), width_tablet: size(100, '%') },
        widget(
          'nested-accordion',
          {
            items: answers.map(({ title }, index) => ({ item_title: title, _id: `q${index}` })),
            accordion_item_title_position_horizontal: 'stretch',
            accordion_item_title_icon_position: 'end',
            content_border_border: 'none',
            accordion_border_normal_border: 'solid',
            accordion_border_normal_width: sides(0, 0, 1, 0),
            ...colors({ accordion_border_normal_color: 'line', normal_icon_color: 'accent' }),
            accordion_padding: sides(20, 4),
            title_typography_typography: 'custom',
            title_typography_font_size: size(19),
            title_typography_font_weight: '600',
          },
          answers.map(({ panel }) => ({ ...panel, isInner: true })),
        ),
      ),
    ),
    container(
      { ...WIDE, flex_align_items: 'center', flex_gap: gap(20) },
      widget('testimonial', {
        testimonial_content:
          '“I bought one bowl in 2014. There are eleven of us at the table now, and we fight over who gets the first one.”',
        testimonial_name: 'Ines Carvalho',
        testimonial_job: 'Porto',
        content_typography_typography: 'custom',
        content_typography_font_family: 'Fraunces',
        content_typography_font_size: size(34),
        content_typography_font_size_mobile: size(24),
        content_typography_line_height: size(1.35, 'em'),
        _element_width: 'initial',
        _element_custom_width: size(860),
      }),
    ),
  ],
};
