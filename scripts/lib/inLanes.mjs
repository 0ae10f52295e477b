/**
 * Works through a list with so many at a time; results come in the list's order.
 * @template T, R
 * @param {number} lanes
 * @param {T[]} items
 * @param {(item: T) => Promise<R>} work
 * @returns {Promise<R[]>}
 */
export async function inLanes(lanes, items, work) {
  /** @type {R[]} */
  const results = [];
  const queue = items.entries();
  const lane = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
