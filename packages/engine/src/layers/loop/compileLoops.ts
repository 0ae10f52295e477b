import type { Layer } from '@vitrine/model';
import type { PoseContext } from '../pose/framePose.ts';
import { loopGroups } from './loopGroups.ts';
import { loopShape } from './loopShape.ts';
import { type LoopSteps, loopSteps } from './loopSteps.ts';
import { loopStyles } from './loopStyles.ts';

/** The loops of a layer, none of which touches a property of another. */
export function compileLoops(
  layer: Layer,
  context: PoseContext & { readonly delayMs: number },
): readonly LoopSteps[] {
  const { loop } = layer.timeline.in;
  if (!loop) return [];
  const claimed = new Set<string>();
  return loopGroups(loop).flatMap((group) => {
    const shape = loopShape(group.times);
    if (!shape) return [];
    const styles = loopStyles(group, layer, context, claimed);
    if (styles.every((style) => Object.keys(style).length === 0)) return [];
    const byFrame = new Map(group.times.map((frame, index) => [frame, styles[index] ?? {}]));
    return [loopSteps(shape, byFrame, context.delayMs)];
  });
}
