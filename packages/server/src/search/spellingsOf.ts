import { ONE_SLIP_LETTERS, SPELLED_EXACTLY_LETTERS, SPELLING_LETTERS } from './limits.ts';

/** Slips that a word of this length is forgiven. */
export const slipsFor = (letters: number): number =>
  letters <= SPELLED_EXACTLY_LETTERS ? 0 : letters <= ONE_SLIP_LETTERS ? 1 : 2;

/** Two words are a few slips apart when both become the same by leaving out a few letters each. */
export function lessLetters(word: string, slips: number): ReadonlySet<string> {
  let latest: ReadonlySet<string> = new Set([word]);
  const all = new Set(latest);
  for (let slip = 0; slip < slips; slip++) {
    const next = new Set<string>();
    for (const known of latest)
      for (let at = 0; at < known.length; at++) next.add(known.slice(0, at) + known.slice(at + 1));
    for (const found of next) all.add(found);
    latest = next;
  }
  return all;
}

/** What a word is kept under: its beginnings too, for those who are still typing it. */
export function spellingsOf(word: string): ReadonlySet<string> {
  const all = new Set<string>();
  const longest = Math.min(word.length, SPELLING_LETTERS);
  for (let letters = SPELLED_EXACTLY_LETTERS + 1; letters <= longest; letters++)
    for (const found of lessLetters(word.slice(0, letters), 1)) all.add(found);
  for (const found of lessLetters(word.slice(0, longest), slipsFor(word.length))) all.add(found);
  return all;
}
