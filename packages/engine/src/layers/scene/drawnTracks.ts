import type { Frame } from '@vitrine/model';
import type { DrawnShape, Step, Style, Track } from '@vitrine/motion';
import type { SceneToCompile } from './SceneToCompile.ts';
import { lengthMsOf, startMsOf } from './Target.ts';

/** All of a line. */
const WHOLE = '0% 100%';

/** How much of its lines a frame shows. */
function drawnIn({ drawFrom, drawTo }: Frame): string {
  return drawFrom === '' && drawTo === '' ? WHOLE : `${drawFrom || '0%'} ${drawTo || '100%'}`;
}

const draws = ({ drawFrom, drawTo }: Frame): boolean => drawFrom !== '' || drawTo !== '';

/** Frames that draw: those of the drawing itself, else those of the content if they do. */
function drawingFrames({ svg, content }: SceneToCompile['scene']): readonly Frame[] {
  return [svg?.frames ?? [], content?.frames ?? []].find((frames) => frames.some(draws)) ?? [];
}

/** Lines of a drawing that are drawn or undone. */
export function drawnTracks(
  { scene, isIn, context }: SceneToCompile,
  shapesOf: (element: Element) => readonly DrawnShape[],
): readonly Track[] {
  const frames = drawingFrames(scene);
  if (frames.length === 0 || context.goal !== 'end') return [];
  const moving = frames.slice(isIn ? 1 : 0);
  return shapesOf(context.nodes.content).map(({ element, styleAt }): Track => {
    const step = (frame: Frame, style: Style): Step => ({
      startMs: context.delayMs + startMsOf(frame),
      durationMs: lengthMsOf(frame),
      ease: frame.ease,
      style,
    });
    const isRest = (frame: Frame): boolean => isIn && frame === frames.at(-1);
    return {
      element,
      start: styleAt(isIn && frames[0] ? drawnIn(frames[0]) : WHOLE),
      steps: moving.map((frame) => step(frame, styleAt(isRest(frame) ? WHOLE : drawnIn(frame)))),
    };
  });
}
