import { createHash } from 'node:crypto';

/** @typedef {Record<string, unknown>} Settings */

let count = 0;

/** Ids are the same at every run, as long as the order is. @param {string} word */
const idOf = (word) => createHash('sha256').update(`${word}${count++}`).digest('hex').slice(0, 7);

/** @param {number} size @param {string} [unit] */
export const size = (size, unit = 'px') => ({ unit, size, sizes: [] });

/** @param {number} top @param {number} right @param {number} [bottom] @param {number} [left] */
export const sides = (top, right, bottom = top, left = right) => ({
  unit: 'px',
  top: String(top),
  right: String(right),
  bottom: String(bottom),
  left: String(left),
  isLinked: false,
});

/** A band of the page: what is in it begins where the shop's own lines do. @param {number} top @param {number} [bottom] */
export const band = (top, bottom = top) => ({
  unit: 'custom',
  top: `${top}px`,
  right: 'var(--space, 24px)',
  bottom: `${bottom}px`,
  left: 'var(--space, 24px)',
  isLinked: false,
});

/** @param {number} row @param {number} [column] */
export const gap = (row, column = row) => ({
  row: String(row),
  column: String(column),
  unit: 'px',
  isLinked: row === column,
});

/** @param {string} name */
export const picture = (name, alt = '') => ({ url: `/demo/media/${name}.webp`, id: '', alt });

/** Colours of the kit, by setting. @param {Record<string, string>} colors */
export const colors = (colors) => ({
  __globals__: Object.fromEntries(
    Object.entries(colors).map(([key, id]) => [key, `globals/colors?id=${id}`]),
  ),
});

/** @param {Settings} settings @param {...object} elements */
export const container = (settings, ...elements) => ({
  id: idOf('container'),
  elType: 'container',
  isInner: false,
  settings,
  elements: elements.map((element) =>
    'elType' in element && element.elType === 'container' ? { ...element, isInner: true } : element,
  ),
});

/** @param {string} widgetType @param {Settings} settings @param {object[]} [elements] */
export const widget = (widgetType, settings, elements = []) => ({
  id: idOf(widgetType),
  elType: 'widget',
  widgetType,
  settings,
  elements,
});

/** @param {string} title @param {Settings} [settings] */
export const heading = (title, settings = {}) => widget('heading', { title, ...settings });
/** @param {string} editor @param {Settings} [settings] */
export const text = (editor, settings = {}) => widget('text-editor', { editor, ...settings });
/** @param {string} label @param {string} url @param {Settings} [settings] */
export const button = (label, url, settings = {}) =>
  widget('button', { text: label, link: { url }, ...settings });

/** A family of type in sizes for three devices. @param {number} large @param {number} middle @param {number} small @param {Settings} [more] */
export const type = (large, middle, small, more = {}) => ({
  typography_typography: 'custom',
  typography_font_size: size(large),
  typography_font_size_tablet: size(middle),
  typography_font_size_mobile: size(small),
  ...more,
  ...wholeLines(large, middle, small, more),
});

/** Lines of whole pixels: browsers round others each in their own way, and a page of many lines would end elsewhere. @param {number} large @param {number} middle @param {number} small @param {Settings} more */
function wholeLines(large, middle, small, { typography_line_height: line }) {
  if (typeof line !== 'object' || line === null || !('unit' in line) || line.unit !== 'em') return {};
  const { size: ratio } = /** @type {{ size: number }} */ (/** @type {unknown} */ (line));
  return {
    typography_line_height: size(Math.round(large * ratio)),
    typography_line_height_tablet: size(Math.round(middle * ratio)),
    typography_line_height_mobile: size(Math.round(small * ratio)),
  };
}

/** Lines of running text. */
export const running = { typography_line_height: size(1.6, 'em') };

/** The headings of the house. */
export const serif = {
  typography_font_family: 'Fraunces',
  typography_font_weight: '500',
  typography_line_height: size(1.08, 'em'),
};

/** A small line above a heading. @param {string} words */
export const eyebrow = (words) =>
  heading(words, {
    header_size: 'p',
    ...type(14, 14, 13, {
      typography_font_family: 'Instrument Sans',
      typography_font_weight: '600',
      typography_text_transform: 'uppercase',
      typography_letter_spacing: size(1.6),
    }),
    ...colors({ title_color: 'accent' }),
  });
