const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The slide of the item that something is in. */
export const itemKeyOf = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest('[data-key]')?.getAttribute('data-key') ?? null) : null;

/** Where arrow keys, Home and End lead to from an item; null for other keys. */
export function keyTarget(
  pressed: string,
  keys: readonly string[],
  from: number,
  isMirrored: boolean,
): string | null {
  if (pressed === 'Home') return keys[0] ?? null;
  if (pressed === 'End') return keys.at(-1) ?? null;
  const step = STEPS[pressed];
  if (step === undefined) return null;
  const turns = isMirrored && (pressed === 'ArrowLeft' || pressed === 'ArrowRight') ? -step : step;
  return keys[(from + turns + keys.length) % keys.length] ?? null;
}
