import type { Layer, PlayableModule, Scene, Slide } from '@vitrine/model';
import { loadRareEases } from '@vitrine/motion';
import { needsPlayer } from '../layers/needsPlayer.ts';
import { wrappersOf } from '../layers/wrappersOf.ts';
import { isWave } from '../particles/readWave.ts';
import { isPlainFade } from '../transitions/isPlainFade.ts';
import { hasShader } from '../transitions/shader/shaderOf.ts';
import type { LoadedFeatures } from './LoadedFeatures.ts';
import { namesRareEase } from './namesRareEase.ts';
import { needsOf, type SlideNeeds } from './SlideNeeds.ts';

export interface FeatureRow<Name extends keyof LoadedFeatures> {
  /** What in a slide or its module asks for it. Some features tell of another: asked again once they are there. */
  readonly isUsedBy: (needs: SlideNeeds, loaded: LoadedFeatures) => boolean;
  /** The feature that tells whether it is needed; no compiler can. */
  readonly toldBy?: keyof LoadedFeatures;
  readonly load: () => Promise<NonNullable<LoadedFeatures[Name]>>;
}

/** The features of the engine, one row each: what asks for it, and where it is. What all modules need is none. */
export const FEATURES: { readonly [Name in keyof Required<LoadedFeatures>]: FeatureRow<Name> } = {
  actions: {
    isUsedBy: ({ slide, layers }) => slide.actions.length > 0 || layers.some(leadsSomewhere),
    load: () => import('../actions/createSlideActions.ts'),
  },
  carousel: {
    isUsedBy: ({ settings }) => settings.type === 'carousel',
    load: () => import('../carousel/carouselFeature.ts'),
  },
  input: {
    isUsedBy: ({ settings: { type, nav } }) =>
      type === 'carousel' || nav.swipe.use || nav.wheel.use || nav.keyboard.direction !== 'off',
    load: () => import('../input/watchPlayerInput.ts'),
  },
  layers: {
    isUsedBy: ({ slide, layers }) => layers.some((layer) => needsPlayer(layer, slide)),
    load: () => import('../layers/createLayerPlayer.ts'),
  },
  effects: {
    isUsedBy: ({ layers }) => layers.some(hasEffects),
    load: () => import('../layers/scene/effectsFeature.ts'),
  },
  hover: {
    isUsedBy: ({ layers }) => layers.some(({ hover }) => hover?.use),
    load: () => import('../layers/hover/hoverFeature.ts'),
  },
  loops: {
    isUsedBy: ({ layers }) => layers.some((layer) => wrappersOf(layer).loop),
    load: () => import('../layers/loop/createLoopPlayer.ts'),
  },
  globalSlides: {
    isUsedBy: ({ slide }) => slide.isGlobal,
    load: () => import('../globalSlides/createGlobalPlayer.ts'),
  },
  slideLoop: {
    isUsedBy: ({ slide }) => slide.loop.use,
    load: () => import('../slides/createSlideLoop.ts'),
  },
  deepLinks: {
    isUsedBy: ({ settings }) => settings.browser.deepLinks,
    load: () => import('../deepLinks/deepLinksFeature.ts'),
  },
  media: {
    isUsedBy: ({ slide, layers }) =>
      slide.background?.background.video != null ||
      layers.some(({ kind }) => kind === 'video' || kind === 'audio'),
    load: async () => (await import('../media/createMedia.ts')).createMedia,
  },
  modifiers: {
    isUsedBy: ({ slide: { background }, settings: { modifiers }, layers }) =>
      modifiers?.use === true &&
      (modifiers.depth3d || (background ? [background, ...layers] : layers).some(isModified)),
    load: async () => (await import('../modifiers/createModifiers.ts')).createModifiers,
  },
  scrollTimeline: {
    isUsedBy: ({ settings: { scrollTimeline }, layers }) =>
      scrollTimeline?.use === true &&
      (scrollTimeline.layers || layers.some(({ modifiers }) => modifiers?.scroll?.timeline === 'on')),
    load: async () => (await import('../scrollTimeline/createScrollTimeline.ts')).createScrollTimeline,
  },
  particles: {
    isUsedBy: ({ layers }) => layers.some(isWave),
    load: async () => (await import('../particles/createParticles.ts')).createParticles,
  },
  pan: {
    isUsedBy: ({ slide }) => (slide.background?.timeline.in.pan?.frames.length ?? 0) > 1,
    load: () => import('../transitions/createPan.ts'),
  },
  rareEases: { isUsedBy: namesRareEase, load: loadRareEases },
  transitions: {
    isUsedBy: ({ transition, settings }) => settings.type !== 'carousel' && !isPlainFade(transition),
    load: () => import('../transitions/transitionsFeature.ts'),
  },
  shader: {
    isUsedBy: ({ transition, settings }) => settings.type !== 'carousel' && hasShader(transition),
    load: () => import('../transitions/shader/playShader.ts'),
  },
  pieces: {
    toldBy: 'transitions',
    isUsedBy: (needs, loaded) =>
      FEATURES.transitions.isUsedBy(needs, loaded) && (loaded.transitions?.mayCut(needs.transition) ?? false),
    load: () => import('../transitions/piecesFeature.ts'),
  },
};

export type FeatureName = keyof LoadedFeatures;

/** Tells which features a slide asks for: as its compiler has found out, or else by going through all that it holds. */
export function askedBy(
  slide: Slide,
  module: PlayableModule,
  table = FEATURES,
): (name: FeatureName, loaded: LoadedFeatures) => boolean {
  const found = module.featuresOfSlide?.(slide.key);
  let needs: SlideNeeds | undefined;
  /** Asked once: only what another feature tells of can be needed all of a sudden. */
  const answers = new Map<FeatureName, boolean>();
  return (name, loaded) => {
    const { isUsedBy, toldBy } = table[name];
    if (found && !found.includes(toldBy ?? name)) return false;
    if (found && !toldBy) return true;
    const known = toldBy ? undefined : answers.get(name);
    const answer = known ?? isUsedBy((needs ??= needsOf(slide, module)), loaded);
    answers.set(name, answer);
    return answer;
  };
}

/** What slides ask for. What only another feature tells of is not among it: it comes after that one. */
export function featuresOfSlides(slides: readonly Slide[], module: PlayableModule): FeatureName[] {
  const needs = slides.map((slide) => needsOf(slide, module));
  return (Object.keys(FEATURES) as FeatureName[]).filter((name) =>
    needs.some((each) => FEATURES[name].isUsedBy(each, {})),
  );
}

const isModified = ({ modifiers }: Layer): boolean =>
  (modifiers?.mouse?.use || modifiers?.scroll?.use) ?? false;
const leadsSomewhere = ({ tag, href, content }: Layer): boolean =>
  tag === 'a' || href !== '' || /<a\b/i.test(content.text);

const hasEffects = ({ timeline }: Layer): boolean =>
  [timeline.in, timeline.out, ...Object.values(timeline.named)].some(usesEffects);

const usesEffects = ({ content, mask, chars, words, lines, clip, filter, svg }: Scene): boolean =>
  [mask, chars, words, lines, clip, filter, svg].some((target) => target !== null) ||
  (content?.frames.some(isEffect) ?? false);

type ContentFrame = NonNullable<Scene['content']>['frames'][number];

const isEffect = (frame: ContentFrame): boolean =>
  (frame.color ?? frame.background ?? '') !== '' ||
  frame.filterUsed ||
  (frame.effect !== '' && frame.effect !== 'none') ||
  frame.morphTo + frame.drawFrom + frame.drawTo !== '';
