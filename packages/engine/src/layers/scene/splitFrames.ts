import type { Frame, Scene } from '@vitrine/model';
import type { TextUnit } from '@vitrine/motion';
import type { Motion } from '../../ports/Motion.ts';
import type { Values } from '../values/createValues.ts';
import { lengthMsOf } from './Target.ts';

const KINDS: readonly TextUnit[] = ['chars', 'words', 'lines'];

/** What a scene takes the text apart into; a text can be in one kind of parts only, so the smallest wins. */
export function splitKindOf(scene: Scene): TextUnit | null {
  return KINDS.find((kind) => (scene[kind]?.frames.length ?? 0) > 0) ?? null;
}

/** The wait from one part to the next: as written, or what is left of the span when it is longer than a part takes. */
function staggerStepMs({ staggerMs, spanMs, durationMs }: Frame, count: number): number {
  if (staggerMs > 0) return staggerMs;
  return count > 1 ? Math.max(0, spanMs - durationMs) / (count - 1) : 0;
}

/** How long the parts of a frame take together, whatever their order. */
export const splitLengthMs = (frame: Frame, count: number): number =>
  lengthMsOf(frame) + staggerStepMs(frame, count) * Math.max(0, count - 1);

/** When each part's turn comes in each frame. */
export function staggerOf(
  frames: readonly Frame[],
  count: number,
  kind: TextUnit,
  values: Values,
  staggerDelays: NonNullable<Motion['staggerDelays']>,
): readonly (readonly number[])[] {
  return frames.map((frame, index) => {
    let drawn = 0;
    const random = (): number => values.draw(`${kind}.${index}.order/${drawn++}`);
    return staggerDelays(count, frame.staggerOrder, staggerStepMs(frame, count), random);
  });
}
