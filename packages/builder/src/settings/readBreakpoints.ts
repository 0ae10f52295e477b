import type { Breakpoint, Device, DeviceName } from './breakpoints.ts';
import { numberOf, type Settings } from './Settings.ts';

const KNOWN: readonly Omit<Breakpoint, 'value' | 'isEnabled'>[] = [
  { name: 'mobile', label: 'Mobile Portrait', defaultValue: 767, direction: 'max' },
  { name: 'mobile_extra', label: 'Mobile Landscape', defaultValue: 880, direction: 'max' },
  { name: 'tablet', label: 'Tablet Portrait', defaultValue: 1024, direction: 'max' },
  { name: 'tablet_extra', label: 'Tablet Landscape', defaultValue: 1200, direction: 'max' },
  { name: 'laptop', label: 'Laptop', defaultValue: 1366, direction: 'max' },
  { name: 'widescreen', label: 'Widescreen', defaultValue: 2400, direction: 'min' },
];

/** Kits of old wrote where the next larger device begins. */
const OLD_KEYS: Readonly<Partial<Record<DeviceName, string>>> = {
  mobile: 'viewport_md',
  tablet: 'viewport_lg',
};

const LARGEST_PX = 10_000;

const DEVICE_ENDS = KNOWN.map(({ name }) => `_${name}`);
/** Most keys end with none of these signs. */
const LAST_SIGNS = new Set(DEVICE_ENDS.map((end) => end.charCodeAt(end.length - 1)));

/** A setting's key without the device that its value is for. Asked for every setting of a page, so it must cost little. */
export function baseKey(key: string): string {
  if (!LAST_SIGNS.has(key.charCodeAt(key.length - 1))) return key;
  for (const end of DEVICE_ENDS) if (key.endsWith(end)) return key.slice(0, -end.length);
  return key;
}

const suffixes = new Map<string, Map<string, string>>();

/** The key of a setting's value for a device. Keys of tables are asked for in every element: a text that is put together anew has to be looked up anew, too. */
export function deviceKey(key: string, device: Device): string {
  if (device === 'desktop') return key;
  let known = suffixes.get(key);
  if (!known) suffixes.set(key, (known = new Map()));
  let suffixed = known.get(device);
  if (suffixed === undefined) known.set(device, (suffixed = `${key}_${device}`));
  return suffixed;
}

/** All devices, small to large, with what a kit says of them. Mobile and tablet are on unless it says otherwise. */
export function readBreakpoints(kit: Settings = {}): readonly Breakpoint[] {
  const list = kit['active_breakpoints'];
  const active = Array.isArray(list) && list.length > 0 ? list : ['viewport_mobile', 'viewport_tablet'];
  return KNOWN.map((known) => ({
    ...known,
    value: valueOf(kit, known),
    isEnabled: active.includes(`viewport_${known.name}`),
  }));
}

function valueOf(kit: Settings, { name, defaultValue }: Pick<Breakpoint, 'name' | 'defaultValue'>): number {
  const old = numberOf(kit, OLD_KEYS[name] ?? '');
  const value = numberOf(kit, `viewport_${name}`) ?? (old === null ? null : old - 1);
  return value !== null && value > 0 && value < LARGEST_PX ? Math.round(value) : defaultValue;
}
