import { expect, it } from 'vitest';
import { readAlone } from '../testing/readAlone.ts';
import { backgroundVideo } from './media.ts';
import { mediaKind } from './mediaKind.ts';

const read = (video: Record<string, unknown>) => readAlone(backgroundVideo, video).value;

it.each([
  ['html5', 'html5'],
  ['YouTube', 'youtube'],
  ['vimeo', 'vimeo'],
  ['audio', 'audio'],
  ['mp4', 'html5'],
  ['', null],
  [undefined, null],
])('reads the type %j as %j', (type, kind) => {
  expect(read({ type }).kind).toBe(kind);
});

it('a type that nobody knows stays unknown, and is told', () => {
  const { value, paths } = readAlone(backgroundVideo, { type: 'flash' });
  expect([value.kind, paths]).toEqual(['unknown', ['here.type']]);
});

it.each([
  [null, false, 'html5'],
  [null, true, 'audio'],
  ['html5', true, 'audio'],
  ['youtube', true, 'youtube'],
  ['audio', false, 'audio'],
  ['unknown', false, 'unknown'],
] as const)('the type %j in a sound (%s) is played as %s', (kind, isAudio, played) => {
  expect(mediaKind(kind, isAudio)).toBe(played);
});

it.each([
  [1, 1],
  ['0.5', 0.5],
  [0, 0.25],
  [100, 4],
])('reads the speed %j as %d: browsers play no slower and no faster', (speed, expected) => {
  expect(read({ speed }).speed).toBe(expected);
});

it('a film may fill the screen unless its author says no', () => {
  expect([read({}), read({ aFullScreen: false })].map((each) => each.allowFullScreen)).toEqual([true, false]);
});
