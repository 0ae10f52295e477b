import { originToCss } from '../pose/originToCss.ts';
import type { InlineRule } from './inlineRules.ts';
import type { SceneToCompile } from './SceneToCompile.ts';

const MIDDLE = '50% 50%';

/** The style sheet has the origin of the entry. */
export function contentOrigin({ layer, scene, context }: SceneToCompile): readonly InlineRule[] {
  const scales = layer.fluid.transforms;
  const atRest = originToCss(layer.timeline.in.content?.origin, scales);
  const here = scene.content ? originToCss(scene.content.origin, scales) : atRest;
  if (here === atRest) return [];
  return [{ element: context.nodes.content, property: 'transform-origin', value: here ?? MIDDLE }];
}
