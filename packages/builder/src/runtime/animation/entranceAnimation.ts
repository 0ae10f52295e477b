import type { Breakpoints } from '../breakpoints/Breakpoints.ts';
import { currentDeviceValue } from '../breakpoints/deviceValue.ts';
import { entranceDelayMs } from './entranceDelay.ts';
import type { Settings } from '../settings/readSettings.ts';

export interface EntranceAnimation {
  /** "none": it only comes to be seen. */
  readonly name: string;
  readonly delayMs: number;
}

/** How an element comes in on this device; null where it says nothing of it. */
export function entranceAnimation(
  settings: Settings,
  context: { readonly breakpoints: Breakpoints; readonly device: string },
): EntranceAnimation | null {
  const name =
    currentDeviceValue(settings, 'animation', context) || currentDeviceValue(settings, '_animation', context);
  if (typeof name !== 'string' || name === '') return null;
  return { name, delayMs: entranceDelayMs(settings) };
}
