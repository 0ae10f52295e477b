import type { Scene } from '@vitrine/model';
import type { TextUnit } from '@vitrine/motion';
import { sceneLengthMs } from './sceneLength.ts';
import { splitKindOf } from './splitFrames.ts';

/** How many parts a text will have, as long as nobody has taken it apart; lines are known only once it is laid out. */
const COUNT: { readonly [unit in TextUnit]: (text: string) => number } = {
  chars: (text) => [...text.replace(/\s+/g, '')].length,
  words: (text) => text.split(/\s+/).filter(Boolean).length,
  lines: (text) => text.trim().split('\n').length,
};

const countParts = (text: string, unit: TextUnit): number => Math.max(1, COUNT[unit](text));

/** How long a scene will take whose text nobody has taken apart yet. */
export function unsplitLengthMs(scene: Scene, text: string): number {
  const kind = splitKindOf(scene);
  return sceneLengthMs(scene, kind ? countParts(text, kind) : 1);
}
