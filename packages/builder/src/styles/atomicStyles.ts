import { isObject, type JsonObject } from '@vitrine/model';
import type { Device } from '../settings/breakpoints.ts';
import { lookUp } from '../settings/Settings.ts';
import { safeCss, sizedOf } from './cssValue.ts';
import type { StyleSheet } from './StyleSheet.ts';

const PROPERTY = /^[a-z][a-z-]{1,40}$/;
const STATES: Readonly<Record<string, string>> = {
  hover: ':hover',
  focus: ':focus-visible',
  active: ':active',
};
const DEVICES: ReadonlySet<string> = new Set([
  'mobile',
  'mobile_extra',
  'tablet',
  'tablet_extra',
  'laptop',
  'widescreen',
]);

/** Classes of the fourth generation: `{"e-1a2b-3c": {variants: [{meta: {breakpoint, state}, props: {color: "#fff"}}]}}`, typed values taken out. */
export function applyAtomicStyles(sheet: StyleSheet, scope: string, styles: JsonObject): void {
  for (const [key, style] of Object.entries(styles)) {
    if (!isObject(style)) continue;
    const name = String(style['id'] ?? key);
    if (!/^[\w-]{1,80}$/.test(name) || !Array.isArray(style['variants'])) continue;
    for (const variant of style['variants'].filter(isObject)) {
      const meta = isObject(variant['meta']) ? variant['meta'] : {};
      const device = DEVICES.has(String(meta['breakpoint'])) ? (meta['breakpoint'] as Device) : 'desktop';
      const css = isObject(variant['props']) ? declarationsOf(variant['props']) : '';
      if (css !== '')
        sheet.add(device, `${scope} .${name}${lookUp(STATES, String(meta['state'])) ?? ''}`, css);
    }
  }
}

const declarationsOf = (props: JsonObject): string =>
  Object.entries(props)
    .filter(([name]) => PROPERTY.test(name))
    .flatMap(([name, value]) => declarationOf(name, value))
    .join(';');

const SIDES = [
  'block-start',
  'block-end',
  'inline-start',
  'inline-end',
  'start-start',
  'start-end',
  'end-start',
  'end-end',
];

function declarationOf(name: string, value: unknown): string[] {
  if (name === 'background' && isObject(value)) {
    const color = safeCss(value['color']);
    return color === '' ? [] : [`background-color:${color}`];
  }
  const whole = valueOf(value);
  if (whole !== '') return [`${name}:${whole}`];
  if (!isObject(value)) return [];
  return SIDES.flatMap((side) => {
    const part = valueOf(value[side]);
    if (part === '') return [];
    const [before = '', after] = name.split('-');
    return [
      after === 'radius'
        ? `${before}-${side}-radius:${part}`
        : after === 'width'
          ? `${before}-${side}-width:${part}`
          : `${name}-${side}:${part}`,
    ];
  });
}

function valueOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return safeCss(value);
  if (isObject(value) && 'size' in value) {
    const sized = sizedOf(value);
    return sized ? sized.size + sized.unit : value['unit'] === 'auto' ? 'auto' : '';
  }
  return '';
}
