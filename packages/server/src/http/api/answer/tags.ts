import { createHash } from 'node:crypto';
import type { Item } from './Outcome.ts';

const digest = (text: string): string => createHash('sha1').update(text).digest('base64url').slice(0, 16);

/**
 * Of one thing: its version and its contents, as stock and ratings change while the version stays. Who changes it must
 * have seen its version (see expected.ts); what has no version is known by its contents.
 */
export const tagOf = ({ value, version }: Item<unknown>): string =>
  `"${version === undefined ? '' : `${version}-`}${digest(JSON.stringify(value) ?? '')}"`;

/** Of a list: the same contents, maybe not the same bytes. */
export const listTag = (text: string): string => `W/"${digest(text)}"`;

/** Whether a cache has it already. Compared weakly: a compressing proxy may have made a tag weak. */
export function isKnown(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((each) => each.trim() === '*' || bare(each) === bare(tag));
}

export const bare = (tag: string): string => tag.trim().replace(/^W\//, '');
