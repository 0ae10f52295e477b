import { originToCss } from '../pose/originToCss.ts';
import type { SceneToCompile } from './SceneToCompile.ts';
import { windowOf } from './windowOf.ts';

/** A style that an element has by itself while a scene runs: animating it would take the scene off the compositor. */
export interface InlineRule {
  readonly element: HTMLElement;
  readonly property: string;
  readonly value: string;
}

/** The mask shows no more than the content's box, though its element fills the layer's whole place. */
export function maskWindow({ scene, context }: SceneToCompile): readonly InlineRule[] {
  const element = context.nodes.mask;
  const isWindow = scene.mask?.frames.some(({ overflow }) => overflow === 'hidden') ?? false;
  return element && isWindow ? [{ element, property: 'clip-path', value: windowOf(context.boxes) }] : [];
}

export function partOrigins({ layer, scene, context: { split } }: SceneToCompile): readonly InlineRule[] {
  const value = split && originToCss(scene[split.kind]?.origin, layer.fluid.transforms);
  if (!split || !value) return [];
  return split.parts.map((element) => ({ element, property: 'transform-origin', value }));
}
