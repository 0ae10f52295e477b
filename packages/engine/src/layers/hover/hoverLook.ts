import type { Style } from '@vitrine/motion';
import { HOVER_CHANGES } from './hoverChanges.ts';
import type { HoverContext } from './HoverContext.ts';

export interface HoverLook {
  readonly from: Style;
  readonly to: Style;
}

/** How a layer looks without and under the pointer, in what differs; null when nothing does. */
export function hoverLook(context: HoverContext): HoverLook | null {
  const changes = HOVER_CHANGES.flatMap((change) => change(context) ?? []).filter(({ from, to }) =>
    Object.keys(to).some((name) => from[name] !== to[name]),
  );
  if (changes.length === 0) return null;
  return {
    from: changes.reduce<Style>((style, { from }) => ({ ...style, ...from }), {}),
    to: changes.reduce<Style>((style, { to }) => ({ ...style, ...to }), {}),
  };
}
