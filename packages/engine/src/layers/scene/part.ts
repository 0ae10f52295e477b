import type { Track } from '@vitrine/motion';
import { compileTarget } from './compileTarget.ts';
import type { SceneToCompile } from './SceneToCompile.ts';
import { clip } from './targets/clip.ts';
import { backdrop, filter } from './targets/filter.ts';
import { mask } from './targets/mask.ts';
import { paint } from './targets/paint.ts';

export { colorBlock, underBlock } from './colorBlock.ts';
export { drawnStroke, staggerDelays } from '@vitrine/motion';
export { drawnTracks } from './drawnTracks.ts';
export { maskWindow, partOrigins } from './inlineRules.ts';
export { morphOf } from './morphOf.ts';
export { splitTracks } from './splitTracks.ts';

/** What a scene can change besides the content itself: one line each. */
const TARGETS: readonly ((compiled: SceneToCompile) => Track | null)[] = [
  (compiled) => compileTarget(mask, compiled),
  (compiled) => compileTarget(clip, compiled),
  (compiled) => compileTarget(filter, compiled),
  (compiled) => compileTarget(backdrop, compiled),
  (compiled) => compileTarget(paint, compiled),
];

export const targetTracks = (compiled: SceneToCompile): readonly Track[] =>
  TARGETS.flatMap((compile) => compile(compiled) ?? []);
