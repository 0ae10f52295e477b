import { allLayers } from '../layers/allLayers.ts';
import type { FeatureKind } from './Feature.ts';

/** Features by name: one line each. What a module does not use is never fetched. */
export const FEATURES: Readonly<Record<string, FeatureKind>> = {
  media: {
    isUsedBy: ({ background, layers }) =>
      background?.background.video != null ||
      allLayers(layers).some(({ kind }) => kind === 'video' || kind === 'audio'),
    load: async () => (await import('../media/createMedia.ts')).createMedia,
  },
  modifiers: {
    isUsedBy: ({ background, layers }, { settings: { modifiers: module } }) =>
      module?.use === true &&
      (module.depth3d ||
        [...allLayers(layers), ...(background ? [background] : [])].some(
          ({ modifiers }) => modifiers?.mouse?.use || modifiers?.scroll?.use,
        )),
    load: async () => (await import('../modifiers/createModifiers.ts')).createModifiers,
  },
  scrollTimeline: {
    isUsedBy: ({ layers }, { settings: { scrollTimeline } }) =>
      scrollTimeline?.use === true &&
      (scrollTimeline.layers ||
        allLayers(layers).some(({ modifiers }) => modifiers?.scroll?.timeline === 'on')),
    load: async () => (await import('../scrollTimeline/createScrollTimeline.ts')).createScrollTimeline,
  },
};
