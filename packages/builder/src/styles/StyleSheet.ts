import { activeBreakpoints, type Breakpoint, type Device, mediaQuery } from '../settings/breakpoints.ts';

export interface StyleSheet {
  readonly breakpoints: readonly Breakpoint[];
  /** Declarations for a device and all that inherit from it. */
  add(device: Device, selector: string, declarations: string): void;
  raw(css: string): void;
  toString(): string;
}

/** Collects rules and writes them without a query first, then for devices from large to small, then for wider ones: each wins over the one before it. */
export function createStyleSheet(breakpoints: readonly Breakpoint[]): StyleSheet {
  const rules = new Map<Device, Map<string, string[]>>();
  const raw: string[] = [];
  const blockOf = (device: Device): Map<string, string[]> => {
    const block = rules.get(device) ?? new Map<string, string[]>();
    rules.set(device, block);
    return block;
  };
  const written = (device: Device): string =>
    [...(rules.get(device) ?? [])].map(([selector, parts]) => `${selector}{${parts.join(';')}}`).join('\n');
  return {
    breakpoints,
    add(device, selector, declarations) {
      const block = blockOf(device);
      block.set(selector, [...(block.get(selector) ?? []), declarations]);
    },
    raw: (css) => void raw.push(css),
    toString() {
      const active = activeBreakpoints(breakpoints);
      const order = [
        ...active.filter(({ direction }) => direction === 'max').toReversed(),
        ...active.filter(({ direction }) => direction === 'min'),
      ];
      const queries = order.map(({ name }) => {
        const css = written(name);
        return css === '' ? '' : `@media ${mediaQuery(breakpoints, name)}{${css}}`;
      });
      const text = [written('desktop'), ...queries, ...raw].filter((part) => part !== '').join('\n');
      // It stands in a style element, which a closing tag in a text would end.
      return text.replaceAll(/<(?=\/|!--)/g, '\\3c ');
    },
  };
}
