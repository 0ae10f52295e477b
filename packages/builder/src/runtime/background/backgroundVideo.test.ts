// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageElement } from '../elements/Handler.ts';
import type { PageContext } from '../page/PageContext.ts';
import { backgroundVideo } from './backgroundVideo.ts';

type Told = Readonly<Record<string, (data: object) => void>>;
interface Made {
  readonly options: Readonly<Record<string, unknown>>;
  readonly done: unknown[];
  readonly tell: (name: string, data?: object) => void;
}
let made: Made[] = [];

const VERBS = ['playVideo', 'mute', 'seekTo', 'stopVideo', 'destroy', 'pause', 'setCurrentTime'];

/** A player of a platform that says what was done with it. */
const playerOf = (eventsOf: (options: Readonly<Record<string, unknown>>, heard: Told) => Told) =>
  function Player(_target: Element, options: Readonly<Record<string, unknown>>): object {
    const done: unknown[] = [];
    const heard: Record<string, (data: object) => void> = {};
    made.push({ options, done, tell: (name, data = {}) => eventsOf(options, heard)[name]?.(data) });
    const told =
      (name: string) =>
      async (...given: unknown[]) =>
        void done.push([name, ...given].join(' '));
    return {
      ...Object.fromEntries(VERBS.map((name) => [name, told(name)])),
      ready: async () => undefined,
      on: (name: string, call: (data: object) => void) => (heard[name] = call),
    };
  };

beforeEach(() => {
  vi.useFakeTimers();
  made = [];
  vi.stubGlobal('reportError', (error: unknown) => {
    throw error;
  });
  vi.stubGlobal('YT', { loaded: 1, Player: playerOf(({ events }) => events as Told) });
  vi.stubGlobal('Vimeo', { Player: playerOf((_options, heard) => heard) });
});
afterEach(() => vi.useRealTimers());

const container = () => document.querySelector('.elementor-background-video-container') as HTMLElement;

async function open(
  link: string,
  settings: Readonly<Record<string, unknown>> = {},
  device = 'desktop',
): Promise<Made | undefined> {
  document.body.innerHTML = `<section class="elementor-element"><div class="elementor-background-video-container">
    <div class="elementor-background-video-embed"></div><video class="elementor-background-video-hosted"></video></div></section>`;
  const element = document.querySelector('section') as HTMLElement;
  element.dataset['settings'] = JSON.stringify({ background_video_link: link, ...settings });
  backgroundVideo.start(pageElement(element, { device: () => device } as PageContext));
  await vi.advanceTimersByTimeAsync(0);
  return made[0];
}
const YOUTUBE = 'https://www.youtube.com/watch?v=behind';
const VIMEO = 'https://vimeo.com/99';

describe('a film of YouTube behind an element', () => {
  it('begins without sound, and shows when it plays', async () => {
    const film = await open(YOUTUBE, { background_video_start: 2, background_privacy_mode: 'yes' });
    expect(film?.options).toMatchObject({
      videoId: 'behind',
      host: 'https://www.youtube-nocookie.com',
      playerVars: { controls: 0, rel: 0, playsinline: 1, start: 2 },
    });
    expect(container().className).toContain('elementor-loading elementor-invisible');
    film?.tell('onReady');
    expect(film?.done).toEqual(['mute', 'playVideo']);
    film?.tell('onStateChange', { data: 1 });
    expect(container().className).toBe('elementor-background-video-container');
  });

  it('goes from its end back to its beginning, again and again', async () => {
    const film = await open(YOUTUBE, { background_video_start: 2, background_video_end: 6 });
    film?.tell('onReady');
    vi.advanceTimersByTime(4999);
    expect(film?.done).toEqual(['mute', 'playVideo']);
    vi.advanceTimersByTime(1);
    vi.advanceTimersByTime(5000);
    film?.tell('onStateChange', { data: 0 });
    expect(film?.done.slice(2)).toEqual(['seekTo 2', 'seekTo 2', 'seekTo 2']);
  });

  it('that is played once stops at its end', async () => {
    const film = await open(YOUTUBE, { background_video_end: 6, background_play_once: 'yes' });
    film?.tell('onReady');
    vi.advanceTimersByTime(7000);
    expect(film?.done.slice(2)).toEqual(['stopVideo']);
    film?.tell('onStateChange', { data: 0 });
    expect(film?.done.at(-1)).toBe('destroy');
  });
});

describe('a film of Vimeo behind an element', () => {
  it('goes round by itself, and tells nobody who watches where that is asked for', async () => {
    expect((await open(VIMEO))?.options).toEqual({
      id: '99',
      autoplay: true,
      background: true,
      muted: true,
      loop: true,
      transparent: false,
    });
    made = [];
    const { options } =
      (await open(VIMEO, { background_privacy_mode: 'yes', background_play_once: 'yes' })) ?? {};
    expect(options).toMatchObject({ dnt: true, loop: false });
  });

  it('begins and ends where it is said, or half a second before its end', async () => {
    const film = await open(VIMEO, { background_video_start: 4 });
    film?.tell('play', { seconds: 0, duration: 20 });
    for (const seconds of [19.5, 19.51]) film?.tell('timeupdate', { seconds, duration: 20 });
    expect(film?.done).toEqual(['setCurrentTime 4', 'setCurrentTime 4']);
    made = [];
    const once = await open(VIMEO, { background_video_end: 9, background_play_once: 'yes' });
    for (const seconds of [8.9, 9]) once?.tell('timeupdate', { seconds, duration: 20 });
    expect(once?.done).toEqual(['pause']);
  });
});

describe('a file behind an element', () => {
  const video = () => document.querySelector('video') as HTMLVideoElement;

  it('is played from one second to another, and goes after its end where it is played once', async () => {
    await open('https://films.test/a.mp4', { background_video_start: 1, background_video_end: 6 });
    expect(video().getAttribute('src')).toBe('https://films.test/a.mp4#t=1,6');
    video().dispatchEvent(new Event('ended'));
    expect(video().hidden).toBe(false);
    await open('https://films.test/a.mp4', { background_play_once: 'yes' });
    video().dispatchEvent(new Event('ended'));
    expect(video().hidden).toBe(true);
  });

  it('is not asked for on mobiles, unless that is wanted', async () => {
    await open('https://films.test/a.mp4', {}, 'mobile');
    expect(video().hasAttribute('src')).toBe(false);
    await open('https://films.test/a.mp4', { background_play_on_mobile: 'yes' }, 'mobile');
    expect(video().hasAttribute('src')).toBe(true);
  });
});
