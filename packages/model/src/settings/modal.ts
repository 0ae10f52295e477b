import { MODAL_BACKDROP, MODAL_SPEED_MS } from '../limits.ts';
import { optional } from '../reading/composites.ts';
import { choice, flag, milliseconds, number, text } from '../reading/scalars.ts';
import { from, shape } from '../reading/shape.ts';
import { fill } from '../values/fill.ts';

/** spec/1 §2: what opens a modal by itself. The wire form of triggers is in no module seen; this is ours. */
const trigger = shape({
  delayMs: from(['delay', 'time'], milliseconds(null)),
  scroll: text(),
  event: text(),
  hash: flag(true),
  once: from(['once', 'oneTime'], flag(false)),
  /** spec/1 §2: lifetime of the one-time cookie, in hours. */
  cookieHours: from('co', number(24)),
});

/** spec/1 §3, modal registration; `sp` is the name in the server's modal answer (spec/2 §7). */
export const modal = shape({
  use: from(['use', 'u'], flag(true)),
  background: from('bg', fill({ kind: 'solid', color: MODAL_BACKDROP })),
  speedMs: from(['speed', 'sp'], milliseconds(MODAL_SPEED_MS)),
  pageScroll: from('pS', flag(false)),
  horizontal: from('h', choice(['left', 'center', 'right'], 'center', { middle: 'center' })),
  vertical: from('v', choice(['top', 'middle', 'bottom'], 'middle', { center: 'middle', mid: 'middle' })),
  cover: flag(true),
  trigger: from(['trigger', 'triggers', 't'], optional(trigger)),
});
