// @vitest-environment happy-dom
import { createTestClock } from '@vitrine/browser/testing';
import { expect, it } from 'vitest';
import { createMediaItem } from './createMediaItem.ts';
import { makeItem } from './testing/makeItem.ts';
import { settled } from './testing/settled.ts';

it.each(['flash', '', 'constructor', 'unknown'])('the type %j is none', (kind) => {
  const create = () =>
    createMediaItem({
      kind,
      fields: {} as never,
      find: () => null,
      clock: createTestClock(),
      onChange: () => undefined,
      onEnded: () => undefined,
      onWish: () => undefined,
      onPress: () => undefined,
    });
  expect(create).toThrow(new Error('Invalid video type'));
});

it.each([
  [{}, 1, false],
  [{ volume: 40 }, 0.4, false],
  [{ volume: 0.4 }, 0.4, false],
  [{ volume: 0 }, 1, true],
  [{ mute: true, volume: 50 }, 0.5, true],
])('with %j it plays at the volume %d, muted %s', async (content, volume, muted) => {
  const { element } = await makeItem(content);
  expect([element.volume, element.muted]).toEqual([volume, muted]);
});

it.each([
  [{}, 'auto'],
  [{ autoPlay: 'false' }, 'metadata'],
  [{ autoPlay: 'false', preload: 'none' }, 'none'],
  [{ preload: 'metadata' }, 'metadata'],
])('with %j as much of it is fetched ahead as %s', async (content, preload) => {
  const { element } = await makeItem({ ...content });
  expect(element.preload || 'none').toBe(preload);
});

it('plays, stands and goes on where it stood', async () => {
  const { item, states, element, reach } = await makeItem();
  item.play();
  await settled();
  reach(3);
  item.pause();
  item.play();
  await settled();
  expect(states).toEqual(['playing', 'paused', 'playing']);
  expect(element.currentTime).toBe(3);
});

it('starts at its start', async () => {
  const { item, element } = await makeItem({ start: '1:05' });
  item.play();
  await settled();
  expect(element.currentTime).toBe(65);
});

it('is over at its end time, and begins anew when it is asked again', async () => {
  const { item, clock, states, reach, element, onEnded } = await makeItem({ start: 2, end: '0:05' });
  item.play();
  await settled();
  reach(4.9);
  clock.advance(1000);
  expect(item.state).toBe('playing');
  reach(5);
  clock.advance(100);
  expect([item.state, element.paused]).toEqual(['ended', true]);
  expect(onEnded).toHaveBeenCalledOnce();
  item.play();
  await settled();
  expect(element.currentTime).toBe(2);
  expect(states).toEqual(['playing', 'ended', 'playing']);
});

it('repeats from its start to its end', async () => {
  const { item, clock, reach, element, states } = await makeItem({ start: 2, end: 5, loop: true });
  expect(element.loop).toBe(false);
  item.play();
  await settled();
  reach(5.1);
  clock.advance(100);
  expect(item.isRunning).toBe(true);
  await settled();
  expect([element.currentTime, element.paused, item.state]).toEqual([2, false, 'playing']);
  expect(states).toEqual(['playing', 'ended', 'playing']);
});

it('leaves the whole of it to the browser to repeat', async () => {
  expect((await makeItem({ loop: true })).element.loop).toBe(true);
});

it.each([
  [true, 2],
  [false, 8],
])('rewound at its end: %s', async (rewind, at) => {
  const { item, finish, reach, element } = await makeItem({ start: 2, rewind });
  item.play();
  await settled();
  reach(8);
  finish();
  expect([item.state, element.paused, element.currentTime]).toEqual(['ended', true, at]);
});

it('leaves nothing behind', async () => {
  const { item, element, states, clock } = await makeItem({ end: 5 });
  item.play();
  await settled();
  item.dispose();
  expect([element.paused, clock.pending]).toEqual([true, 0]);
  expect(states).toEqual(['playing']);
});

it('plays sounds too', async () => {
  const { item, element } = await makeItem({}, 'audio');
  item.play();
  await settled();
  expect([element.tagName, item.state]).toEqual(['AUDIO', 'playing']);
});
