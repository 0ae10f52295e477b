import {
  band,
  button,
  colors,
  container,
  eyebrow,
  gap,
  heading,
  picture,
  running,
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
  padding_tablet: band(76),
  padding_mobile: band(52),
  flex_gap: gap(36),
  flex_gap_mobile: gap(26),
};
const TITLE = { ...type(48, 40, 31, serif) };

/** A heading with a way to all of it. @param {string} above @param {string} title @param {string} label @param {string} url */
const headed = (above, title, label, url) =>
  container(
    {
      ...FULL,
      flex_direction: 'row',
      flex_direction_mobile: 'column',
      flex_justify_content: 'space-between',
      flex_align_items: 'flex-end',
      flex_align_items_mobile: 'flex-start',
      flex_wrap: 'nowrap',
      flex_gap: gap(16, 32),
    },
    container(
      { ...FULL, width: size(62, '%'), width_mobile: size(100, '%'), flex_gap: gap(10) },
      eyebrow(above),
      heading(title, TITLE),
    ),
    quiet(label, url),
  );

/** A button that does not call. @param {string} label @param {string} url */
const quiet = (label, url) =>
  button(label, url, {
    background_background: 'classic',
    border_border: 'solid',
    border_width: sides(1, 1),
    ...colors({
      background_color: 'surface',
      button_text_color: 'primary',
      hover_color: 'primary',
      border_color: 'line',
    }),
    selected_icon: { value: 'fas fa-arrow-right', library: 'fa-solid' },
    _css_classes: 'points-along',
    icon_align: 'row-reverse',
    icon_indent: size(10),
  });

/** @param {string} icon @param {string} title @param {string} words */
const promise = (icon, title, words) =>
  widget('icon-box', {
    selected_icon: { value: icon, library: 'fa-solid' },
    title_text: title,
    description_text: words,
    // Not h3: the heading before it is the hero's, and comes and goes with its slide.
    title_size: 'h2',
    position: 'inline-start',
    text_align: 'start',
    icon_size: size(24),
    icon_space: size(18),
    title_typography_typography: 'custom',
    title_typography_font_size: size(18),
    title_typography_line_height: size(24),
    description_typography_typography: 'custom',
    description_typography_font_size: size(15),
    description_typography_line_height: size(24),
    ...colors({ primary_color: 'accent', title_color: 'primary', description_color: 'secondary' }),
  });

/** @param {number} to @param {string} title */
const number = (to, title) =>
  widget('counter', {
    ending_number: to,
    title,
    thousand_separator: '',
    typography_number_typography: 'custom',
    typography_number_font_family: 'Fraunces',
    typography_number_font_weight: '500',
    typography_number_font_size: size(52),
    typography_number_font_size_mobile: size(38),
    typography_title_typography: 'custom',
    typography_title_font_size: size(15),
    typography_title_line_height: size(24),
    ...colors({ number_color: 'primary', title_color: 'secondary' }),
  });

/** @param {string} words @param {string} name @param {string} place @param {string} face */
const letter = (words, name, place, face) =>
  widget('testimonial', {
    testimonial_content: words,
    testimonial_name: name,
    testimonial_job: place,
    testimonial_image: { url: `/demo/media/${face}.webp`, id: '', alt: '' },
    testimonial_image_position: 'aside',
    testimonial_alignment: 'left',
    content_typography_typography: 'custom',
    content_typography_font_family: 'Fraunces',
    content_typography_font_size: size(21),
    content_typography_line_height: size(32),
    name_typography_typography: 'custom',
    name_typography_font_size: size(16),
    name_typography_line_height: size(24),
    job_typography_typography: 'custom',
    job_typography_font_size: size(14),
    job_typography_line_height: size(22),
    image_size: size(52),
    _background_background: 'classic',
    _padding: sides(34, 32),
    _border_radius: sides(24, 24),
    ...colors({
      _background_color: 'surface',
      content_content_color: 'primary',
      name_text_color: 'primary',
      job_text_color: 'secondary',
    }),
  });

/** The first page of the house. */
export const home = {
  title: 'Home',
  type: 'wp-page',
  version: '0.4',
  show_on_front: true,
  page_settings: { hide_title: 'yes' },
  content: [
    container(
      { ...FULL, flex_gap: gap(0), css_classes: 'home-hero' },
      widget('theme-site-title', {
        header_size: 'h1',
        _css_classes: 'screen-reader-text',
        ...type(16, 16, 16, running),
      }),
      widget('vitrine-module', { alias: 'product-hero' }),
    ),
    container(
      {
        content_width: 'boxed',
        padding: band(40),
        padding_mobile: band(32),
        container_type: 'grid',
        grid_columns_grid: size(3, 'fr'),
        grid_columns_grid_tablet: size(3, 'fr'),
        grid_columns_grid_mobile: size(1, 'fr'),
        grid_rows_grid: size(1, 'fr'),
        grid_gaps: gap(24, 32),
        border_border: 'solid',
        border_width: sides(0, 0, 1, 0),
        ...colors({ border_color: 'line' }),
      },
      promise('fas fa-hand-sparkles', 'Made by somebody', 'Every piece carries the mark of who made it.'),
      promise('fas fa-seedling', 'From close by', 'Clay from the next valley, paper from across the river.'),
      promise('fas fa-rotate', 'Mended, not binned', 'Broken within ten years? Send it back.'),
    ),
    container(
      BAND,
      headed('Six rooms', 'Where would you like to begin?', 'All of the shop', '/shop/'),
      widget('vitrine-categories', { count: 6 }),
    ),
    container(
      {
        ...BAND,
        background_background: 'classic',
        ...colors({ background_color: 'tint' }),
      },
      headed('Out of the kiln', 'New in the shop', 'Everything new', '/shop/?orderby=date'),
      widget('vitrine-product-carousel', { source: 'newest', count: 10 }),
    ),
    container(
      {
        ...BAND,
        flex_direction: 'row',
        flex_direction_tablet: 'column',
        flex_align_items: 'center',
        flex_gap: gap(44, 80),
      },
      container(
        { ...FULL, width: size(50, '%'), width_tablet: size(100, '%') },
        widget('image', {
          image: picture('house-hall', 'The long hall of the house, with light from the left'),
          width: size(100, '%'),
          height: size(560),
          height_tablet: size(420),
          height_mobile: size(300),
          'object-fit': 'cover',
          image_border_radius: sides(28, 28),
          _animation: 'fadeIn',
        }),
      ),
      container(
        { ...FULL, width: size(50, '%'), width_tablet: size(100, '%'), flex_gap: gap(22) },
        eyebrow('The house'),
        heading('Nine people, one kiln, and a press from 1908.', TITLE),
        text(
          '<p>We make what we need ourselves: bowls that hold soup, lamps that leave the room dark enough, coffee that wakes you gently. What is left over is the shop.</p>',
          {
            ...type(18, 18, 17, { typography_line_height: size(1.7, 'em') }),
            ...colors({ text_color: 'secondary' }),
          },
        ),
        container(
          {
            ...FULL,
            container_type: 'grid',
            grid_columns_grid: size(3, 'fr'),
            grid_columns_grid_tablet: size(3, 'fr'),
            grid_columns_grid_mobile: size(3, 'fr'),
            grid_rows_grid: size(1, 'fr'),
            grid_gaps: gap(12, 24),
            padding: sides(10, 0, 14),
          },
          number(9, 'people'),
          number(1280, 'degrees'),
          number(14, 'years'),
        ),
        container(
          { ...FULL, flex_direction: 'row', flex_wrap: 'wrap', flex_gap: gap(12) },
          button('About the house', '/about/'),
          quiet('A day in the studio', '/studio/'),
        ),
      ),
    ),
    container(
      {
        content_width: 'boxed',
        min_height: size(520),
        min_height_mobile: size(420),
        padding: band(72),
        padding_mobile: band(48),
        flex_justify_content: 'center',
        flex_gap: gap(20),
        background_background: 'classic',
        background_color: '#1B1014',
        background_image: picture('clay-moonjar'),
        background_position: 'center right',
        background_size: 'cover',
        background_overlay_background: 'gradient',
        background_overlay_color: 'rgba(24,10,20,0.6)',
        background_overlay_color_b: 'rgba(24,10,20,0.82)',
        background_overlay_gradient_angle: size(180, 'deg'),
        background_overlay_opacity: size(1),
      },
      heading('From the shelf of seconds', {
        title_color: '#FFFFFF',
        ...type(60, 48, 36, { ...serif, typography_letter_spacing: size(-0.8) }),
        _element_width: 'initial',
        _element_custom_width: size(560),
        _element_custom_width_mobile: size(100, '%'),
        _animation: 'fadeInUp',
      }),
      text(
        '<p>A glaze that ran, a base that leans by a hair. They hold as much as the others, for less.</p>',
        {
          text_color: '#F4ECE6',
          ...type(19, 18, 17, running),
          _element_width: 'initial',
          _element_custom_width: size(460),
          _element_custom_width_mobile: size(100, '%'),
        },
      ),
      button('See what is reduced', '/shop/?stock_status=onsale', {
        background_color: '#F6CDA0',
        button_text_color: '#1B1014',
        hover_color: '#1B1014',
      }),
    ),
    container(
      BAND,
      headed('For less', 'On sale until they are gone', 'All of the shop', '/shop/'),
      widget('vitrine-products', { source: 'sale', count: 4, columns: 4 }),
    ),
    container(
      {
        ...BAND,
        background_background: 'classic',
        ...colors({ background_color: 'tint' }),
      },
      container(
        { ...FULL, flex_align_items: 'center', flex_gap: gap(10) },
        eyebrow('Letters'),
        heading('What people write to us', { align: 'center', ...TITLE }),
      ),
      container(
        {
          ...FULL,
          container_type: 'grid',
          grid_columns_grid: size(3, 'fr'),
          grid_columns_grid_tablet: size(1, 'fr'),
          grid_columns_grid_mobile: size(1, 'fr'),
          grid_rows_grid: size(1, 'fr'),
          grid_gaps: gap(24),
        },
        letter(
          '“There are eleven of us at the table now, and we fight over who gets the first bowl.”',
          'Ines Carvalho',
          'Porto',
          'clay-celadon',
        ),
        letter(
          '“The lamp came with a note on how to mend it. I have never wanted to, and it is nice to know.”',
          'Tomasz Wilk',
          'Gdańsk',
          'object-lamp',
        ),
        letter(
          '“I bought the coffee for my mother. She has stopped sharing it.”',
          'Amina Haddad',
          'Lyon',
          'coffee',
        ),
      ),
    ),
    container(
      BAND,
      headed('From the journal', 'Read on, over a cup', 'All posts', '/blog/'),
      widget('vitrine-posts', { count: 3 }),
    ),
  ],
};
