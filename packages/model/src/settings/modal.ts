import { MODAL_BACKDROP, MODAL_SPEED_MS } from '../limits.ts';
import { choice, flag, milliseconds, number, text } from '../reading/scalars.ts';
import type { Read } from '../reading/Reader.ts';
import { from, shape } from '../reading/shape.ts';
import { fill } from '../values/fill.ts';

/** spec/1 §2: what opens a modal by itself. The wire form of triggers is in no module seen; this is ours. */
const trigger = shape({
  /** Opens after so long; null: not by time. */
  delayMs: from(['delay', 'time'], milliseconds(null)),
  /** How far the page is scrolled (`600`, `600px`, `60%`), or a selector of what is scrolled to. */
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
  /** Whether the backdrop is drawn. */
  cover: flag(true),
  trigger: from(['trigger', 'triggers', 't'], trigger),
});
export type ModalSettings = Read<typeof modal>;
