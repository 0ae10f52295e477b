import { FIRST_DEVICE_MINIMUM_PX } from '../limits.ts';

export type DeviceName = 'mobile' | 'mobile_extra' | 'tablet' | 'tablet_extra' | 'laptop' | 'widescreen';
/** Without a breakpoint of its own it is what the others leave. */
export type Device = DeviceName | 'desktop';

/** Of our own documents; pages that others drew may name devices of their own. */
export interface Breakpoint<Name extends string = DeviceName> {
  readonly name: Name;
  readonly label: string;
  readonly value: number;
  readonly defaultValue: number;
  readonly direction: 'max' | 'min';
  readonly isEnabled: boolean;
}

export const activeBreakpoints = <Name extends string>(
  all: readonly Breakpoint<Name>[],
): readonly Breakpoint<Name>[] => all.filter(({ isEnabled }) => isEnabled);

export interface DeviceListOptions {
  /** Default false: desktop is what is between the others, and has no width of its own. */
  readonly withDesktop?: boolean;
  /** Default false. */
  readonly largeToSmall?: boolean;
}

/** Names of the active devices, small to large. Desktop is the last, or stands before a widescreen. */
export function deviceList<Name extends string>(
  all: readonly Breakpoint<Name>[],
  { withDesktop = false, largeToSmall = false }: DeviceListOptions = {},
): readonly (Name | 'desktop')[] {
  const names: (Name | 'desktop')[] = activeBreakpoints(all).map(({ name }) => name);
  if (withDesktop) names.splice(names.at(-1) === 'widescreen' ? -1 : names.length, 0, 'desktop');
  return largeToSmall ? names.toReversed() : names;
}

/** Any device beside mobile and tablet is on, or one that is on has another limit than by default. */
export const hasCustomBreakpoints = (all: readonly Breakpoint[]): boolean =>
  activeBreakpoints(all).some(
    ({ name, value, defaultValue }) => (name !== 'mobile' && name !== 'tablet') || value !== defaultValue,
  );

/** The width from which a page is that of the desktop. */
export function desktopMinimum(all: readonly Breakpoint<string>[]): number {
  const below = belowDesktop(all);
  return below ? below.value + 1 : FIRST_DEVICE_MINIMUM_PX;
}

/** The device just below desktop. */
export const belowDesktop = <Name extends string>(
  all: readonly Breakpoint<Name>[],
): Breakpoint<Name> | undefined => activeBreakpoints(all).findLast(({ direction }) => direction === 'max');

/** The width from which a page is that of a device; the first one's is 320, whatever its limit. */
export function deviceMinimum(all: readonly Breakpoint<string>[], device: string): number {
  if (device === 'desktop') return desktopMinimum(all);
  const active = activeBreakpoints(all);
  const at = active.findIndex(({ name }) => name === device);
  if (device === 'widescreen') return all.find(({ name }) => name === device)?.value ?? 0;
  return at <= 0 ? FIRST_DEVICE_MINIMUM_PX : (active[at - 1]?.value ?? 0) + 1;
}

const MOBILE_PX = 767;

/** The width from which things may stand beside each other: where tablets begin. */
export function wideMinimum(all: readonly Breakpoint[]): number {
  const below = activeBreakpoints(all).findLast(({ name }) => name === 'mobile' || name === 'mobile_extra');
  return (below?.value ?? MOBILE_PX) + 1;
}

/** Where a device's values count: of all narrower devices too, since each inherits from the next larger. */
export function mediaQuery(all: readonly Breakpoint[], device: Device): string | null {
  const found = activeBreakpoints(all).find(({ name }) => name === device);
  return found ? `(${found.direction}-width:${found.value}px)` : null;
}

/** Where a device alone is. */
export function deviceRange(all: readonly Breakpoint[], device: Device): string {
  const active = activeBreakpoints(all);
  const from = active[0]?.name === device ? null : deviceMinimum(all, device);
  const own = active.find(({ name }) => name === device);
  const wider = device === 'desktop' ? active.find(({ direction }) => direction === 'min') : undefined;
  const to = own?.direction === 'max' ? own.value : wider ? wider.value - 0.02 : null;
  return [from !== null && `(min-width:${from}px)`, to !== null && `(max-width:${to}px)`]
    .filter((part) => part !== false)
    .join(' and ');
}
