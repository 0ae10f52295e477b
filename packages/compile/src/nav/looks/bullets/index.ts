import type { Look } from '../Look.ts';
import { barBullets } from './bars.ts';
import { dashBullets } from './dashes.ts';
import { diamondBullets } from './diamonds.ts';
import { dotBullets } from './dots.ts';
import { numberBullets } from './numbers.ts';
import { ringBullets } from './rings.ts';
import { trayBullets } from './tray.ts';

/** Ready-made looks by name; the first serves where a document names none that is known. */
export const BULLET_LOOKS: Readonly<Record<string, Look>> = {
  'vt-dots': dotBullets,
  'vt-dashes': dashBullets,
  'vt-rings': ringBullets,
  'vt-numbers': numberBullets,
  'vt-bars': barBullets,
  'vt-diamonds': diamondBullets,
  'vt-tray': trayBullets,
};
