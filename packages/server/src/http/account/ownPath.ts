/** An address of our own site, or null: a form must not lead visitors to another one. */
export function ownPath(written: string | undefined, origin: string): string | null {
  if (!written) return null;
  try {
    const url = new URL(written, origin);
    return url.origin === new URL(origin).origin ? url.href : null;
  } catch {
    return null;
  }
}
