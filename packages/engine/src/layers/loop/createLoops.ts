import { createDisposers } from '@vitrine/browser';
import type { Layer } from '@vitrine/model';
import { createLoop, type Loop } from '@vitrine/motion';
import type { Motion } from '../../ports/Motion.ts';
import type { LayerNodes } from '../../ports/Stage.ts';
import type { PoseContext } from '../pose/framePose.ts';
import { originInWrapper } from '../pose/originToCss.ts';
import type { InlineStyles } from '../run/createInlineStyles.ts';
import { compileLoops } from './compileLoops.ts';
import type { LoopSteps } from './loopSteps.ts';

export interface LoopsOptions {
  readonly layer: Layer;
  readonly nodes: LayerNodes;
  readonly context: PoseContext & { readonly delayMs: number };
  readonly motion: Motion;
  readonly inline: InlineStyles;
}

/** What of a layer goes on by itself, from its entry until it has left. It stands at its start until it is played. */
export type Loops = Pick<Loop, 'timeMs' | 'play' | 'pause' | 'seek' | 'setSpeed' | 'dispose'>;

/** Null for a layer without loops. */
export function createLoops({ layer, nodes, context, motion, inline }: LoopsOptions): Loops | null {
  const element = nodes.loop;
  const loop = layer.timeline.in.loop;
  const all = element ? compileLoops(layer, context) : [];
  if (!element || !loop || all.length === 0) return null;
  const disposers = createDisposers();
  const origin = originInWrapper(loop.origin, context.boxes.inWrapper, layer.fluid.transforms);
  disposers.add(inline.claim(element, 'transform-origin', origin));
  const running = all.map((steps) => createOne(element, steps, motion));
  for (const each of running) disposers.add(() => each.dispose());
  return {
    get timeMs() {
      return Math.max(...running.map(({ timeMs }) => timeMs));
    },
    play: () => running.forEach((each) => each.play()),
    pause: () => running.forEach((each) => each.pause()),
    seek: (timeMs) => running.forEach((each) => each.seek(timeMs)),
    setSpeed: (speed) => running.forEach((each) => each.setSpeed(speed)),
    dispose: disposers.dispose,
  };
}

function createOne(element: HTMLElement, steps: LoopSteps, motion: Motion): Loop {
  if (steps.cycle.length > 0) return (motion.createLoop ?? createLoop)({ element, ...steps });
  return motion.createTimeline([{ element, start: steps.start, steps: steps.intro }]);
}
