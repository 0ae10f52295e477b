import type { Look } from '../Look.ts';
import { chapterTabs } from './chapters.ts';
import { chipTabs } from './chips.ts';
import { ledgerTabs } from './ledger.ts';
import { plateTabs } from './plates.ts';
import { ribbonTabs } from './ribbon.ts';
import { underlineTabs } from './underline.ts';

/** Ready-made looks by name; the first serves where a document names none that is known. */
export const TAB_LOOKS: Readonly<Record<string, Look>> = {
  'vt-plates': plateTabs,
  'vt-chapters': chapterTabs,
  'vt-underline': underlineTabs,
  'vt-chips': chipTabs,
  'vt-ledger': ledgerTabs,
  'vt-ribbon': ribbonTabs,
};
