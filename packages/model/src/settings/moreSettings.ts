import { SNAP_GAP_PX } from '../limits.ts';
import { optional } from '../reading/composites.ts';
import { anything, choice, flag, number, text } from '../reading/scalars.ts';
import { from, shape } from '../reading/shape.ts';
import { fonts } from './fonts.ts';
import { moduleCodes, preloader } from './general.ts';
import { modal } from './modal.ts';
import { source } from './source.ts';

/** What nobody asks for who shows it. */
export const moreSettings = {
  lazyLoad: optional(choice(['smart', 'single', 'all', 'none'], 'smart')),
  codes: moduleCodes,
  fonts,
  preloader: from('pLoader', preloader),
  modal: optional(modal),
  source,
  addOns: anything({}),
  migratedFrom: from('migrated', text()),
  snap: optional(
    shape({
      adjust: text('none'),
      gapPx: from('gap', number(SNAP_GAP_PX)),
      helpLines: from('helpLines', flag(false)),
    }),
  ),
};
