import { foldText } from './foldText.ts';
import { SLUG_CHARACTERS, SLUGS_TRIED } from '../limits.ts';

/** A name as a part of an address: letters and digits of any script, with hyphens between. */
export const slugOf = (name: string): string =>
  foldText(name)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .slice(0, SLUG_CHARACTERS)
    .replace(/^-+|-+$/g, '');

/**
 * The slug, or with the first number that nobody has: `cup`, `cup-2`, `cup-3`. Asks which of several are taken: by what
 * a slug begins with, PostgreSQL would have to read all of them.
 */
export async function freeSlug(
  slug: string,
  findTaken: (slugs: readonly string[]) => Promise<readonly { readonly slug: string }[]>,
): Promise<string> {
  let tried: readonly string[] = [slug];
  for (let number = 2; ; number += SLUGS_TRIED) {
    const taken = new Set((await findTaken(tried)).map((row) => row.slug));
    const free = tried.find((one) => !taken.has(one));
    if (free !== undefined) return free;
    tried = Array.from({ length: SLUGS_TRIED }, (_, at) => `${slug}-${number + at}`);
  }
}
