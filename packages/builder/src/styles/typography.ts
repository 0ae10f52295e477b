import { isObject } from '@vitrine/model';
import type { Settings } from '../settings/Settings.ts';
import { type Control, type PaintTools, rule } from './Control.ts';
import { safeCss, sizedOf } from './cssValue.ts';

/** Keys of a typography, with the property that each sets and the unit that numbers have. */
const PROPERTIES: readonly (readonly [key: string, property: string, unit?: string])[] = [
  ['font_family', 'font-family'],
  ['font_size', 'font-size', 'px'],
  ['font_weight', 'font-weight'],
  ['text_transform', 'text-transform'],
  ['font_style', 'font-style'],
  ['text_decoration', 'text-decoration'],
  ['line_height', 'line-height', 'px'],
  ['letter_spacing', 'letter-spacing', 'px'],
  ['word_spacing', 'word-spacing', 'px'],
];

/** A group counts when it is switched on; a reference to the kit's stands in its place. */
export const typography = (name: string, selector: string): readonly Control[] => [
  {
    font: name,
    selector,
    own: {
      keys: PROPERTIES.map(([key]) => `${name}_${key}`),
      selector,
      when: { [`${name}_typography`]: ['custom', 'yes'] },
      paint: (at, tools) => declarations((key) => at(`${name}_${key}`), tools),
    },
  },
];

/** Declarations of the values that there are. */
function declarations(
  at: (key: string) => unknown,
  tools: Pick<PaintTools, 'useFont' | 'genericFonts'>,
): string {
  return PROPERTIES.flatMap(([key, property, unit]) => {
    const value = at(key);
    if (key === 'font_family') {
      const family = familyOf(value, tools.genericFonts);
      if (family === '') return [];
      tools.useFont(String(value));
      return [`${property}:${family}`];
    }
    const css = unit === undefined ? safeCss(value) : sizeOf(value, key === 'line_height' ? '' : unit);
    return css === '' ? [] : [`${property}:${css}`];
  }).join(';');
}

const sizeOf = (value: unknown, unit: string): string => {
  const sized = sizedOf(value, unit);
  return sized ? sized.size + sized.unit : '';
};

/** `"Roboto Slab", sans-serif`. */
function familyOf(value: unknown, generic: string): string {
  const name = typeof value === 'string' ? value.replaceAll(/["']/g, '').trim() : '';
  return safeCss(name) === '' || name.includes(',') ? '' : `"${name}", ${safeCss(generic) || 'sans-serif'}`;
}

/** Properties that a kit's typography says something about. */
export const typographyProperties = (font: Settings): readonly string[] =>
  PROPERTIES.filter(([key]) => saidOf(font, `typography_${key}`)).map(([, property]) => property);

/** The same, as references to its variables. */
export const globalTypography = (id: string, font: Settings, generic: string): string =>
  PROPERTIES.filter(([key]) => saidOf(font, `typography_${key}`))
    .map(([key, property]) => {
      const variable = `var(--e-global-typography-${id}-${property})`;
      return `${property}:${key === 'font_family' ? `${variable}, ${safeCss(generic) || 'sans-serif'}` : variable}`;
    })
    .join(';');

const saidOf = (font: Settings, key: string): boolean => {
  const value = font[key];
  return isObject(value)
    ? value['size'] !== '' && value['size'] !== undefined
    : value !== undefined && value !== '';
};

/** The variables of a kit's typography, by the values of one device. */
export const typographyVariables = (
  id: string,
  at: (key: string) => unknown,
  tools: Pick<PaintTools, 'useFont' | 'genericFonts'>,
): string =>
  declarations((key) => at(`typography_${key}`), tools)
    .split(';')
    .filter((each) => each !== '')
    .map(
      (each) => `--e-global-typography-${id}-${each.replace(/^font-family:("[^"]*").*/, 'font-family:$1')}`,
    )
    .join(';');

export const textShadow = (name: string, selector: string): Control => ({
  keys: [`${name}_text_shadow`, `${name}_text_shadow_type`],
  selector,
  when: { [`${name}_text_shadow_type`]: 'yes' },
  paint: (at) => {
    const css = shadowOf(at(`${name}_text_shadow`), ['horizontal', 'vertical', 'blur'], 'rgba(0,0,0,0.3)');
    return css && `text-shadow:${css}`;
  },
});

/** By default it lies right below, ten pixels soft. */
const PLAIN_SHADOW = { horizontal: 0, vertical: 0, blur: 10, spread: 0 };

/** Lengths in pixels, then the colour. */
export function shadowOf(value: unknown, lengths: readonly string[], byDefault: string): string {
  const shadow: Settings = { ...PLAIN_SHADOW, ...(isObject(value) ? value : {}) };
  const parts = lengths.map((key) => Number(shadow[key] ?? 0));
  const color = safeCss(shadow['color']) || byDefault;
  return parts.every(Number.isFinite) ? `${parts.map((part) => `${part}px`).join(' ')} ${color}` : '';
}

export const textStroke = (name: string, selector: string): readonly Control[] => [
  rule(`${name}_text_stroke`, selector, '-webkit-text-stroke-width:{{SIZE}}{{UNIT}}', {
    when: { [`${name}_text_stroke_type`]: 'yes' },
  }),
  rule(`${name}_stroke_color`, selector, '-webkit-text-stroke-color:{{VALUE}}', {
    when: { [`${name}_text_stroke_type`]: 'yes' },
  }),
];
