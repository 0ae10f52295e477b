import { MOST_RANDOM_PICKS } from '../../limits.ts';
import { presetOf, presetsIn } from '../kinds/index.ts';
import type { Preset } from './TransitionValues.ts';

/** Draws a preset of a group, again while the draw is itself one that draws; after too many of them it fades. */
export function drawPreset(group: string, random: () => number): Preset | null {
  let from = group;
  for (let depth = 0; depth < MOST_RANDOM_PICKS; depth++) {
    const presets = presetsIn(from);
    const drawn = presets[Math.min(presets.length - 1, Math.floor(random() * presets.length))];
    if (!drawn || drawn.drawnFrom === undefined) return drawn ?? presetOf('fade');
    from = drawn.drawnFrom;
  }
  return presetOf('fade');
}
