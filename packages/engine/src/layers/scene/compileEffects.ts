import { drawnStroke, staggerDelays, type Track } from '@vitrine/motion';
import type { Motion } from '../../ports/Motion.ts';
import { type ColorBlock, colorBlock, underBlock } from './colorBlock.ts';
import type { CompiledScene } from './CompiledScene.ts';
import { compileTarget } from './compileTarget.ts';
import { drawnTracks } from './drawnTracks.ts';
import { maskWindow, partOrigins } from './inlineRules.ts';
import { morphOf } from './morphOf.ts';
import type { SceneToCompile } from './SceneToCompile.ts';
import { splitTracks } from './splitTracks.ts';
import { clip } from './targets/clip.ts';
import { content } from './targets/content.ts';
import { backdrop, filter } from './targets/filter.ts';
import { mask } from './targets/mask.ts';
import { paint } from './targets/paint.ts';

/** What a scene can change besides the content itself: one line each. */
const TARGETS: readonly ((compiled: SceneToCompile) => Track | null)[] = [
  (compiled) => compileTarget(mask, compiled),
  (compiled) => compileTarget(clip, compiled),
  (compiled) => compileTarget(filter, compiled),
  (compiled) => compileTarget(backdrop, compiled),
  (compiled) => compileTarget(paint, compiled),
];

/** All that a scene does, with what its content does given. */
export function compileEffects(
  compiled: SceneToCompile,
  track: Track | null,
  motion: Pick<Motion, 'staggerDelays' | 'drawnStroke'>,
): Pick<CompiledScene, 'tracks' | 'inline' | 'block' | 'morph'> {
  const block = colorBlock(compiled);
  return {
    tracks: [
      ...(block ? coveredTracks(compiled, block, track) : track ? [track] : []),
      ...TARGETS.flatMap((compile) => compile(compiled) ?? []),
      ...splitTracks(compiled, motion.staggerDelays ?? staggerDelays),
      ...drawnTracks(compiled, motion.drawnStroke ?? drawnStroke),
    ],
    inline: [...maskWindow(compiled), ...partOrigins(compiled)],
    block,
    morph: morphOf(compiled),
  };
}

function coveredTracks(
  { layer, isIn, context }: SceneToCompile,
  block: ColorBlock,
  track: Track | null,
): readonly Track[] {
  const shown = content.rest(layer, context.level).opacity;
  const opacity = isIn ? { start: 0, end: shown } : { start: track?.start['opacity'] ?? shown, end: 0 };
  return underBlock(track, block, context.nodes.content, opacity);
}
