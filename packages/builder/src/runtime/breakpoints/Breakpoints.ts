import {
  activeBreakpoints,
  belowDesktop,
  type Breakpoint,
  desktopMinimum,
  type DeviceListOptions,
  deviceList,
  deviceMinimum,
} from '../../settings/breakpoints.ts';

/** A breakpoint as a page's configuration says it. */
export interface BreakpointEntry {
  readonly label: string;
  readonly value: number;
  readonly default_value: number;
  readonly direction: 'max' | 'min';
  readonly is_enabled: boolean;
}

export type BreakpointEntries = Readonly<Record<string, BreakpointEntry>>;

/** Breakpoints in the words of a page's configuration. */
export const breakpointEntries = (breakpoints: readonly Breakpoint<string>[]): BreakpointEntries =>
  Object.fromEntries(
    breakpoints.map(({ name, label, value, defaultValue, direction, isEnabled }) => [
      name,
      { label, value, default_value: defaultValue, direction, is_enabled: isEnabled },
    ]),
  );

const readEntries = (entries: BreakpointEntries): readonly Breakpoint<string>[] =>
  Object.entries(entries).map(([name, { label, value, default_value, direction, is_enabled }]) => ({
    name,
    label,
    value,
    defaultValue: default_value,
    direction,
    isEnabled: is_enabled,
  }));

/** Which devices a page knows, and where each begins and ends: for its script and for extensions. */
export interface Breakpoints {
  /** Those that are in use, small to large. */
  readonly active: ReadonlyMap<string, Breakpoint<string>>;
  names(options?: DeviceListOptions): readonly string[];
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
export function breakpointsFrom(entries: BreakpointEntries): Breakpoints {
  const all = readEntries(entries);
  const list = activeBreakpoints(all);
  const active = new Map(list.map((each) => [each.name, each]));
  return {
    active,
    names: (options) => deviceList(all, options),
    belowDesktop: () => belowDesktop(all)?.name,
    desktopMinimum: () => desktopMinimum(all),
    values: () => list.map(({ value }) => value),
    // The original hands back the whole entry of a widescreen that is not in use; a number is a number here.
    minimumOf: (device) => deviceMinimum(all, device),
    suffixPattern: () => new RegExp(`${list.map(({ name }) => `_${name}`).join('|')}$`),
    deviceAt(widthPx) {
      const fits = list.find(({ direction, value }) => direction === 'max' && widthPx <= value);
      if (fits) return fits.name;
      return widthPx >= (active.get('widescreen')?.value ?? Number.POSITIVE_INFINITY)
        ? 'widescreen'
        : 'desktop';
    },
  };
}
