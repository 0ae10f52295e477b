import type { Item } from '../answer/Outcome.ts';
import { bare, tagOf } from '../answer/tags.ts';

/** What `If-Match` says: the tags of the state that was changed. `*` is whatever stands. */
export interface Expected {
  readonly isGiven: boolean;
  readonly isAny: boolean;
  readonly tags: readonly string[];
}

/** Tags made weak by a proxy are taken too: ours are never the same for two versions. */
export function readExpected(header: string | undefined): Expected {
  const tags = (header ?? '').split(',').map(bare).filter(Boolean);
  return { isGiven: tags.length > 0, isAny: tags.includes('*'), tags };
}

const versionIn = (tag: string): number => Number(/^"(\d{1,9})-[\w-]+"$/.exec(tag)?.[1] ?? 0);

/** For what the shop counts versions of; undefined is any. No version is 0, so a tag that is none fits nothing. */
export const expectedVersion = ({ isAny, tags }: Expected): number | undefined =>
  isAny ? undefined : (tags.map(versionIn).find((version) => version > 0) ?? 0);

/** Whether a thing is as it was seen: the same version, or without one the same contents. */
export const isExpected = (expected: Expected, item: Item<unknown>): boolean =>
  expected.isAny ||
  (item.version === undefined
    ? expected.tags.includes(tagOf(item))
    : expected.tags.some((tag) => versionIn(tag) === item.version));

/** Whether it is exactly as it was seen, what changes without a version included. */
export const isExactly = (expected: Expected, item: Item<unknown>): boolean =>
  expected.isAny || expected.tags.includes(tagOf(item));
