import type { PlayableModule, Slide } from '@vitrine/model';
import type { Kit } from './Kit.ts';
import { KIT_PARTS } from './parts.ts';
import { needsOf, type SlideNeeds } from './SlideNeeds.ts';

/** A kit that is filled as slides need its parts. */
export interface GrowingKit {
  readonly kit: Kit;
  /** Settles when what the slide needs is there, null when it is; a part that cannot be had is done without. */
  ready(slide: Slide, module: PlayableModule): Promise<unknown> | null;
}

type Filled = { -readonly [Name in keyof Kit]: Kit[Name] };

export function createKit(parts = KIT_PARTS): GrowingKit {
  const kit: Filled = {};
  const asked = new Map<keyof Kit, Promise<void>>();

  async function load<Name extends keyof Kit>(name: Name): Promise<void> {
    try {
      kit[name] = await parts[name].load();
    } catch (error) {
      // Asked for again with the next slide that needs it.
      asked.delete(name);
      console.error(error);
    }
  }

  /** A part that could not be had is not asked for twice for the same slide. */
  function fill(needs: SlideNeeds, tried: readonly (keyof Kit)[]): Promise<unknown> | null {
    const names = Object.keys(parts) as (keyof Kit)[];
    const needed = names.filter(
      (name) => !kit[name] && !tried.includes(name) && parts[name].isUsedBy(needs, kit),
    );
    for (const name of needed) if (!asked.has(name)) asked.set(name, load(name));
    if (needed.length === 0) return null;
    return Promise.all(needed.map((name) => asked.get(name))).then(() => fill(needs, [...tried, ...needed]));
  }

  return { kit, ready: (slide, module) => fill(needsOf(slide, module), []) };
}

/** The kit of the page: what one module has had fetched, the others have too. */
export const pageKit = createKit();
