import type { Direction, SlideRequest } from '../ports/SlideChange.ts';

/** Which way a request goes: by its sign, else by where its slide stands in the order. */
export function directionOf(request: SlideRequest, from: number, to: number): Direction {
  const written = String(request).trim();
  if (written === 'prev' || /^-\d/.test(written)) return -1;
  if (written === 'next' || written.startsWith('+')) return 1;
  return to < from ? -1 : 1;
}
