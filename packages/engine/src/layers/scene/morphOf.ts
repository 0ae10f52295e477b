import type { Frame } from '@vitrine/model';
import type { SceneToCompile } from './SceneToCompile.ts';
import { lengthMsOf, startMsOf } from './Target.ts';

/** A path that turns into another one. */
export interface Morph {
  readonly path: SVGPathElement;
  readonly toPath: string;
  readonly startMs: number;
  readonly durationMs: number;
  readonly ease: string;
  /** An entry begins in the other shape and comes to the layer's own. */
  readonly isReversed: boolean;
}

/** The morph of a scene: an entry's first frame or a later scene's frame names the other path. */
export function morphOf({ scene, isIn, context }: SceneToCompile): Morph | null {
  const frames: readonly Frame[] = [...(scene.svg?.frames ?? []), ...(scene.content?.frames ?? [])];
  const shaped = frames.find(({ morphTo }) => morphTo !== '');
  const timed = isIn ? frames.at(-1) : shaped;
  const path = context.nodes.content.querySelector('path');
  if (!shaped || !timed || !path || context.goal !== 'end') return null;
  return {
    path,
    toPath: shaped.morphTo,
    startMs: context.delayMs + startMsOf(timed),
    durationMs: lengthMsOf(timed),
    ease: timed.ease,
    isReversed: isIn,
  };
}
