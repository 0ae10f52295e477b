/**
 * The one rounding rule: half away from zero; what is left over goes to the largest remainders, to the earlier of equals.
 * Exact amounts are whole millionths of a minor unit, so that no step on the way loses anything.
 */
export type Exact = bigint;

export const MILLION = 1_000_000n;

export const exactly = (minor: number): Exact => BigInt(minor) * MILLION;

/** a / b, half away from zero; b is above 0. */
function divideRounded(a: bigint, b: bigint): bigint {
  const half = b / 2n;
  return a < 0n ? -((-a + half) / b) : (a + half) / b;
}

export const roundExact = (amount: Exact): number => Number(divideRounded(amount, MILLION));

export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);
export const sumExact = (amounts: readonly Exact[]): Exact =>
  amounts.reduce((total, amount) => total + amount, 0n);

/** Whole amounts that sum to the total, each its exact one rounded down or up. Nothing here is negative. */
export function roundToTotal(total: number, amounts: readonly Exact[]): readonly number[] {
  const whole = amounts.map((amount) => Number(amount / MILLION));
  const byRemainder = amounts
    .map((amount, index) => ({ index, rest: amount % MILLION }))
    .sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest < b.rest ? 1 : -1));
  let left = total - sum(whole);
  for (const { index } of byRemainder) {
    if (left <= 0) break;
    whole[index] = (whole[index] ?? 0) + 1;
    left--;
  }
  return whole;
}

/** Splits a total in proportion to the weights. Without any weight nobody gets anything. */
export function distribute(total: number, weights: readonly number[]): readonly number[] {
  const all = sum(weights);
  if (all === 0) return weights.map(() => 0);
  return roundToTotal(
    total,
    weights.map((weight) => (exactly(total) * BigInt(weight)) / BigInt(all)),
  );
}
