import type { Layer, Module, Scene, Slide } from '@vitrine/model';
import { loadRareEases } from '@vitrine/motion';
import { allLayers } from '../layers/allLayers.ts';
import { needsPlayer } from '../layers/needsPlayer.ts';
import { wrappersOf } from '../layers/wrappersOf.ts';
import { isPlainFade } from '../transitions/isPlainFade.ts';
import type { Kit } from './Kit.ts';
import { namesRareEase } from './namesRareEase.ts';

export interface KitPart<Name extends keyof Kit> {
  readonly isUsedBy: (slide: Slide, module: Module) => boolean;
  readonly load: () => Promise<NonNullable<Kit[Name]>>;
}

/** One line a part: which slides need it, and where it is. */
export const KIT_PARTS: { readonly [Name in keyof Required<Kit>]: KitPart<Name> } = {
  actions: {
    isUsedBy: (slide) => slide.actions.length > 0 || some(slide, leadsSomewhere),
    load: () => import('../actions/part.ts'),
  },
  carousel: {
    isUsedBy: (_, { settings }) => settings.type === 'carousel',
    load: () => import('../carousel/part.ts'),
  },
  input: {
    isUsedBy: (_, { settings: { type, nav } }) =>
      type === 'carousel' || nav.swipe.use || nav.wheel.use || nav.keyboard.direction !== 'off',
    load: () => import('../input/part.ts'),
  },
  layers: {
    isUsedBy: (slide) => some(slide, (layer) => needsPlayer(layer, slide)),
    load: () => import('../layers/part.ts'),
  },
  effects: {
    isUsedBy: (slide) => some(slide, hasEffects),
    load: () => import('../layers/scene/part.ts'),
  },
  hover: {
    isUsedBy: (slide) => some(slide, ({ hover }) => hover?.use ?? false),
    load: () => import('../layers/hover/part.ts'),
  },
  loops: {
    isUsedBy: (slide) => some(slide, (layer) => wrappersOf(layer).loop),
    load: () => import('../layers/loop/part.ts'),
  },
  extras: {
    isUsedBy: ({ isGlobal, loop }) => isGlobal || loop.use,
    load: () => import('../player/extras.ts'),
  },
  deepLinks: {
    isUsedBy: (_, { settings }) => settings.browser.deepLinks,
    load: () => import('../deepLinks/part.ts'),
  },
  media: {
    isUsedBy: (slide) =>
      slide.background?.background.video != null ||
      some(slide, ({ kind }) => kind === 'video' || kind === 'audio'),
    load: async () => (await import('../media/createMedia.ts')).createMedia,
  },
  modifiers: {
    isUsedBy: (slide, { settings: { modifiers } }) =>
      modifiers?.use === true &&
      (modifiers.depth3d || isModified(slide.background) || some(slide, isModified)),
    load: async () => (await import('../modifiers/createModifiers.ts')).createModifiers,
  },
  scrollTimeline: {
    isUsedBy: (slide, { settings: { scrollTimeline } }) =>
      scrollTimeline?.use === true &&
      (scrollTimeline.layers || some(slide, ({ modifiers }) => modifiers?.scroll?.timeline === 'on')),
    load: async () => (await import('../scrollTimeline/createScrollTimeline.ts')).createScrollTimeline,
  },
  pan: {
    isUsedBy: ({ background }) => (background?.timeline.in.pan?.frames.length ?? 0) > 1,
    load: () => import('../transitions/createPan.ts'),
  },
  rareEases: { isUsedBy: namesRareEase, load: loadRareEases },
  transitions: {
    isUsedBy: ({ background }, { settings }) =>
      settings.type !== 'carousel' && !isPlainFade(background?.timeline.in.background ?? null),
    load: () => import('../transitions/part.ts'),
  },
};

const some = (slide: Slide, test: (layer: Layer) => boolean): boolean => allLayers(slide.layers).some(test);
const isModified = (layer: Layer | null): boolean =>
  (layer?.modifiers?.mouse?.use || layer?.modifiers?.scroll?.use) ?? false;
const leadsSomewhere = ({ tag, href, content }: Layer): boolean =>
  tag === 'a' || href !== '' || /<a\b/i.test(content.text);

const hasEffects = ({ timeline }: Layer): boolean =>
  [timeline.in, timeline.out, ...Object.values(timeline.named)].some(usesEffects);

const usesEffects = ({ content, mask, chars, words, lines, clip, filter, svg }: Scene): boolean =>
  [mask, chars, words, lines, clip, filter, svg].some((target) => target !== null) ||
  (content?.frames.some(
    (frame) =>
      (frame.color ?? frame.background ?? '') !== '' ||
      frame.filterUsed ||
      (frame.effect !== '' && frame.effect !== 'none') ||
      frame.morphTo + frame.drawFrom + frame.drawTo !== '',
  ) ??
    false);
