import type { Module, ModuleSettings } from '@vitrine/model';
import { hasNavigation, hasRows } from '../nav/hasNavigation.ts';
import { loadArrows } from '../nav/loadArrows.ts';
import { isReadyMade } from '../nav/looks/isReadyMade.ts';
import { loadSanitizer } from './loadSanitizer.ts';
import type { Parts } from '../module/CompiledModule.ts';

type Isolated<Name extends keyof Parts> = {
  readonly isUsed: (settings: ModuleSettings, slideCount: number) => boolean;
  readonly load: (settings: ModuleSettings) => Promise<Parts[Name]>;
};

/** One line a part: who needs it, and where it is. */
const PARTS: { readonly [Name in keyof Required<Parts>]: Isolated<Name> } = {
  carousel: { isUsed: ({ type }) => type === 'carousel', load: () => import('../carousel/part.ts') },
  controls: {
    isUsed: (_, count) => count > 1,
    // A show that runs from the start can be stopped from the start.
    load: async ({ slideshow }) => {
      const button = slideshow.auto && import('../controls/ShownButton.tsx');
      return (await Promise.all([import('../controls/part.ts'), button]))[0];
    },
  },
  nav: { isUsed: ({ nav }) => hasNavigation(nav), load: () => import('../nav/part.ts') },
  arrows: {
    isUsed: ({ nav }) => nav.arrows?.on ?? false,
    load: async ({ nav: { arrows } }) => (arrows ? loadArrows(arrows) : undefined),
  },
  rows: { isUsed: ({ nav }) => hasRows(nav), load: () => import('../nav/rows.ts') },
  ownLooks: {
    isUsed: ({ nav: { arrows, bullets, tabs, thumbs } }) =>
      [arrows, bullets, tabs, thumbs].some((each) => each?.on && !isReadyMade(each)),
    load: () => import('../nav/looks/part.ts'),
  },
  bullets: {
    isUsed: ({ nav }) => nav.bullets?.on ?? false,
    load: async () => (await import('../nav/kinds/bullets.ts')).bullets,
  },
  tabs: {
    isUsed: ({ nav }) => nav.tabs?.on ?? false,
    load: async () => (await import('../nav/kinds/tabs.ts')).tabs,
  },
  thumbs: {
    isUsed: ({ nav }) => nav.thumbs?.on ?? false,
    load: async () => (await import('../nav/kinds/thumbs.ts')).thumbs,
  },
  scrubber: { isUsed: ({ nav }) => nav.scrubber?.on ?? false, load: () => import('../nav/scrubber/part.ts') },
  progress: {
    isUsed: ({ progressBar }) => progressBar?.on ?? false,
    load: () => import('../progress/part.ts'),
  },
  effects: {
    isUsed: ({ modifiers, scrollTimeline }) => modifiers?.depth3d || scrollTimeline?.fixed || false,
    load: () => import('../effects/effectsCss.ts'),
  },
};

/** Fetches what a module needs to be drawn; a part that cannot be had is told and done without. */
export async function loadParts({ settings, slides }: Module): Promise<Parts> {
  const used = Object.entries(PARTS).filter(([, part]) => part.isUsed(settings, slides.length));
  const [loaded] = await Promise.all([
    Promise.all(
      used.map(async ([name, part]) => {
        try {
          return [name, await part.load(settings)] as const;
        } catch (error) {
          console.error(error);
          return [name, undefined] as const;
        }
      }),
    ),
    loadSanitizer()?.catch(console.error),
  ]);
  return Object.fromEntries(loaded) as Parts;
}
