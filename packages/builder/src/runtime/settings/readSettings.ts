import { hasOwn } from './hasOwn.ts';

/** What an element's `data-settings` say: whatever its server has flagged for the page. */
export type Settings = Readonly<Record<string, unknown>>;

/** What is not an object says nothing: one broken attribute stops no other element. */
export function readSettings(written: string | null | undefined): Settings {
  if (!written) return {};
  try {
    const read: unknown = JSON.parse(written);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Settings) : {};
  } catch {
    return {};
  }
}

/** `a.b.c`: undefined where a step on the way is missing; the last step is handed over as it is. */
export function readPath(settings: unknown, path: string): unknown {
  let value = settings;
  for (const step of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = hasOwn(value, step) ? (value as Settings)[step] : undefined;
  }
  return value;
}

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
