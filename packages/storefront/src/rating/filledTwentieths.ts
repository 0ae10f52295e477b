/** How far five stars are filled, in twentieths: a class for each, as pages allow no inline styles. */
export function filledTwentieths(rating: number): number {
  return Math.round(Math.min(500, Math.max(0, rating)) / 25);
}
