import type { PlayableModule, Slide } from '@vitrine/model';
import { attempt } from '../attempt.ts';
import type { CreateFeature, RunningFeature } from '../ports/RunningFeature.ts';
import type { FeatureLoader } from './createFeatureLoader.ts';
import { askedBy } from './featureTable.ts';

const RUNNING = ['media', 'modifiers', 'scrollTimeline', 'particles'] as const;

interface RunningFeaturesOptions {
  readonly module: PlayableModule;
  readonly loader: FeatureLoader;
  readonly start: (create: CreateFeature) => RunningFeature;
}

/** The features that run beside one player, as if they were one. */
export interface RunningFeatures extends Required<Omit<RunningFeature, 'drives'>> {
  drives(slide: Slide): boolean;
  /** Has all that the slide is played with fetched, and what runs beside it begin; null when it is there. */
  ready(slide: Slide): Promise<unknown> | null;
}

export function createRunningFeatures({ module, loader, start }: RunningFeaturesOptions): RunningFeatures {
  const { loaded } = loader;
  const present = new Map<string, RunningFeature>();
  const entered = new Map<string, Slide>();
  let isVisible: boolean | null = null;
  let isDisposed = false;
  const each = (call: (feature: RunningFeature) => void): void => present.forEach(call);

  /** The module plays on without one that fails. */
  function add(name: (typeof RUNNING)[number], create: CreateFeature): void {
    attempt(() => {
      const feature = start(create);
      present.set(name, feature);
      if (isVisible !== null) feature.setVisible?.(isVisible);
      for (const slide of entered.values()) feature.enter?.(slide);
    });
  }

  function begin(slide: Slide): void {
    const isAsked = askedBy(slide, module);
    for (const name of RUNNING) {
      const create = loaded[name];
      if (create && !isDisposed && !present.has(name) && isAsked(name, loaded)) add(name, create);
    }
  }

  return {
    ready(slide) {
      const awaited = loader.ready(slide, module);
      if (awaited) return awaited.then(() => begin(slide));
      begin(slide);
      return null;
    },
    drives: (slide) => [...present.values()].some((feature) => feature.drives?.(slide)),
    enter(slide) {
      entered.set(slide.key, slide);
      each((feature) => feature.enter?.(slide));
    },
    leave: (slide) => each((feature) => feature.leave?.(slide)),
    remove(key) {
      entered.delete(key);
      each((feature) => feature.remove?.(key));
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
