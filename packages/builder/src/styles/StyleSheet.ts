import {
  activeBreakpoints,
  type Breakpoint,
  desktopMinimum,
  type Device,
  mediaQuery,
  wideMinimum,
} from '../settings/breakpoints.ts';
import { tidyVariables } from './containerVariables.ts';
import { shareRules } from './shareRules.ts';
import { createShortNames } from './shortNames.ts';

export interface StyleSheet {
  /** All that may have values of their own. */
  readonly devices: readonly Device[];
  /** A device, and those that it takes values from where it has none, the next one first. */
  inheritance(device: Device): readonly Device[];
  /** Declarations for a device and all that inherit from it. */
  add(device: Device, selector: string, declarations: string): void;
  /** The same, but for nothing narrower than a tablet: widths beside each other make no sense on a phone. */
  addWide(device: Device, selector: string, declarations: string): void;
  /** Declarations for desktops and what is wider. */
  addDesktop(selector: string, declarations: string): void;
  raw(css: string): void;
  /** Says that a class names one element, whose rules others that say the same may share. */
  share(name: string, holdsOthers: boolean): void;
  /** The rules, and the HTML of the elements that they are for, with the classes that they are known by there; `others`: all rules that stand beside them. */
  write(html: string, others: string): { readonly css: string; readonly html: string };
  toString(): string;
}

/** Collects rules and writes them without a query first, then for devices from large to small, then for wider ones: each wins over the one before it. */
export function createStyleSheet(breakpoints: readonly Breakpoint[], prefix = ''): StyleSheet {
  type Block = Map<string, string[]>;
  const rules = new Map<Device, Block>();
  const wide = new Map<Device, Block>();
  const desktop = new Map<Device, Block>();
  const raw: string[] = [];
  const addTo = (
    blocks: Map<Device, Block>,
    device: Device,
    selector: string,
    declarations: string,
  ): void => {
    const block = blocks.get(device) ?? new Map<string, string[]>();
    if (block.size === 0) blocks.set(device, block);
    const parts = block.get(selector);
    if (parts) parts.push(declarations);
    else block.set(selector, [declarations]);
  };
  const elements = new Map<string, boolean>();
  const shortNames = createShortNames(prefix);
  let tidy = (declarations: string): string => declarations;
  const written = (block: Block = new Map()): string => shareRules(tidied(block, tidy), elements, shortNames);
  const within = (query: string, css: string): string => (css === '' ? '' : `@media ${query}{${css}}`);
  const active = activeBreakpoints(breakpoints);
  const narrower = active.filter(({ direction }) => direction === 'max').map(({ name }) => name);
  const chains = new Map<Device, readonly Device[]>([
    ['desktop', ['desktop']],
    ['widescreen', ['widescreen', 'desktop']],
    ...narrower.map((name, at) => [name, [...narrower.slice(at), 'desktop']] as const),
  ]);
  const sheet: StyleSheet = {
    devices: ['desktop', ...active.map(({ name }) => name)],
    inheritance: (device) => chains.get(device) ?? ['desktop'],
    add: (device, selector, declarations) => addTo(rules, device, selector, declarations),
    addWide: (device, selector, declarations) => addTo(wide, device, selector, declarations),
    addDesktop: (selector, declarations) => addTo(desktop, 'desktop', selector, declarations),
    raw: (css) => void raw.push(css),
    // Documents may have a name twice.
    share: (name, holdsOthers) => void elements.set(name, holdsOthers || elements.get(name) === true),
    write(html, others) {
      const parts = [rules, wide, desktop].flatMap((blocks) =>
        [...blocks.values()].flatMap((block) => [...block.values()].flat()),
      );
      tidy = tidyVariables(others + raw.join(), parts);
      const css = sheet.toString();
      return { css, html: html.replaceAll(OWN_NAME, (start, name: string) => start + shortNames.on(name)) };
    },
    toString() {
      const order = [
        ...active.filter(({ direction }) => direction === 'max').toReversed(),
        ...active.filter(({ direction }) => direction === 'min'),
      ];
      const from = `(min-width:${wideMinimum(breakpoints)}px)`;
      const queries = order.flatMap(({ name }) => {
        const query = mediaQuery(breakpoints, name) ?? '';
        return [
          within(`${query} and ${from}`, written(wide.get(name))),
          within(query, written(rules.get(name))),
        ];
      });
      const text = [
        written(rules.get('desktop')),
        within(from, written(wide.get('desktop'))),
        within(`(min-width:${desktopMinimum(breakpoints)}px)`, written(desktop.get('desktop'))),
        ...queries,
        ...raw,
      ]
        .filter((part) => part !== '')
        .join('\n');
      // It stands in a style element, which a closing tag in a text would end.
      return text.replaceAll(/<(?=\/|!--)/g, '\\3c ');
    },
  };
  return sheet;
}

/** Rules of which nothing is left say nothing. */
function tidied(
  block: ReadonlyMap<string, readonly string[]>,
  tidy: (declarations: string) => string,
): ReadonlyMap<string, readonly string[]> {
  const kept = new Map<string, readonly string[]>();
  for (const [selector, parts] of block) {
    const left = parts.map((part) => shortSides(tidy(part))).filter((part) => part !== '');
    if (left.length > 0) kept.set(selector, left);
  }
  return kept;
}

const FOUR_SIDES =
  /(^|;)(padding|margin|border-width|border-radius):([^\s;]+) ([^\s;]+) ([^\s;]+) ([^\s;]+)(?=;|$)/g;

/** `12px 12px 12px 12px` is `12px`. */
const shortSides = (declarations: string): string =>
  declarations.includes(' ')
    ? declarations.replaceAll(FOUR_SIDES, (all, before: string, name: string, ...sides: string[]) => {
        const [top, right, bottom, left] = sides;
        if (right !== left) return all;
        const rest = top !== bottom ? [top, right, bottom] : top !== right ? [top, right] : [top];
        return `${before}${name}:${rest.join(' ')}`;
      })
    : declarations;

/** How the classes of every element begin. */
const OWN_NAME = /class="elementor-element (elementor-element-[\w-]+)/g;
