/** The document's values, and the preset's for those that it left at their defaults. */
export function fillIn<T extends object>(written: T, preset: Partial<T> | undefined, defaults: T): T {
  if (!preset) return written;
  const keys = Object.keys(preset) as (keyof T)[];
  const open = keys.filter((key) => isSame(written[key], defaults[key]));
  return { ...written, ...Object.fromEntries(open.map((key) => [key, preset[key]])) };
}

/** Nothing by another unit is still nothing: `0px` is as good as `0`. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(withoutIdleUnit(a)) === JSON.stringify(withoutIdleUnit(b));
}

const withoutIdleUnit = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'value' in value && value.value === 0
    ? { ...value, unit: '', mirrored: false }
    : value;
