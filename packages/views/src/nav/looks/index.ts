import type { NavKindName } from '../navTypes.ts';
import { bareArrows } from './arrows/bare.ts';
import { discArrows } from './arrows/disc.ts';
import { glassArrows } from './arrows/glass.ts';
import { lineArrows } from './arrows/line.ts';
import { peekArrows } from './arrows/peek.ts';
import { pillArrows } from './arrows/pill.ts';
import { slabArrows } from './arrows/slab.ts';
import { barBullets } from './bullets/bars.ts';
import { dashBullets } from './bullets/dashes.ts';
import { diamondBullets } from './bullets/diamonds.ts';
import { dotBullets } from './bullets/dots.ts';
import { numberBullets } from './bullets/numbers.ts';
import { ringBullets } from './bullets/rings.ts';
import { trayBullets } from './bullets/tray.ts';
import type { Look } from './Look.ts';
import { chapterTabs } from './tabs/chapters.ts';
import { chipTabs } from './tabs/chips.ts';
import { ledgerTabs } from './tabs/ledger.ts';
import { plateTabs } from './tabs/plates.ts';
import { ribbonTabs } from './tabs/ribbon.ts';
import { underlineTabs } from './tabs/underline.ts';
import { captionThumbs } from './thumbs/captions.ts';
import { cardThumbs } from './thumbs/cards.ts';
import { liftThumbs } from './thumbs/lift.ts';
import { printThumbs } from './thumbs/prints.ts';
import { roundThumbs } from './thumbs/rounds.ts';
import { stripThumbs } from './thumbs/strip.ts';

/** Ready-made looks by name; the first of each kind serves where a document names none that is known. */
export const LOOKS: Readonly<Record<NavKindName, Readonly<Record<string, Look>>>> = {
  arrows: {
    'vt-glass': glassArrows,
    'vt-disc': discArrows,
    'vt-slab': slabArrows,
    'vt-line': lineArrows,
    'vt-bare': bareArrows,
    'vt-pill': pillArrows,
    'vt-peek': peekArrows,
  },
  bullets: {
    'vt-dots': dotBullets,
    'vt-dashes': dashBullets,
    'vt-rings': ringBullets,
    'vt-numbers': numberBullets,
    'vt-bars': barBullets,
    'vt-diamonds': diamondBullets,
    'vt-tray': trayBullets,
  },
  tabs: {
    'vt-plates': plateTabs,
    'vt-chapters': chapterTabs,
    'vt-underline': underlineTabs,
    'vt-chips': chipTabs,
    'vt-ledger': ledgerTabs,
    'vt-ribbon': ribbonTabs,
  },
  thumbs: {
    'vt-prints': printThumbs,
    'vt-rounds': roundThumbs,
    'vt-strip': stripThumbs,
    'vt-captions': captionThumbs,
    'vt-cards': cardThumbs,
    'vt-lift': liftThumbs,
  },
};
