import { afterEach, expect, it, vi } from 'vitest';
import { loadVideoApi } from './loadVideoApi.ts';
import { autoplayAddress, providerOf, vimeoId, youtubeId } from './videoAddress.ts';

it.each([
  ['https://www.youtube.com/watch?v=abc_-1', 'abc_-1'],
  ['https://www.youtube.com/watch?feature=x&v=abc&t=1', 'abc'],
  ['https://youtube.com/?v=abc', 'abc'],
  ['https://m.youtube.com/watch?vi=abc', 'abc'],
  ['youtu.be/abc?t=3', 'abc'],
  ['https://youtu.be/abc', 'abc'],
  ['https://www.youtube.com/embed/abc', 'abc'],
  ['https://www.youtube.com/shorts/abc?x', 'abc'],
  ['https://www.youtube.com/v/abc/more', 'abc/more'],
  ['https://www.youtube-nocookie.com/embed/abc', null],
  ['https://www.youtube.com/live/abc', null],
  ['see https://youtu.be/abc', null],
  ['', null],
])('finds the film of YouTube’s %s: %s', (url, id) => {
  expect(youtubeId(url)).toBe(id);
});

it.each([
  ['https://vimeo.com/123456', '123456'],
  ['https://player.vimeo.com/video/123456?h=1', '123456'],
  ['vimeo.com/external/12', '12'],
  ['123', '123'],
  ['https://www.vimeo.com/123456', null],
  ['https://vimeo.com/channels/staff/123', null],
])('finds the film of Vimeo’s %s: %s', (url, id) => {
  expect(vimeoId(url)).toBe(id);
});

it('knows who plays an address', () => {
  expect(providerOf('https://vimeo.com/1')).toBe('vimeo');
  expect(providerOf('//www.youtube-nocookie.com/embed/x')).toBe('youtube');
  expect(providerOf('https://youtu.be/x')).toBe('youtube');
  expect(providerOf('https://site.test/youtube.com/a.mp4')).toBe('hosted');
});

it('makes addresses that begin by themselves, where to begin at the end', () => {
  expect(autoplayAddress('youtube', 'https://www.youtube.com/embed/x?a=1&autoplay=0')).toBe(
    'https://www.youtube.com/embed/x?a=1&autoplay=1',
  );
  expect(autoplayAddress('vimeo', 'https://player.vimeo.com/video/1?dnt=1#t=3s')).toBe(
    'https://player.vimeo.com/video/1?dnt=1&autoplay=1#t=3s',
  );
  expect(autoplayAddress('vimeo', 'https://player.vimeo.com/video/1')).toBe(
    'https://player.vimeo.com/video/1?autoplay=1',
  );
});

afterEach(() => vi.unstubAllGlobals());

it('asks for a platform’s script once, and looks every 350 ms until it is ready', async () => {
  const waits: number[] = [];
  const insert = vi.fn<(url: string) => void>();
  let look: () => void = () => undefined;
  const clock = {
    after: (ms: number, call: () => void) => {
      waits.push(ms);
      look = call;
      return () => undefined;
    },
  };
  const first = loadVideoApi('youtube', clock, insert);
  void loadVideoApi('youtube', { after: () => () => undefined }, insert);
  expect(insert.mock.calls).toEqual([['https://www.youtube.com/iframe_api']]);
  const api = { loaded: 0, Player: Object };
  vi.stubGlobal('YT', api);
  look();
  vi.stubGlobal('YT', { ...api, loaded: 1 });
  look();
  expect((await first).loaded).toBe(1);
  expect(waits).toEqual([350, 350]);
});
