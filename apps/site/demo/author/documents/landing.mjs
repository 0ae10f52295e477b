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

const FULL = { content_width: 'full', padding: sides(0, 0) };
const BAND = {
  content_width: 'boxed',
  padding: band(104),
  padding_tablet: band(72),
  padding_mobile: band(52),
  flex_gap: gap(32),
};

/** @param {string} day @param {string} words */
const step = (day, words) => ({
  text: `<strong>${day}</strong> ${words}`,
  selected_icon: { value: 'fas fa-circle-check', library: 'fa-solid' },
  _id: day,
});

/** @param {string} title @param {string} name @param {string} words */
const room = (title, name, words) => ({
  title,
  panel: container(
    {
      ...FULL,
      flex_direction: 'row',
      flex_direction_mobile: 'column',
      flex_gap: gap(24, 40),
      flex_align_items: 'center',
      padding: sides(24, 0),
    },
    container(
      { ...FULL, width: size(55, '%'), width_mobile: size(100, '%') },
      widget('image', {
        image: picture(name, title),
        image_border_radius: sides(22, 22),
        width: size(100, '%'),
      }),
    ),
    container(
      { ...FULL, width: size(45, '%'), width_mobile: size(100, '%') },
      text(`<p>${words}</p>`, { ...type(19, 18, 17), ...colors({ text_color: 'secondary' }) }),
    ),
  ),
});

const rooms = [
  room(
    'Wheel',
    'clay-moonjar',
    'Eight wheels under the north windows. You throw, you fail, you throw again; at five there is a bowl that holds soup.',
  ),
  room(
    'Press',
    'film-letter-to-the-sea',
    'Two presses from 1931, and ink by the spoon. Everybody pulls six prints and keeps five: the sixth hangs in the stairs.',
  ),
  room(
    'Roastery',
    'coffee',
    'Four green coffees, one small drum. Taste what three minutes more or less do, and take your own roast home.',
  ),
];

/** A landing page for the workshops. */
export const landing = {
  title: 'A day in the studio',
  type: 'wp-page',
  version: '0.4',
  page_settings: { hide_title: 'yes' },
  content: [
    container(
      {
        content_width: 'boxed',
        min_height: size(88, 'vh'),
        flex_justify_content: 'center',
        flex_align_items: 'center',
        padding: band(120),
        padding_mobile: band(80),
        background_background: 'video',
        background_color: '#0D1622',
        background_video_link: '/demo/media/loop-night-sea.mp4',
        background_video_fallback: { url: '/demo/media/loop-night-sea-poster.webp' },
        background_overlay_background: 'classic',
        background_overlay_color: '#0A111C',
        background_overlay_opacity: size(0.55),
        flex_gap: gap(24),
      },
      heading('Workshops · Saturdays', {
        header_size: 'p',
        align: 'center',
        title_color: '#F6CDA0',
        ...type(15, 15, 14, {
          typography_font_family: 'Instrument Sans',
          typography_font_weight: '600',
          typography_text_transform: 'uppercase',
          typography_letter_spacing: size(2),
        }),
      }),
      heading('Make one thing with your own hands.', {
        header_size: 'h1',
        align: 'center',
        title_color: '#FFFFFF',
        ...type(88, 64, 44, { ...serif, typography_letter_spacing: size(-1.2) }),
        _animation: 'fadeInUp',
        _element_width: 'initial',
        _element_custom_width: size(900),
      }),
      text(
        '<p>One day, three rooms, eight people. You bring an apron; we bring clay, ink, coffee and lunch.</p>',
        {
          align: 'center',
          text_color: '#DCE4EE',
          ...type(21, 19, 18),
        },
      ),
      container(
        {
          ...FULL,
          width: size(100, '%'),
          flex_direction: 'row',
          flex_wrap: 'wrap',
          flex_justify_content: 'center',
          flex_gap: gap(14),
        },
        button('Choose a day', '#days', {
          button_text_color: '#1B1014',
          background_color: '#F6CDA0',
          hover_color: '#1B1014',
        }),
        button('What it costs', '#price', {
          button_text_color: '#FFFFFF',
          background_color: 'rgba(255,255,255,0.14)',
          hover_color: '#FFFFFF',
        }),
      ),
    ),
    container(
      { ...BAND, _element_id: 'days' },
      eyebrow('Three rooms'),
      heading('Pick the one that smells best', { ...type(48, 38, 30, serif) }),
      widget(
        'nested-tabs',
        {
          tabs: rooms.map(({ title }, index) => ({ tab_title: title, _id: `r${index}` })),
          tabs_justify_horizontal: 'start',
          tabs_title_border_radius: sides(40, 40),
          padding: sides(12, 26),
          tabs_title_background_color_background: 'classic',
          tabs_title_background_color_active_background: 'classic',
          ...colors({
            tabs_title_background_color_color: 'tint',
            tabs_title_background_color_active_color: 'accent',
            title_text_color: 'primary',
            title_text_color_active: 'onaccent',
          }),
        },
        rooms.map(({ panel }) => ({ ...panel, isInner: true })),
      ),
    ),
    container(
      {
        ...BAND,
        background_background: 'classic',
        ...colors({ background_color: 'surface' }),
        flex_direction: 'row',
        flex_direction_tablet: 'column',
        flex_gap: gap(40, 80),
        flex_align_items: 'center',
      },
      container(
        { ...FULL, width: size(50, '%'), width_tablet: size(100, '%'), flex_gap: gap(20) },
        eyebrow('How the day goes'),
        heading('Slow until noon, then all at once', { ...type(44, 36, 29, serif) }),
        widget('icon-list', {
          icon_list: [
            step('09.30', 'Coffee, aprons, names.'),
            step('10.00', 'Your hands learn what the eye has seen.'),
            step('13.00', 'Soup from the bowls of last month.'),
            step('14.00', 'The piece that you take home.'),
            step('17.00', 'The kiln is lit. It needs nobody until Monday.'),
          ],
          space_between: size(18),
          icon_size: size(18),
          text_indent: size(14),
          ...colors({ icon_color: 'accent', text_color: 'primary' }),
          icon_typography_typography: 'custom',
          icon_typography_font_size: size(18),
        }),
      ),
      container(
        { ...FULL, width: size(50, '%'), width_tablet: size(100, '%'), flex_gap: gap(18) },
        widget('progress', {
          title: 'Wheel, this Saturday',
          percent: size(88, '%'),
          inner_text: 'one place left',
          ...colors({
            bar_color: 'accent',
            bar_inline_color: 'onaccent',
            bar_bg_color: 'tint',
            title_color: 'primary',
          }),
          bar_border_radius: size(20),
        }),
        widget('progress', {
          title: 'Press',
          percent: size(63, '%'),
          inner_text: 'three left',
          ...colors({
            bar_color: 'accent',
            bar_inline_color: 'onaccent',
            bar_bg_color: 'tint',
            title_color: 'primary',
          }),
          bar_border_radius: size(20),
        }),
        widget('progress', {
          title: 'Roastery',
          percent: size(50, '%'),
          inner_text: 'four left',
          ...colors({
            bar_color: 'accent',
            bar_inline_color: 'onaccent',
            bar_bg_color: 'tint',
            title_color: 'primary',
          }),
          bar_border_radius: size(20),
        }),
      ),
    ),
    container(
      { ...BAND },
      eyebrow('Made by people like you'),
      heading('From the shelf of last month', { ...type(44, 36, 29, serif) }),
      widget('vitrine-product-carousel', { source: 'newest', count: 8 }),
    ),
    container(
      {
        ...BAND,
        _element_id: 'price',
        flex_align_items: 'center',
        background_background: 'gradient',
        background_color: '#6A1F3F',
        background_color_b: '#2A1030',
        background_gradient_angle: size(135, 'deg'),
        shape_divider_top: 'tilt',
        shape_divider_top_color: 'var(--paper)',
        shape_divider_top_height: size(60),
      },
      heading('120 € for the day, lunch and clay included', {
        align: 'center',
        title_color: '#FFFFFF',
        ...type(50, 40, 31, serif),
      }),
      text('<p>Under sixteen for half of it, with somebody who minds them.</p>', {
        align: 'center',
        text_color: '#F3DCE6',
      }),
      button('Write to us', '/contact/', {
        button_text_color: '#2A1030',
        background_color: '#FFFFFF',
        hover_color: '#2A1030',
      }),
      widget('social-icons', {
        social_icon_list: ['instagram', 'youtube', 'pinterest'].map((name) => ({
          social_icon: { value: `fab fa-${name}`, library: 'fa-brands' },
          link: { url: `https://${name}.com/`, is_external: 'on' },
          _id: name,
        })),
        icon_color: 'custom',
        icon_primary_color: 'rgba(255,255,255,0.14)',
        icon_secondary_color: '#FFFFFF',
        shape: 'circle',
        icon_size: size(20),
        icon_spacing: size(12),
      }),
    ),
    container(
      { ...BAND },
      eyebrow('From the journal'),
      heading('Read on, on the train', { ...type(44, 36, 29, serif) }),
      widget('vitrine-posts', { count: 3 }),
    ),
  ],
};
