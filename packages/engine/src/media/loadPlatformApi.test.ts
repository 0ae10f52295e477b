import { createTestClock } from '@vitrine/browser/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { loadPlatformApi } from './loadPlatformApi.ts';

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'YT');
  Reflect.deleteProperty(globalThis, 'Vimeo');
});

it.each([
  ['youtube', 'YT', 'https://www.youtube.com/iframe_api'],
  ['vimeo', 'Vimeo', 'https://player.vimeo.com/api/player.js'],
])('fetches the script of %s and asks every 50 ms until it is ready', async (name, global, url) => {
  const clock = createTestClock();
  const load = vi.fn<() => Promise<void>>(async () => undefined);
  const onReady = vi.fn<() => void>();
  void loadPlatformApi(name, clock, load).then(onReady);
  await settled();
  expect(load.mock.calls).toEqual([[url]]);
  // YouTube's first script makes an empty thing, and its second one fills it.
  Reflect.set(globalThis, global, {});
  clock.advance(49);
  const api = { Player: Object };
  Reflect.set(globalThis, global, api);
  await settled();
  expect(onReady).not.toHaveBeenCalled();
  clock.advance(1);
  await settled();
  expect(onReady.mock.calls).toEqual([[api]]);
  expect(clock.pending).toBe(0);
});

it('fetches nothing where the page has it already', async () => {
  Reflect.set(globalThis, 'YT', { Player: Object });
  const load = vi.fn<() => Promise<void>>(async () => undefined);
  await loadPlatformApi('youtube', createTestClock(), load);
  expect(load).not.toHaveBeenCalled();
});

it.each(['youtube', 'vimeo'])('says that %s failed when its script cannot be had', async (name) => {
  const load = async () => Promise.reject(new Error('offline'));
  await expect(loadPlatformApi(name, createTestClock(), load)).rejects.toThrow(
    new Error(`Failed to load ${name} API`),
  );
});

it('says so too when the script never gets ready', async () => {
  const clock = createTestClock();
  const loading = loadPlatformApi('youtube', clock, async () => undefined);
  void settled().then(() => clock.advance(60_000));
  await expect(loading).rejects.toThrow('Failed to load youtube API');
  expect(clock.pending).toBe(0);
});

it.each(['dailymotion', '', 'constructor'])('knows no API %j', async (name) => {
  await expect(loadPlatformApi(name, createTestClock())).rejects.toThrow(
    new Error('Invalid API name. Please use "youtube" or "vimeo"'),
  );
});
