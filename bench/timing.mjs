/**
 * The median time of one call in ms, over at least this many calls and 300 ms.
 * @param {() => unknown} work
 * @param {number} [least]
 */
export function medianMs(work, least = 9) {
  for (let warm = 0; warm < 3; warm++) work();
  const times = [];
  const until = performance.now() + 300;
  while (times.length < least || performance.now() < until) {
    const start = performance.now();
    work();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? 0;
}

/** @param {number} value */
export const show = (value) =>
  value >= 100 ? value.toFixed(0) : value >= 1 ? value.toFixed(2) : value.toFixed(4);
