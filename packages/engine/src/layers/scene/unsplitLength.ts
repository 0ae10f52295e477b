import type { Scene } from '@vitrine/model';
import { countParts } from './countParts.ts';
import { sceneLengthMs } from './sceneLength.ts';
import { splitKindOf } from './splitFrames.ts';

/** How long a scene will take whose text nobody has taken apart yet. */
export function unsplitLengthMs(scene: Scene, text: string): number {
  const kind = splitKindOf(scene);
  return sceneLengthMs(scene, kind ? countParts(text, kind) : 1);
}
