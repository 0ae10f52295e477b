import type { Frame, Scene } from '@vitrine/model';
import type { Track } from '@vitrine/motion';
import type { Motion } from '../../ports/Motion.ts';
import { compileTarget } from './compileTarget.ts';
import type { SceneToCompile } from './SceneToCompile.ts';
import { staggerOf } from './splitFrames.ts';
import { splitTarget } from './splitTarget.ts';

/** What a scene does with the parts of a split text, each in its turn. */
export function splitTracks(
  compiled: SceneToCompile,
  staggerDelays: NonNullable<Motion['staggerDelays']>,
): readonly Track[] {
  const { scene, isIn, context } = compiled;
  const { split, values } = context;
  if (!split) return [];
  const { kind, parts } = split;
  const delays = staggerOf(scene[kind]?.frames ?? [], parts.length, kind, values, staggerDelays);
  const inTurn =
    (part: number) =>
    (of: Scene): readonly Frame[] => {
      const frames = of[kind]?.frames ?? [];
      if (of !== scene) return frames;
      return frames.map((frame, index) => {
        const ms = frame.start.ms + (delays[index]?.[part] ?? 0);
        const whole = isIn && index === 0 ? of.content?.frames[0] : undefined;
        // Before they come in they are as the whole text is then, not as it is at rest.
        const opacity = frame.opacity.kind === 'inherit' && whole ? whole.opacity : frame.opacity;
        return { ...frame, opacity, start: { ...frame.start, ms } };
      });
    };
  return parts.flatMap((_, part) => compileTarget(splitTarget(split, part, inTurn(part)), compiled) ?? []);
}
