import { arrowsAt, glanceAt } from '@vitrine/model';
import { loadArrows } from '../nav/loadArrows.ts';
import type { Parts } from '../module/CompiledModule.ts';

type Isolated<Name extends keyof Parts> = readonly [
  /** What a document names that needs it. */
  asks: string,
  load: (document: unknown) => Promise<NonNullable<Parts[Name]>>,
];

const MOVES = 'tl hov hover mod viSH tr actions';
const FILMS = 'video kind=video kind=audio';
const EFFECTS = 'mod settings.mod settings.sbt';
const ROWS = 'nav.bullets nav.tabs nav.thumbs';
const NAV = `nav.arrows nav.scrubber ${ROWS}`;
/** Looks of ours that hold markup. */
export const MARKED_ARROWS = 'arrows=vt-line arrows=vt-peek arrows=vt-pill';

/** One line a part: who needs it, and where it is. A document is only glanced at: reading it takes some of them. */
const PARTS: { readonly [Name in keyof Required<Parts>]: Isolated<Name> } = {
  // Whatever may ever do more than stand there.
  live: [
    `slides hides type=carousel settings.pbar ${MOVES} ${FILMS} ${EFFECTS} ${NAV}`,
    () => import('../live/part.ts'),
  ],
  motion: [MOVES, () => import('../motion/part.ts')],
  hover: ['hov hover', () => import('../hover/part.ts')],
  actions: ['actions', () => import('../actions/part.ts')],
  links: ['actions href tag=a', () => import('../links/part.ts')],
  media: [FILMS, () => import('../media/part.ts')],
  paint: ['paint settings.codes', () => import('../paint/part.ts')],
  markup: [
    `markup nav.scrubber ${ROWS} ${MARKED_ARROWS}`,
    async () => {
      const markup = await import('../html/part.ts');
      await markup.loadSanitizer();
      return markup;
    },
  ],
  carousel: ['type=carousel', () => import('../carousel/part.ts')],
  controls: ['slides', () => import('../controls/part.ts')],
  nav: [NAV, () => import('../nav/part.ts')],
  arrows: ['nav.arrows', (document) => loadArrows(arrowsAt(document))],
  rows: [ROWS, () => import('../nav/rows.ts')],
  ownLooks: ['looks', () => import('../nav/looks/part.ts')],
  bullets: ['nav.bullets', async () => (await import('../nav/kinds/bullets.ts')).bullets],
  tabs: ['nav.tabs', async () => (await import('../nav/kinds/tabs.ts')).tabs],
  thumbs: ['nav.thumbs', async () => (await import('../nav/kinds/thumbs.ts')).thumbs],
  scrubber: ['nav.scrubber', () => import('../nav/scrubber/part.ts')],
  progress: ['settings.pbar', () => import('../progress/part.ts')],
  effects: [EFFECTS, () => import('../effects/part.ts')],
};

/** Fetches what a module needs to be read and drawn; a part that cannot be had is told and done without. */
export async function loadParts(document: unknown): Promise<Parts> {
  const glance = glanceAt(document);
  const isUsed = ([asks]: readonly [string, unknown]): boolean =>
    asks.split(' ').some((name) => glance.has(name));
  // A show that runs from the start can be stopped from the start.
  const button = glance.has('slides') && glance.has('auto') ? import('../controls/ShownButton.tsx') : null;
  const loaded = Object.entries(PARTS).flatMap(([name, part]) =>
    isUsed(part)
      ? part[1](document).then(
          (it) => [[name, it]],
          (error: unknown) => (console.error(error), []),
        )
      : [],
  );
  const parts = Object.fromEntries((await Promise.all(loaded)).flat()) as Parts;
  await button?.catch(console.error);
  // What lives is read by its readers; without them it stands there.
  return isUsed(PARTS.live) && !parts.live ? {} : parts;
}
