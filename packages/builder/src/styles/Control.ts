import { isObject } from '@vitrine/model';
import { type Condition, isMet } from '../settings/conditions.ts';
import type { Device } from '../settings/breakpoints.ts';
import { baseKey, deviceKey } from '../settings/readBreakpoints.ts';
import { isEmpty, lookUp, type Settings } from '../settings/Settings.ts';
import { cssUrl, safeCss, sizedOf } from './cssValue.ts';
import { globalColor, readGlobal } from './globals.ts';
import type { StyleSheet } from './StyleSheet.ts';

/** What paints an element by one of its settings, for each device that has a value. `&` in selectors is the element. */
export interface ControlRule {
  readonly key: string;
  readonly selector: string;
  /** `color:{{VALUE}}`, `width:{{SIZE}}{{UNIT}}`, `padding:{{TOP}}{{UNIT}} …`, `background-image:{{URL}}`, `{{other.SIZE}}`. */
  readonly css: string;
  readonly when?: Condition | undefined;
  /** What values stand for, where that is not themselves. */
  readonly words?: Readonly<Record<string, string>> | undefined;
  /** Of a width: it does not count below tablets, unless a narrower device says one itself. */
  readonly isWide?: boolean;
  /** Of desktops and what is wider, and of nothing else. */
  readonly isDesktop?: boolean;
  /** What counts where nothing is stored and the condition holds: documents store only what differs from it. */
  readonly byDefault?: Readonly<Partial<Record<Device, unknown>>>;
}

/** Settings that only together say something. */
export interface PaintRule {
  readonly keys: readonly string[];
  readonly selector: string;
  /** `at` gives a setting as the device has it, inherited from larger ones. */
  readonly paint: (at: (key: string) => unknown, tools: PaintTools) => string;
  readonly when?: Condition | undefined;
}

/** A kit's typography in the place of the element's own. */
export interface FontRule {
  readonly font: string;
  readonly selector: string;
  readonly own: PaintRule;
}

export type Control = ControlRule | PaintRule | FontRule;

export interface PaintTools {
  readonly toUrl: (url: string) => string;
  /** A colour as CSS, by itself or as the kit's. */
  readonly color: (key: string) => string;
  /** Asks for a family of fonts. */
  readonly useFont: (family: string) => void;
  readonly genericFonts: string;
  /** A typography of the kit, as declarations; empty: there is none. */
  readonly globalFont: (id: string) => string;
}

export const rule = (
  key: string,
  selector: string,
  css: string,
  more: Pick<ControlRule, 'when' | 'words' | 'isWide' | 'isDesktop' | 'byDefault'> = {},
): ControlRule => ({ key, selector, css, ...more });

export interface Painting {
  readonly sheet: StyleSheet;
  /** The element's own selector. */
  readonly wrapper: string;
  readonly settings: Settings;
  readonly tools: Omit<PaintTools, 'color'>;
}

/** Writes what the settings of an element say. */
export function applyControls(painting: Painting, controls: readonly Control[]): void {
  for (const at of presentControls(controls, painting.settings)) {
    const control = controls[at];
    if (control) applyControl(painting, control);
  }
}

function applyControl(painting: Painting, control: Control): void {
  if ('font' in control) applyFont(painting, control);
  else if (!isMet(control.when, painting.settings)) return;
  else if ('keys' in control) applyPaint(painting, control);
  else applyRule(painting, control);
}

/** Places of controls in their list, by the settings that they read; `always`: by none that must be there. */
interface ControlIndex {
  readonly byKey: ReadonlyMap<string, readonly number[]>;
  readonly always: readonly number[];
}

const indexes = new WeakMap<readonly Control[], ControlIndex>();

/** Lists of controls are tables that never change, so each is looked through once. */
function indexOf(controls: readonly Control[]): ControlIndex {
  const known = indexes.get(controls);
  if (known) return known;
  const byKey = new Map<string, number[]>();
  const always: number[] = [];
  for (const [at, control] of controls.entries()) {
    if ('byDefault' in control) always.push(at);
    const keys =
      'font' in control ? [`${control.font}_typography`] : 'keys' in control ? control.keys : [control.key];
    for (const key of keys) {
      const places = byKey.get(key);
      if (places) places.push(at);
      else byKey.set(key, [at]);
    }
  }
  const index = { byKey, always };
  indexes.set(controls, index);
  return index;
}

/** Of hundreds of controls an element has values for a few, on any device, of its own or of the kit's: those, in their order. */
function presentControls(controls: readonly Control[], settings: Settings): readonly number[] {
  const { byKey, always } = indexOf(controls);
  const found = new Set(always);
  const look = (key: string): void => {
    for (const at of byKey.get(key) ?? byKey.get(baseKey(key)) ?? NONE) found.add(at);
  };
  for (const key of Object.keys(settings)) look(key);
  const shared = settings['__globals__'];
  if (isObject(shared)) for (const key of Object.keys(shared)) look(key);
  return [...found].sort((one, other) => one - other);
}

const NONE: readonly number[] = [];

const selectorOf = ({ wrapper }: Painting, selector: string): string =>
  selector === '' ? wrapper : selector.replaceAll('&', wrapper);

function applyRule(painting: Painting, control: ControlRule): void {
  const { key, selector, css, words, isWide, isDesktop, byDefault } = control;
  const { sheet, settings } = painting;
  for (const device of sheet.devices) {
    const stored = valueAt(settings, deviceKey(key, device));
    const value = isEmpty(stored) ? byDefault?.[device] : stored;
    if (isEmpty(value)) continue;
    const text = words ? worded(css, lookUp(words, String(value))) : filled(painting, css, value, device);
    if (text === '') continue;
    const add = isWide && !NARROW.has(device) ? sheet.addWide : sheet.add;
    if (!isDesktop) add(device, selectorOf(painting, selector), text);
    else if (device === 'desktop') sheet.addDesktop(selectorOf(painting, selector), text);
  }
}

/** What they say themselves counts for them. Widescreens are never narrow, so they need no limit. */
const NARROW: ReadonlySet<Device> = new Set<Device>(['mobile', 'mobile_extra', 'widescreen']);

const worded = (css: string, word: string | undefined): string =>
  word === undefined ? '' : css.replaceAll('{{VALUE}}', word);

/** A colour of the kit stands before the one that is stored. */
function valueAt(settings: Settings, key: string): unknown {
  return globalColor(settings, key) ?? settings[key];
}

const PLACEHOLDER = /\{\{(?:([\w-]+)\.)?([A-Z]+)\}\}/g;

/** A declaration as it is written: texts, and between them what is filled in. */
interface Template {
  readonly texts: readonly string[];
  readonly holes: readonly { readonly other: string | undefined; readonly name: string }[];
}

const templates = new Map<string, readonly Template[]>();

/** Templates stand in tables of controls, so each is read once. */
function templatesOf(css: string): readonly Template[] {
  const known = templates.get(css);
  if (known) return known;
  const read = css.split(';').map((declaration): Template => {
    const found = [...declaration.matchAll(PLACEHOLDER)];
    const ends = found.map(({ index, 0: whole }) => index + whole.length);
    return {
      texts: [
        ...found.map(({ index }, at) => declaration.slice(ends[at - 1] ?? 0, index)),
        declaration.slice(ends.at(-1) ?? 0),
      ],
      holes: found.map(([, other, name = '']) => ({ other, name })),
    };
  });
  templates.set(css, read);
  return read;
}

/** All declarations of a template; none when a place in any of them has no value: half of a margin is no margin (facts: documents §5). */
function filled(painting: Painting, css: string, value: unknown, device: Device): string {
  const whole: string[] = [];
  for (const template of templatesOf(css)) {
    const text = fill(painting, template, value, device);
    if (text === '') return '';
    whole.push(text);
  }
  return whole.join(';');
}

/** One declaration; empty when something in it has no value. */
function fill(painting: Painting, { texts, holes }: Template, value: unknown, device: Device): string {
  let text = texts[0] ?? '';
  for (const [at, { other, name }] of holes.entries()) {
    const from = other === undefined ? value : inherited(painting, other, device);
    const part = partOf(from, name, painting.tools.toUrl);
    // A unit may be empty: CSS as it is written has none.
    if (part === '' && name !== 'UNIT') return '';
    text += part + (texts[at + 1] ?? '');
  }
  return text;
}

function partOf(value: unknown, name: string, toUrl: (url: string) => string): string {
  if (name === 'VALUE') return typeof value === 'string' || typeof value === 'number' ? safeCss(value) : '';
  if (name === 'URL') return cssUrl(isObject(value) ? value['url'] : value, toUrl);
  if (name === 'SIZE') return sizedOf(value)?.size ?? '';
  if (name === 'UNIT') return unitOf(value);
  // Kits of old have one number for both gaps.
  if (!isObject(value)) return name === 'ROW' || name === 'COLUMN' ? (sizedOf(value)?.size ?? '') : '';
  const key = name.toLowerCase();
  return safeCss(value[key] ?? (key === 'row' || key === 'column' ? value['size'] : ''));
}

function unitOf(value: unknown): string {
  if (!isObject(value)) return sizedOf(value)?.unit ?? '';
  if ('size' in value && !('row' in value)) return sizedOf(value)?.unit ?? '';
  const unit = safeCss(value['unit']);
  return unit === 'custom' ? '' : unit || 'px';
}

/** The value of a device, or of the next larger one that has any. */
function inherited({ settings, sheet }: Painting, key: string, device: Device): unknown {
  for (const name of sheet.inheritance(device)) {
    const value = valueAt(settings, deviceKey(key, name));
    if (!isEmpty(value)) return value;
  }
  return undefined;
}

function applyPaint(painting: Painting, { keys, selector, paint }: PaintRule): void {
  for (const device of painting.sheet.devices) {
    if (!keys.some((key) => !isEmpty(valueAt(painting.settings, deviceKey(key, device))))) continue;
    const at = (key: string): unknown => inherited(painting, key, device);
    const css = paint(at, { ...painting.tools, color: (key) => safeCss(at(key)) });
    if (css !== '') painting.sheet.add(device, selectorOf(painting, selector), css);
  }
}

function applyFont(painting: Painting, { font, selector, own }: FontRule): void {
  const shared = readGlobal(painting.settings, `${font}_typography`);
  const css = shared && painting.tools.globalFont(shared.id);
  if (css) painting.sheet.add('desktop', selectorOf(painting, selector), css);
  else if (isMet(own.when, painting.settings)) applyPaint(painting, own);
}
