import type { PlayableModule, Slide } from '@vitrine/model';
import { askedBy, FEATURES, type FeatureName } from './featureTable.ts';
import type { LoadedFeatures } from './LoadedFeatures.ts';

/** Fetches features as slides ask for them. */
export interface FeatureLoader {
  readonly loaded: LoadedFeatures;
  /** Settles when what the slide needs is there, null when it is; a feature that cannot be had is done without. */
  ready(slide: Slide, module: PlayableModule): Promise<unknown> | null;
}

type Filled = { -readonly [Name in keyof LoadedFeatures]: LoadedFeatures[Name] };

export function createFeatureLoader(table = FEATURES): FeatureLoader {
  const loaded: Filled = {};
  const asked = new Map<FeatureName, Promise<void>>();
  const names = Object.keys(table) as FeatureName[];
  /** Slides that have all they need: to find out takes about as long as to draw one. */
  const complete = new WeakSet<Slide>();

  async function load<Name extends FeatureName>(name: Name): Promise<void> {
    try {
      loaded[name] = await table[name].load();
    } catch (error) {
      // Asked for again with the next slide that needs it.
      asked.delete(name);
      console.error(error);
    }
  }

  function ready(slide: Slide, module: PlayableModule): Promise<unknown> | null {
    if (complete.has(slide)) return null;
    const isAsked = askedBy(slide, module, table);
    /** A feature that could not be had is not asked for twice for the same slide. */
    const fill = (tried: readonly FeatureName[]): Promise<unknown> | null => {
      const needed = names.filter((name) => !loaded[name] && !tried.includes(name) && isAsked(name, loaded));
      for (const name of needed) if (!asked.has(name)) asked.set(name, load(name));
      if (needed.length > 0)
        return Promise.all(needed.map((name) => asked.get(name))).then(() => fill([...tried, ...needed]));
      if (tried.every((name) => loaded[name])) complete.add(slide);
      return null;
    };
    return fill([]);
  }

  return { loaded, ready };
}

/** The features of the page: what one module has had fetched, the others have too. */
export const pageFeatures = createFeatureLoader();
