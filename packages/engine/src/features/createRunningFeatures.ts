import type { Slide } from '@vitrine/model';
import type { RunningFeature } from '../ports/RunningFeature.ts';

interface RunningFeaturesOptions<Name extends string> {
  readonly names: readonly Name[];
  readonly isUsedBy: (slide: Slide, name: Name) => boolean;
  /** Undefined where what makes it could not be had. */
  readonly create: (name: Name) => RunningFeature | undefined;
}

/** The features that run beside one player, as if they were one. */
export interface RunningFeatures extends Required<Omit<RunningFeature, 'drives'>> {
  drives(slide: Slide): boolean;
  /** All that the slide is played with is there: what it uses begins. */
  meet(slide: Slide): void;
}

export function createRunningFeatures<Name extends string>(
  options: RunningFeaturesOptions<Name>,
): RunningFeatures {
  const { names, isUsedBy, create } = options;
  const present = new Map<Name, RunningFeature>();
  const entered = new Map<string, Slide>();
  let isVisible: boolean | null = null;
  let isDisposed = false;
  const each = (call: (feature: RunningFeature) => void): void => present.forEach(call);

  function add(name: Name): void {
    try {
      const feature = create(name);
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
      for (const name of names) if (!isDisposed && !present.has(name) && isUsedBy(slide, name)) add(name);
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
