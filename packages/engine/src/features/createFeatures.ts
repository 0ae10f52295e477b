import type { Module, Slide } from '@vitrine/model';
import type { CreateFeature, Feature, FeatureHost, FeatureKind } from './Feature.ts';

interface FeaturesOptions {
  readonly kinds: readonly FeatureKind[];
  readonly module: Module;
  readonly host: () => FeatureHost;
}

/** The features of one module, as if they were one. */
export interface Features extends Required<Omit<Feature, 'drives'>> {
  drives(slide: Slide): boolean;
  /** Settles when what the slide needs is there, null when it is; a part that cannot be had is done without. */
  ready(slide: Slide): Promise<unknown> | null;
}

export function createFeatures({ kinds, module, host }: FeaturesOptions): Features {
  const asked = new Map<FeatureKind, Promise<void>>();
  const arrived = new Set<FeatureKind>();
  const present: Feature[] = [];
  const entered = new Map<string, Slide>();
  let isVisible: boolean | null = null;
  let isDisposed = false;

  function add(create: CreateFeature): void {
    if (isDisposed) return;
    const feature = create(host());
    present.push(feature);
    if (isVisible !== null) feature.setVisible?.(isVisible);
    for (const slide of entered.values()) feature.enter?.(slide);
  }

  async function load(kind: FeatureKind): Promise<void> {
    try {
      add(await kind.load());
      arrived.add(kind);
    } catch (error) {
      // The module plays on without it; asked again when another slide needs it.
      asked.delete(kind);
      console.error(error);
    }
  }

  return {
    ready(slide) {
      const needed = kinds.filter((kind) => !arrived.has(kind) && kind.isUsedBy(slide, module));
      for (const kind of needed) if (!asked.has(kind)) asked.set(kind, load(kind));
      return needed.length > 0 ? Promise.all(needed.map((kind) => asked.get(kind))) : null;
    },
    drives: (slide) => present.some((each) => each.drives?.(slide)),
    enter(slide) {
      entered.set(slide.key, slide);
      for (const each of present) each.enter?.(slide);
    },
    leave(slide) {
      for (const each of present) each.leave?.(slide);
    },
    dismiss(key) {
      entered.delete(key);
      for (const each of present) each.dismiss?.(key);
    },
    setVisible(next) {
      isVisible = next;
      for (const each of present) each.setVisible?.(next);
    },
    relayout() {
      for (const each of present) each.relayout?.();
    },
    command(command, target) {
      for (const each of present) each.command?.(command, target);
    },
    dispose() {
      isDisposed = true;
      for (const each of present) each.dispose();
    },
  };
}
