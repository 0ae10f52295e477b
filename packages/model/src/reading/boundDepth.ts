/** Where something was cut away: the keys that lead to the first such place, and how many there are. */
export interface Cut {
  readonly first: readonly (string | number)[];
  readonly count: number;
}

export interface Bounded {
  /** The value itself where nothing in it is too deep; else a copy that ends where the levels do, with null. */
  readonly value: unknown;
  readonly cut: Cut | null;
}

/**
 * A value with at most so many objects and lists inside one another. It walks level by level and calls itself nowhere: how
 * deep a document may go must not depend on the stack of the machine that reads it.
 */
export function boundDepth(value: unknown, levels: number): Bounded {
  if (!isNest(value) || !isDeeper(value, levels)) return { value, cut: null };
  return levels > 0 ? copyLevels(value, levels) : { value: null, cut: { first: [], count: 1 } };
}

const isNest = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * More than any level of a document holds. What a page's script hands over may hold itself, in many places: without looking at
 * each but once a level, every level would be a multiple of the one before.
 */
const MOST_UNSORTED = 100_000;

function isDeeper(root: object, levels: number): boolean {
  let level = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth >= levels) return true;
    const next: object[] = [];
    for (const nest of level) {
      for (const each of Array.isArray(nest) ? nest : Object.values(nest)) if (isNest(each)) next.push(each);
    }
    level = next.length > MOST_UNSORTED ? [...new Set(next)] : next;
  }
  return false;
}

interface Copy {
  readonly value: { [key: string | number]: unknown };
  readonly from: Copy | null;
  readonly key: string | number;
}

function copyLevels(root: object, levels: number): Bounded {
  const start = copyOf(root, null, '');
  let level = [start];
  for (let depth = 1; depth < levels; depth++) level = copyNext(level);
  let count = 0;
  let first: Cut['first'] = [];
  for (const copy of level) {
    for (const [key] of nestsIn(copy)) {
      copy.value[key] = null;
      if (count++ === 0) first = [...keysTo(copy), key];
    }
  }
  return { value: start.value, cut: { first, count } };
}

/** What is met twice on a level is copied once. */
function copyNext(level: readonly Copy[]): Copy[] {
  const copies = new Map<object, Copy>();
  for (const from of level) {
    for (const [key, nest] of nestsIn(from)) {
      const copy = copies.get(nest) ?? copyOf(nest, from, key);
      copies.set(nest, copy);
      from.value[key] = copy.value;
    }
  }
  return [...copies.values()];
}

const copyOf = (nest: object, from: Copy | null, key: string | number): Copy => ({
  value: (Array.isArray(nest) ? [...nest] : { ...nest }) as Copy['value'],
  from,
  key,
});

function nestsIn({ value }: Copy): [string | number, object][] {
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return entries.filter((entry): entry is [string | number, object] => isNest(entry[1]));
}

function keysTo(copy: Copy): (string | number)[] {
  const keys: (string | number)[] = [];
  for (let at = copy; at.from; at = at.from) keys.unshift(at.key);
  return keys;
}
