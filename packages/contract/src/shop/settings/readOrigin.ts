/**
 * An http or https address without a path, as browsers write origins; null when it is none. Links of mails and pages begin with
 * it: `javascript:` would be an address too.
 */
export function readOrigin(written: string): string | null {
  if (!/^https?:\/\//i.test(written) || !URL.canParse(written)) return null;
  const { origin, href } = new URL(written);
  return href === `${origin}/` ? origin : null;
}
