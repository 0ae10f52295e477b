import type { Clock } from '../clock/Clock.ts';
import { FONT_CHECK_MS } from '../limits.ts';

interface FontWait {
  readonly timeoutMs: number;
  readonly clock: Clock;
  /** Default: the document's. */
  readonly fonts?: FontFaceSet;
}

/** Resolves true once the page can draw with a family of a style sheet, false when that takes too long. */
export function whenFontReady(
  family: string,
  { timeoutMs, clock, fonts = document.fonts }: FontWait,
): Promise<boolean> {
  const name = bare(family);
  const font = `16px "${name.replace(/["\\]/g, '')}"`;
  const endMs = clock.now() + timeoutMs;
  const isKnown = (): boolean => [...fonts].some((face) => bare(face.family) === name);
  return new Promise((resolve) => {
    const look = (): void => {
      // Browsers call a family that no style sheet has brought yet ready: it would be drawn with another at once.
      const isHere = isKnown();
      if (isHere && fonts.check(font)) return resolve(true);
      if (clock.now() >= endMs) return resolve(false);
      // A font is fetched when something is drawn with it, and nothing may be yet.
      if (isHere) fonts.load(font).catch(() => undefined);
      clock.after(FONT_CHECK_MS, look);
    };
    look();
  });
}

const bare = (family: string): string => family.replace(/^["']|["']$/g, '').toLowerCase();
