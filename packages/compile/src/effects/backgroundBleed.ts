import type { Module, Slide } from '@vitrine/model';
import type { Declarations } from '../css/Declarations.ts';
import { round } from '@vitrine/player/markup';

/** How much larger a background is made, so that its edge does not come into view when modifiers move it. */
export function backgroundBleed({ background }: Slide, { settings }: Module): Declarations {
  const { mouse, scroll } = background?.modifiers ?? {};
  if (!settings.modifiers?.use) return {};
  const byMouse = (axis: 'x' | 'y'): number => (mouse?.use ? Math.abs(mouse[axis]) / 2 : 0);
  const x = byMouse('x') + (scroll?.use ? Math.abs(scroll.x) : 0);
  // One that stays behind the page shows only what had been covered.
  const y = byMouse('y') + (scroll?.use ? Math.max(0, -scroll.y) : 0);
  return x || y ? { inset: `${-round(y)}% ${-round(x)}%` } : {};
}
