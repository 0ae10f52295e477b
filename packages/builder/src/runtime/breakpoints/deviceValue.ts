import type { Settings } from '../settings/readSettings.ts';
import type { Breakpoints } from './Breakpoints.ts';

const isSaid = (value: unknown): boolean => Boolean(value) || value === 0;

/** A setting as the device in hand has it: its own value, else the next larger device's, else the plain one. */
export function currentDeviceValue(
  settings: Settings,
  key: string,
  { breakpoints, device }: { readonly breakpoints: Breakpoints; readonly device: string },
): unknown {
  if (device === 'widescreen') return settings[`${key}_widescreen`] || settings[key];
  const devices = breakpoints.names({ withDesktop: true, largeToSmall: true });
  // The largest is left out: its value is the plain one.
  for (let at = devices.indexOf(device); at > 0; at--) {
    const value = settings[`${key}_${devices[at]}`];
    if (isSaid(value)) return value;
  }
  return settings[key];
}

/** A responsive setting, or the member of it (`size`) that is asked for, where it is an object. */
export function responsiveValue(
  settings: Settings,
  key: string,
  {
    breakpoints,
    device,
    member = '',
  }: { readonly breakpoints: Breakpoints; readonly device: string; readonly member?: string },
): unknown {
  const read = (name: string): unknown => {
    const value = settings[name === 'desktop' ? key : `${key}_${name}`];
    return member && typeof value === 'object' && value !== null
      ? (value as Readonly<Record<string, unknown>>)[member]
      : value;
  };
  if (device === 'widescreen') {
    const own = read('widescreen');
    return isSaid(own) ? own : read('desktop');
  }
  const devices = breakpoints.names({ withDesktop: true });
  for (let at = Math.max(0, devices.indexOf(device)); at < devices.length; at++) {
    const name = devices[at] ?? 'desktop';
    const value = read(name);
    if (isSaid(value) || name === 'desktop') return value;
  }
  return read('desktop');
}
