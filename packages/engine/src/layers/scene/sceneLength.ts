import type { Scene } from '@vitrine/model';
import { hasBlock } from './colorBlock.ts';
import { splitKindOf, splitLengthMs } from './splitFrames.ts';
import { endMsOf } from './contentLength.ts';
import { startMsOf } from './Target.ts';

/** When the last step of a scene is over, the last part of a split text included. */
export function sceneLengthMs(scene: Scene, partCount: number): number {
  const { content, mask, clip, filter, svg } = scene;
  const whole = [content, mask, clip, filter, svg].flatMap((target) => target?.frames.map(endMsOf) ?? []);
  const kind = splitKindOf(scene);
  const parts = kind ? (scene[kind]?.frames ?? []) : [];
  const split = parts.map((frame) => startMsOf(frame) + splitLengthMs(frame, partCount));
  const blocks = (content?.frames ?? [])
    .filter(hasBlock)
    .map((frame) => startMsOf(frame) + Math.max(0, frame.effectMs));
  return [...whole, ...split, ...blocks].reduce((end, ms) => Math.max(end, ms), 0);
}
