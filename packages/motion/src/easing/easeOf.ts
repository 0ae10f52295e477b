import type { Ease } from './Ease.ts';
import { FAMILIES } from './kinds/index.ts';
import { LINEAR, namedEase } from './namedEase.ts';

let parse = (written: string): Ease => namedEase(written, FAMILIES) ?? LINEAR;

const broken = new Set<string>();

/**
 * An ease by its name; see `parseEase`. What few documents name must have been fetched before, for whoever plays cannot
 * wait; else it is linear. Instead of a broken path another ease is played, and that is told once: thrown, it would end the
 * change that it is part of.
 */
export function easeOf(written: string, instead = 'none'): Ease {
  try {
    return parse(written);
  } catch (error) {
    if (!broken.has(written))
      console.error(`${error instanceof Error ? error.message : String(error)}: ${written}`);
    broken.add(written);
    return parse(instead);
  }
}

export const isRareEase = (written: string): boolean =>
  /^\s*(?:elastic|bounce|slow|steps|custom|wiggle|m)/i.test(written);

/** Fetches the eases that few documents name; from then on `easeOf` knows them. */
export async function loadRareEases(): Promise<true> {
  parse = (await import('./parseEase.ts')).parseEase;
  return true;
}
