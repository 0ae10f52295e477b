type Ranks = (count: number, random: () => number) => readonly number[];

const forward: Ranks = (count) => Array.from({ length: count }, (_, index) => index);
const backward: Ranks = (count) => Array.from({ length: count }, (_, index) => count - 1 - index);
/** How many parts lie between this one and the middle; the two in the middle of an even number go together. */
const fromMiddle: Ranks = (count) =>
  Array.from({ length: count }, (_, index) => Math.floor(Math.abs(index - (count - 1) / 2)));
const fromEdges: Ranks = (count) =>
  Array.from({ length: count }, (_, index) => Math.min(index, count - 1 - index));

/** Every place once, drawn. */
const shuffled: Ranks = (count, random) => {
  const ranks = Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last--) {
    const other = Math.min(last, Math.floor(random() * (last + 1)));
    const [a = 0, b = 0] = [ranks[last], ranks[other]];
    ranks[last] = b;
    ranks[other] = a;
  }
  return ranks;
};

const ORDERS: Readonly<Record<string, Ranks>> = {
  start: forward,
  forward,
  end: backward,
  backward,
  middle: fromMiddle,
  center: fromMiddle,
  middletoedge: fromMiddle,
  edge: fromEdges,
  edges: fromEdges,
  edgetomiddle: fromEdges,
  random: shuffled,
};

/** When each of several parts starts, in the order that is named; an unknown order is forward. */
export function staggerDelays(
  count: number,
  order: string,
  stepMs: number,
  random: () => number,
): readonly number[] {
  const ranks = Object.hasOwn(ORDERS, order) ? ORDERS[order] : forward;
  return (ranks ?? forward)(count, random).map((rank) => rank * stepMs);
}
