// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeItem } from './testing/makeItem.ts';
import { settled } from './testing/settled.ts';

const warnings: unknown[] = [];

beforeEach(() => {
  warnings.length = 0;
  vi.spyOn(console, 'warn').mockImplementation((...told) => void warnings.push(told[0]));
});
afterEach(() => vi.restoreAllMocks());

it('plays without sound where the browser lets it play only so', async () => {
  const { item, refusals, element } = await makeItem();
  refusals.push('NotAllowedError');
  item.play();
  await settled();
  expect([item.state, item.isMuted, element.muted]).toEqual(['playing', true, true]);
  expect(warnings).toEqual([]);
});

it('stands where the browser does not even let it play without sound', async () => {
  const { item, refusals, film } = await makeItem();
  refusals.push('NotAllowedError', 'NotAllowedError');
  item.play();
  await settled();
  expect([item.state, film.attempts]).toEqual(['paused', 2]);
});

it('an aborted play is a pause', async () => {
  const { item, refusals } = await makeItem();
  refusals.push('AbortError');
  item.play();
  await settled();
  expect(item.state).toBe('paused');
  expect(warnings).toEqual([]);
});

it('an interrupted play is told', async () => {
  const { item, refusals } = await makeItem();
  refusals.push('PlayInterrupted');
  item.play();
  await settled();
  expect(warnings.map((each) => (each as Error).name)).toEqual(['PlayInterrupted']);
});

it('what comes of an older wish does not matter', async () => {
  const { item, element } = await makeItem();
  const { play } = element;
  let abort: (error: unknown) => void = () => undefined;
  element.play = () => new Promise((_, reject) => (abort = reject));
  item.play();
  await settled();
  item.pause();
  element.play = play;
  item.play();
  await settled();
  abort(new DOMException('Paused.', 'AbortError'));
  await settled();
  expect(item.state).toBe('playing');
});

it('does not play what was given up while its player was made', async () => {
  const { item, film } = await makeItem();
  item.play();
  item.pause();
  await settled();
  expect(film.attempts).toBe(0);
});

it('a source that cannot be played is told to the console only', async () => {
  const { item, refusals, tell } = await makeItem();
  refusals.push('NotSupportedError');
  tell('error');
  item.play();
  await settled();
  expect(item.state).toBe('paused');
  expect(warnings).toHaveLength(2);
});

it('knows who started it', async () => {
  const { item, element, onWish } = await makeItem();
  item.play();
  await settled();
  item.pause();
  expect(onWish).not.toHaveBeenCalled();
  await element.play();
  expect(onWish).toHaveBeenCalledOnce();
});

it('without a box there is no player, and that is told', async () => {
  const { item, clock, film } = await makeItem({}, 'html5', () => null);
  item.play();
  clock.advance(200);
  await settled();
  expect([item.state, item.isThere, film.attempts]).toEqual(['unstarted', false, 0]);
  expect(warnings).toEqual(['Container element not found within the timeout period.']);
});
