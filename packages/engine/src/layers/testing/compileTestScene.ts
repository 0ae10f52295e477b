import { createTestClock } from '@vitrine/browser/testing';
import type { Track } from '@vitrine/motion';
import { measureLayer } from '../boxes/measureLayer.ts';
import type { CompiledScene } from '../scene/CompiledScene.ts';
import { compileScene } from '../scene/compileScene.ts';
import * as effects from '../scene/effectsFeature.ts';
import type { SceneContext } from '../scene/SceneContext.ts';
import { createValues } from '../values/createValues.ts';
import { readLayer } from './createTestLayer.ts';
import { createTestLayerMotion } from './createTestLayerMotion.ts';
import { createTestNodes } from './createTestNodes.ts';

interface TestScene extends CompiledScene {
  readonly nodes: SceneContext['nodes'];
  /** The only track on an element that moves this property. */
  trackOf(node: 'content' | 'mask', property: string): Track | null;
}

/** A scene of a layer in a slide of 1000 x 500, with its content at 100, 50 and 200 x 40 large. */
export function compileTestScene(
  wire: Record<string, unknown>,
  scene: string,
  given: Partial<SceneContext> & { readonly direction?: 1 | -1; readonly html?: string } = {},
): TestScene {
  const { direction = 1, html, ...context } = given;
  const { layer } = readLayer(wire);
  const nodes = context.nodes ?? createTestNodes(layer, html === undefined ? {} : { html });
  const compiled = compileScene(
    layer,
    scene,
    {
      nodes,
      level: 1,
      boxes: measureLayer(nodes),
      values: createValues({ direction, turn: 0, random: () => 0.25 }),
      baseFilter: '',
      delayMs: 0,
      from: scene === 'in' ? { kind: 'before' } : { kind: 'standing', played: [] },
      goal: 'end',
      split: null,
      ...context,
    },
    createTestLayerMotion(createTestClock()),
    effects,
  );
  return {
    ...compiled,
    nodes,
    trackOf(node, property) {
      const found = compiled.tracks.filter(
        ({ element, start }) => element === nodes[node] && start[property] !== undefined,
      );
      if (found.length > 1) throw new Error(`${found.length} tracks move ${property}`);
      return found[0] ?? null;
    },
  };
}
