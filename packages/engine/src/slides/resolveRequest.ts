import type { Direction, SlideRequest } from '../ports/SlideChange.ts';

export interface RequestContext {
  /** Keys of the slides in their order. */
  readonly order: readonly string[];
  /** Place of the current slide in the order. */
  readonly current: number;
  /** The slides come from a feed. */
  readonly isFeed: boolean;
  /** A number from 0 up to 1. */
  readonly random: () => number;
}

/** spec/2 §5: in a feed, numbers above this that are no slide's id lead to the first slide. */
const LARGEST_FEED_NUMBER = 50;

/** The place in the order that a request means, wrapping around; null when it means none. */
export function resolveRequest(request: SlideRequest, context: RequestContext): number | null {
  const { order, current } = context;
  if (order.length === 0) return null;
  const written = String(request).trim();
  const word = Object.hasOwn(WORDS, written) ? WORDS[written] : undefined;
  if (word) return word(context);
  if (/^[+-]\d+$/.test(written)) return wrap(current + Number(written), order.length);
  if (written.startsWith('#')) return byId(written.slice(1), context);
  const index = /^\d+$/.test(written) ? Number(written) : Number.NaN;
  return Number.isInteger(index) ? wrap(index, order.length) : null;
}

const WORDS: Readonly<Record<string, (context: RequestContext) => number>> = {
  first: () => 0,
  last: ({ order }) => order.length - 1,
  next: ({ order, current }) => wrap(current + 1, order.length),
  prev: ({ order, current }) => wrap(current - 1, order.length),
  random: ({ order, current, random }) => anotherThan(current, order.length, random),
};

/** Any slide but the current one, all alike likely. */
function anotherThan(current: number, count: number, random: () => number): number {
  if (count < 2) return 0;
  return wrap(current + 1 + Math.floor(random() * (count - 1)), count);
}

function byId(id: string, { order, isFeed }: RequestContext): number | null {
  const index = order.indexOf(id);
  if (index >= 0) return index;
  return isFeed && Number(id) > LARGEST_FEED_NUMBER ? 0 : null;
}

const wrap = (index: number, count: number): number => ((index % count) + count) % count;

/** Which way a request goes: by its sign, else by where its slide stands in the order. */
export function directionOf(request: SlideRequest, from: number, to: number): Direction {
  const written = String(request).trim();
  if (written === 'prev' || /^-\d/.test(written)) return -1;
  if (written === 'next' || written.startsWith('+')) return 1;
  return to < from ? -1 : 1;
}
