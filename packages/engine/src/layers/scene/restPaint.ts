import type { Frame, Layer, LevelIndex } from '@vitrine/model';

/** The colours of a layer that frames may change. */
export interface Paint {
  readonly color: string;
  readonly background: string;
}

const own = (color: string | null | undefined): string | null =>
  color === null || color === undefined || color === 'inherit' ? null : color;

/** The colours that a frame names; null where it leaves them. */
export const framePaint = (
  frame: Frame | undefined,
): { readonly color: string | null; readonly background: string | null } => ({
  color: own(frame?.color),
  background: own(frame?.background),
});

/** The colours of a layer at rest: its own, unless its last in-frame names others. */
export function restPaint(layer: Layer, level: LevelIndex): Paint {
  const last = framePaint(layer.timeline.in.content?.frames.at(-1));
  const fill = layer.background.color;
  return {
    color: last.color ?? (layer.kind === 'svg' ? layer.content.color[level] : layer.color[level]),
    background: last.background ?? (fill.kind === 'solid' ? fill.color : 'transparent'),
  };
}
