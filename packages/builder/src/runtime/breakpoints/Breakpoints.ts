import { LEAST_WIDTH_PX } from '../limits.ts';

/** A breakpoint as a page's configuration says it. */
export interface BreakpointEntry {
  readonly label: string;
  readonly value: number;
  readonly default_value: number;
  readonly direction: 'max' | 'min';
  readonly is_enabled: boolean;
}

export type BreakpointEntries = Readonly<Record<string, BreakpointEntry>>;

const entry = (
  label: string,
  value: number,
  is_enabled = false,
  direction: 'max' | 'min' = 'max',
): BreakpointEntry => ({ label, value, default_value: value, direction, is_enabled });

/** What a page without a configuration has. */
export const DEFAULT_BREAKPOINTS: BreakpointEntries = {
  mobile: entry('Mobile Portrait', 767, true),
  mobile_extra: entry('Mobile Landscape', 880),
  tablet: entry('Tablet Portrait', 1024, true),
  tablet_extra: entry('Tablet Landscape', 1200),
  laptop: entry('Laptop', 1366),
  widescreen: entry('Widescreen', 2400, false, 'min'),
};

export interface DeviceListOptions {
  /** Default false: desktop is what is between the others, and has no width of its own. */
  readonly withDesktop?: boolean;
  /** Default false. */
  readonly largeToSmall?: boolean;
}

/** Which devices a page knows, and where each begins and ends. */
export interface Breakpoints {
  /** Those that are in use, small to large. */
  readonly active: ReadonlyMap<string, BreakpointEntry>;
  names(options?: DeviceListOptions): string[];
  values(): number[];
  /** The device just below desktop. */
  belowDesktop(): string | undefined;
  desktopMinimum(): number;
  minimumOf(device: string): number;
  /** Of keys that end in a device's name. The original binds its `$` to the last name alone; so do we, as its data was written by it. */
  suffixPattern(): RegExp;
  deviceAt(widthPx: number): string;
}

/** From the entries of a page's configuration, in their order: small to large. */
export function createBreakpoints(entries: BreakpointEntries = DEFAULT_BREAKPOINTS): Breakpoints {
  const active = new Map(Object.entries(entries).filter(([, { is_enabled }]) => is_enabled));
  const keys = [...active.keys()];
  const valueOf = (name: string): number => (active.get(name) ?? entries[name])?.value ?? 0;

  const belowDesktop = (): string | undefined => {
    const last = keys.at(-1);
    return last !== undefined && active.get(last)?.direction === 'min' ? keys.at(-2) : last;
  };
  const names = ({ withDesktop = false, largeToSmall = false }: DeviceListOptions = {}): string[] => {
    const list = [...keys];
    // Only what is wider than desktop stands after it.
    if (withDesktop) list.splice(active.has('widescreen') ? -1 : list.length, 0, 'desktop');
    return largeToSmall ? list.toReversed() : list;
  };
  const desktopMinimum = (): number => {
    const below = belowDesktop();
    return below === undefined ? LEAST_WIDTH_PX : valueOf(below) + 1;
  };

  return {
    active,
    names,
    belowDesktop,
    desktopMinimum,
    values: () => keys.map(valueOf),
    minimumOf(device) {
      if (device === 'desktop') return desktopMinimum();
      // The original hands back the whole entry of a widescreen that is not in use; a number is a number here.
      if (device === 'widescreen') return valueOf(device);
      const before = keys[keys.indexOf(device) - 1];
      return before === undefined ? LEAST_WIDTH_PX : valueOf(before) + 1;
    },
    suffixPattern: () => new RegExp(`${keys.map((key) => `_${key}`).join('|')}$`),
    deviceAt(widthPx) {
      const fits = keys.find((key) => active.get(key)?.direction === 'max' && widthPx <= valueOf(key));
      if (fits !== undefined) return fits;
      return active.has('widescreen') && widthPx >= valueOf('widescreen') ? 'widescreen' : 'desktop';
    },
  };
}
