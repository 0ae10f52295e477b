import type { Module, Slide } from '@vitrine/model';
import type { Kit } from '../kit/Kit.ts';
import { KIT_PARTS } from '../kit/parts.ts';
import type { Feature, FeatureHost } from './Feature.ts';

/** The parts of a kit that are whole behaviours beside the player. */
const FEATURES = ['media', 'modifiers', 'scrollTimeline'] as const;

interface FeaturesOptions {
  readonly module: Module;
  readonly kit: Kit;
  readonly host: () => FeatureHost;
}

/** The features of one module, as if they were one. */
export interface Features extends Required<Omit<Feature, 'drives'>> {
  drives(slide: Slide): boolean;
  /** All that the slide is played with is there: what it uses begins. */
  meet(slide: Slide): void;
}

export function createFeatures({ module, kit, host }: FeaturesOptions): Features {
  const present = new Map<string, Feature>();
  const entered = new Map<string, Slide>();
  let isVisible: boolean | null = null;
  let isDisposed = false;
  const each = (call: (feature: Feature) => void): void => present.forEach(call);

  function add(name: (typeof FEATURES)[number]): void {
    try {
      const feature = kit[name]?.(host());
      if (!feature) return;
      present.set(name, feature);
      if (isVisible !== null) feature.setVisible?.(isVisible);
      for (const slide of entered.values()) feature.enter?.(slide);
    } catch (error) {
      // The module plays on without it.
      console.error(error);
    }
  }

  return {
    meet(slide) {
      for (const name of FEATURES)
        if (!isDisposed && !present.has(name) && KIT_PARTS[name].isUsedBy(slide, module)) add(name);
    },
    drives: (slide) => [...present.values()].some((feature) => feature.drives?.(slide)),
    enter(slide) {
      entered.set(slide.key, slide);
      each((feature) => feature.enter?.(slide));
    },
    leave: (slide) => each((feature) => feature.leave?.(slide)),
    dismiss(key) {
      entered.delete(key);
      each((feature) => feature.dismiss?.(key));
    },
    setVisible(next) {
      isVisible = next;
      each((feature) => feature.setVisible?.(next));
    },
    relayout: () => each((feature) => feature.relayout?.()),
    command: (command, target) => each((feature) => feature.command?.(command, target)),
    dispose() {
      isDisposed = true;
      each((feature) => feature.dispose());
    },
  };
}
