import { isObject } from '@vitrine/model';
import { type Breakpoint, type Device, deviceList } from './breakpoints.ts';
import type { Settings } from './Settings.ts';

/** Two ways lead from a device to its value, and real documents hold data that only one of them reads right. */

const counts = (value: unknown): boolean => Boolean(value) || value === 0;

/**
 * What entrances go by: from the device to larger ones, up to but not with the largest; else the plain key. Of a widescreen
 * a 0 does not count.
 * @public
 */
export function deviceSetting(
  settings: Settings,
  key: string,
  device: Device,
  breakpoints: readonly Breakpoint[],
): unknown {
  if (device === 'widescreen') return settings[`${key}_widescreen`] || settings[key];
  const devices = deviceList(breakpoints, { withDesktop: true, largeToSmall: true });
  for (let at = devices.indexOf(device); at > 0; at--) {
    const value = settings[`${key}_${devices[at]}`];
    if (counts(value)) return value;
  }
  return settings[key];
}

/** What spacings and offsets go by: from the device to larger ones until there is a value or a 0. An empty text is none. @public */
export function responsiveValue(
  settings: Settings,
  key: string,
  subKey: string | null,
  device: Device,
  breakpoints: readonly Breakpoint[],
): unknown {
  const at = (name: Device): unknown => {
    const value = settings[name === 'desktop' ? key : `${key}_${name}`];
    return subKey !== null && isObject(value) ? value[subKey] : value;
  };
  if (device === 'widescreen') return counts(at('widescreen')) ? at('widescreen') : at('desktop');
  const devices = deviceList(breakpoints, { withDesktop: true });
  const larger = devices.slice(Math.max(0, devices.indexOf(device)), devices.indexOf('desktop') + 1);
  const found = larger.find((name) => counts(at(name)));
  return found ? at(found) : at('desktop');
}
