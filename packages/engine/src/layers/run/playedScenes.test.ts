import { expect, it } from 'vitest';
import type { PlayedScene } from '../scene/SceneContext.ts';
import { createValues } from '../values/createValues.ts';
import { compact, type Passage, playedAfter } from './playedScenes.ts';

const values = createValues({ direction: 1, turn: 0, random: () => 0 });
const mark = (written: string): PlayedScene => {
  const [scene = '', at] = written.split('@');
  return { scene, at: at === 'start' ? 'start' : 'end', values };
};
const after = (marks: string[], passage: Omit<Passage, 'values'>): string[] =>
  compact(playedAfter(marks.map(mark), { ...passage, values })).map(({ scene, at }) => `${scene}@${at}`);

it.each<[string, string[], Omit<Passage, 'values'>, string[]]>([
  ['an entry leaves rest', ['scene_1@end'], { name: 'in', goal: 'end', isBack: false }, []],
  ['an entry back leaves the state before', [], { name: 'in', goal: 'end', isBack: true }, ['in@start']],
  [
    'a scene adds its mark',
    ['scene_1@end'],
    { name: 'scene_2', goal: 'end', isBack: false },
    ['scene_1@end', 'scene_2@end'],
  ],
  [
    'a scene played again has one mark',
    ['scene_1@end', 'scene_2@end'],
    { name: 'scene_1', goal: 'end', isBack: false },
    ['scene_2@end', 'scene_1@end'],
  ],
  [
    'a scene that turned round leaves what was before it',
    ['scene_1@end'],
    { name: 'scene_2', goal: 'end', isBack: true },
    ['scene_1@end'],
  ],
  ['a scene undone leaves rest', ['scene_1@end'], { name: 'scene_1', goal: 'rest', isBack: true }, []],
  ['an exit leaves its end', [], { name: 'out', goal: 'end', isBack: false }, ['out@end']],
  ['an entry after an exit leaves rest', ['out@end'], { name: 'in', goal: 'rest', isBack: false }, []],
])('%s', (_, marks, passage, expected) => {
  expect(after(marks, passage)).toEqual(expected);
});
