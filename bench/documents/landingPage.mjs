/** @param {number} size @param {string} [unit] */
const sized = (size, unit = 'px') => ({ unit, size, sizes: [] });
/** @param {number} side */
const four = (side) => ({ unit: 'px', top: side, right: side, bottom: side, left: side, isLinked: true });

/** What landing pages are made of, as editors store it. */
const WIDGETS = [
  {
    widgetType: 'heading',
    settings: {
      title: 'A shop window for the web',
      title_color: '#1b2733',
      typography_typography: 'custom',
      typography_font_size: sized(42),
      typography_font_size_tablet: sized(34),
      typography_font_size_mobile: sized(28),
      typography_font_weight: '700',
      _margin: four(0),
    },
  },
  {
    widgetType: 'text-editor',
    settings: {
      editor:
        '<p>Nothing moves when pictures arrive, <strong>everything</strong> works by keyboard, and <a href="/about/">every page</a> can be cached.</p>',
      text_color: '#54606c',
      align_mobile: 'center',
    },
  },
  {
    widgetType: 'image',
    settings: {
      image: { url: '/demo/media/place-summit.webp', alt: 'A summit', width: 1200, height: 800 },
      width: sized(80, '%'),
      image_border_radius: four(12),
      _animation: 'fadeInUp',
    },
  },
  {
    widgetType: 'button',
    settings: {
      text: 'See the shop',
      link: { url: '/shop/' },
      button_text_color: '#fff',
      background_color: '#2457a6',
      border_radius: four(6),
      text_padding: four(16),
    },
  },
  {
    widgetType: 'icon-box',
    settings: {
      selected_icon: { value: 'fas fa-bolt', library: 'fa-solid' },
      title_text: 'Fast',
      description_text: 'The first slide is painted by HTML and CSS alone.',
      position: 'left',
      title_color: '#1b2733',
    },
  },
];

/** What comes to life, each by a script of its own. */
export const liveWidgets = [
  {
    widgetType: 'accordion',
    settings: {
      tabs: ['One', 'Two'].map((tab_title) => ({ tab_title, tab_content: '<p>What it says.</p>' })),
    },
  },
  { widgetType: 'counter', settings: { ending_number: 1200, title: 'Visitors' } },
  {
    widgetType: 'image-carousel',
    settings: {
      carousel: [1, 2, 3, 4].map((at) => ({ id: at, url: `/demo/media/place-summit.webp?${at}` })),
    },
  },
];

/**
 * A landing page of about so many elements: boxes of five widgets, two beside each other.
 * @param {number} elements @param {{ hasEntrances?: boolean }} [options]
 */
export function landingPage(elements, { hasEntrances = true } = {}) {
  let id = 0;
  /** @param {object} more */
  const element = (more) => ({ id: (0x100000 + id++).toString(16), isInner: false, elements: [], ...more });
  const sections = Math.max(1, Math.round(elements / (1 + 2 * (1 + WIDGETS.length))));
  const column = () =>
    element({
      elType: 'container',
      isInner: true,
      settings: {
        content_width: 'full',
        width: sized(50, '%'),
        flex_gap: { row: '16', column: '16', unit: 'px' },
      },
      elements: WIDGETS.map(({ widgetType, settings }) =>
        element({
          elType: 'widget',
          widgetType,
          settings: hasEntrances ? settings : { ...settings, _animation: '' },
        }),
      ),
    });
  return {
    title: 'Landing page',
    type: 'wp-page',
    version: '0.4',
    page_settings: [],
    content: Array.from({ length: sections }, (_, at) =>
      element({
        elType: 'container',
        settings: {
          flex_direction: 'row',
          padding: four(60),
          padding_mobile: four(20),
          background_background: 'classic',
          background_color: at % 2 === 0 ? '#ffffff' : '#f4f6f8',
        },
        elements: [column(), column()],
      }),
    ),
  };
}
