import type { NotSaved } from '../../input/Saved.ts';

/** What was saved; throws what was wrong with it. */
export function saved<T extends { readonly ok: true }>(result: T | NotSaved): T {
  if (result.ok) return result;
  throw new Error(JSON.stringify(result));
}
