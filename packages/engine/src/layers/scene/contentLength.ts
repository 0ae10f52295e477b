import type { Scene } from '@vitrine/model';
import { lengthMsOf, startMsOf, type TimedFrame } from './Target.ts';

export const endMsOf = (frame: TimedFrame): number => startMsOf(frame) + lengthMsOf(frame);

/** When the last step of a scene is over that changes nothing but the content. */
export const contentLengthMs = ({ content }: Scene): number =>
  Math.max(0, ...(content?.frames.map(endMsOf) ?? []));
