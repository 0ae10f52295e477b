import type { Kit } from '../kit/Kit.ts';
import { isEmpty, type Settings } from '../settings/Settings.ts';
import { isObject } from '@vitrine/model';
import type { StyleSheet } from './StyleSheet.ts';
import { globalTypography, typographyProperties } from './typography.ts';

/** A colour or font of the kit that a setting has until somebody chooses another. */
interface DefaultGlobal {
  readonly key: string;
  /** Within the widget; empty: the widget itself. */
  readonly selector: string;
  readonly id: string;
  /** Of a colour: what it is for, with its value where `{}` stands. Without it: a font. */
  readonly css?: string;
  /** What stands in the place of the colour where the kit's is switched off. */
  readonly off?: string;
}

const color = (
  key: string,
  selector: string,
  id: string,
  css = 'color:{}',
  off = 'inherit',
): DefaultGlobal => ({
  key,
  selector,
  id,
  css,
  off,
});
const font = (key: string, selector: string, id: string): DefaultGlobal => ({
  key: `${key}_typography`,
  selector,
  id,
});

const GREY = '#69727d';
const ICON = 'color:{};fill:{}';

/** A title and the words below it, as most widgets have them. */
const titleAndWords = (name: string): readonly DefaultGlobal[] => [
  color('title_color', `.elementor-${name}-title`, 'primary'),
  font('title_typography', `.elementor-${name}-title`, 'primary'),
  color('description_color', `.elementor-${name}-description`, 'text'),
  font('description_typography', `.elementor-${name}-description`, 'text'),
];

const folds: readonly DefaultGlobal[] = [
  color('title_color', '.elementor-tab-title', 'primary'),
  color('tab_active_color', '.elementor-tab-title.elementor-active', 'accent'),
  font('title_typography', '.elementor-tab-title', 'primary'),
  color('content_color', '.elementor-tab-content', 'text'),
  font('content_typography', '.elementor-tab-content', 'text'),
];

const heading: readonly DefaultGlobal[] = [
  color('title_color', '.elementor-heading-title', 'primary'),
  font('typography', '.elementor-heading-title', 'primary'),
];

/** By the widget. */
const DEFAULTS: Readonly<Record<string, readonly DefaultGlobal[]>> = {
  heading,
  // Titles of what the page is about.
  'theme-post-title': heading,
  'theme-archive-title': heading,
  'theme-site-title': heading,
  'woocommerce-product-title': heading,
  'text-editor': [color('text_color', '', 'text'), font('typography', '', 'text')],
  image: [
    color('text_color', '.widget-image-caption', 'text'),
    font('caption_typography', '.widget-image-caption', 'text'),
  ],
  button: [
    color('background_color', '.elementor-button', 'accent', 'background-color:{}', GREY),
    font('typography', '.elementor-button', 'accent'),
  ],
  divider: [
    color('color', '', 'secondary', '--divider-color:{}', 'currentColor'),
    color('text_color', '.elementor-divider__text', 'secondary'),
    font('typography', '.elementor-divider__text', 'secondary'),
    color('primary_color', '.elementor-icon', 'secondary', ICON, GREY),
  ],
  icon: [color('primary_color', '.elementor-icon', 'primary', ICON, GREY)],
  'icon-box': [
    color('primary_color', '.elementor-icon', 'primary', ICON, GREY),
    ...titleAndWords('icon-box'),
  ],
  'image-box': titleAndWords('image-box'),
  'icon-list': [
    color('icon_color', '.elementor-icon-list-icon', 'primary', ICON),
    color('text_color', '.elementor-icon-list-text', 'secondary'),
    font('icon_typography', '.elementor-icon-list-text', 'text'),
  ],
  'image-carousel': [font('caption_typography', '.elementor-image-carousel-caption', 'accent')],
  'image-gallery': [font('typography', '.gallery-caption', 'accent')],
  counter: [
    color('number_color', '.elementor-counter-number-wrapper', 'primary'),
    font('typography_number', '.elementor-counter-number-wrapper', 'primary'),
    color('title_color', '.elementor-counter-title', 'secondary'),
    font('typography_title', '.elementor-counter-title', 'secondary'),
  ],
  progress: [
    color('bar_color', '.elementor-progress-bar', 'primary', 'background-color:{}', GREY),
    color('title_color', '.elementor-title', 'primary'),
    font('typography', '.elementor-title', 'text'),
  ],
  testimonial: [
    color('content_content_color', '.elementor-testimonial-content', 'text'),
    font('content_typography', '.elementor-testimonial-content', 'text'),
    color('name_text_color', '.elementor-testimonial-name', 'primary'),
    font('name_typography', '.elementor-testimonial-name', 'primary'),
    color('job_text_color', '.elementor-testimonial-job', 'secondary'),
    font('job_typography', '.elementor-testimonial-job', 'secondary'),
  ],
  tabs: [
    color('tab_color', '.elementor-tab-title', 'primary'),
    color('tab_active_color', '.elementor-tab-title.elementor-active', 'accent'),
    font('tab_typography', '.elementor-tab-title', 'primary'),
    color('content_color', '.elementor-tab-content', 'text'),
    font('content_typography', '.elementor-tab-content', 'text'),
  ],
  accordion: folds,
  toggle: folds,
  'nested-tabs': [font('title_typography', '.e-n-tab-title', 'accent')],
  alert: [
    font('alert_title', '.elementor-alert-title', 'primary'),
    font('alert_description', '.elementor-alert-description', 'text'),
  ],
  'star-rating': [
    color('title_color', '.elementor-star-rating__title', 'text'),
    font('title_typography', '.elementor-star-rating__title', 'text'),
  ],
  'text-path': [font('text_typography', 'text', 'text')],
};

const defaultsOf = (type: string): readonly DefaultGlobal[] =>
  Object.hasOwn(DEFAULTS, type) ? (DEFAULTS[type] ?? []) : [];

const within = (wrapper: string, selector: string): string =>
  selector === '' ? wrapper : `${wrapper} ${selector}`;

/** What all widgets of these kinds have of the kit: each colour and font once, for all that have it. */
export function addDefaultGlobals(
  sheet: StyleSheet,
  own: string,
  { fonts, genericFonts }: Kit,
  { types, marked }: { readonly types: Iterable<string>; readonly marked: string },
): void {
  const having = new Map<string, string[]>();
  for (const type of types)
    for (const { selector, id, css } of defaultsOf(type)) {
      if (!isThere(selector, marked)) continue;
      const face = fonts.get(id);
      const declarations =
        css === undefined
          ? face && globalTypography(id, face, genericFonts)
          : css.replaceAll('{}', `var(--e-global-color-${id})`);
      if (!declarations) continue;
      const selectors = having.get(declarations) ?? [];
      selectors.push(within(`${own} .elementor-widget-${type}`, selector));
      having.set(declarations, selectors);
    }
  for (const [declarations, selectors] of having) sheet.add('desktop', selectors.join(), declarations);
}

const CLASS = /\.([\w-]+)/g;

/** Whether all classes of a selector stand in what was drawn: scripts add states to what is there, and no parts. */
const isThere = (selector: string, marked: string): boolean =>
  [...selector.matchAll(CLASS)].every(([, name = '']) => marked.includes(name) || STATES.has(name));
const STATES: ReadonlySet<string> = new Set(['elementor-active']);

/** A reference that is empty takes the kit's away from one widget, which else would have it as all of its kind do. */
export function switchOffGlobals(
  sheet: StyleSheet,
  wrapper: string,
  { fonts }: Kit,
  type: string,
  settings: Settings,
): void {
  const { __globals__: shared } = settings;
  if (!isObject(shared) || fonts.size === 0) return;
  for (const { key, selector, id, css, off = '' } of defaultsOf(type)) {
    if (shared[key] !== '' || (css !== undefined && !isEmpty(settings[key]))) continue;
    const face = fonts.get(id);
    const declarations =
      css === undefined
        ? typographyProperties(face ?? {})
            .map((property) => `${property}:inherit`)
            .join(';')
        : css.replaceAll('{}', off);
    if (declarations) sheet.add('desktop', within(wrapper, selector), declarations);
  }
}
