import type { Page } from '@playwright/test';

/** What a stand-in of a platform's player was told, and how a test moves it. */
export interface StandIn {
  readonly told: string[];
  readonly frame: HTMLIFrameElement;
  /** What the platform tells the page: a state of YouTube's, an event of Vimeo's. */
  tell(what: string | number, data?: object): void;
}

declare global {
  interface Window {
    readonly standIns: StandIn[];
    /** Whether films may be heard without a gesture; set before the page is opened. */
    hearsFilms: boolean;
  }
}

/** YouTube says nothing of a refusal: the state just does not change. */
const YOUTUBE = `window.YT = {};
setTimeout(() => { window.YT.Player = class {
  constructor(frame, { events }) {
    const told = [];
    let muted = frame.src.includes('mute=1');
    const state = (data) => events.onStateChange({ data });
    const later = (...states) => states.forEach((each, at) => setTimeout(() => state(each), 10 * at + 10));
    window.standIns.push({ told, frame, tell: (what) => (what === 'error' ? events.onError({ data: 150 }) : state(what)) });
    Object.assign(this, {
      playVideo() { told.push(muted ? 'play muted' : 'play'); if (muted || window.hearsFilms) later(3, 1); else later(-1); },
      pauseVideo() { told.push('pause'); later(2); },
      seekTo(at) { told.push('seek ' + at); },
      getCurrentTime: () => 7,
      mute() { muted = true; told.push('mute'); },
      unMute() { muted = false; },
      setVolume(volume) { told.push('volume ' + volume); },
      setPlaybackRate() {},
      destroy() { told.push('destroy'); },
    });
    setTimeout(() => events.onReady({ data: 0 }), 10);
  }
}; }, 120);`;

const VIMEO = `window.Vimeo = { Player: class {
  constructor(frame) {
    const told = [];
    const calls = {};
    let muted = frame.src.includes('muted=1');
    const tell = (name, data = {}) => calls[name]?.(data);
    window.standIns.push({ told, frame, tell });
    const done = (text) => async () => { told.push(text); };
    Object.assign(this, {
      on(name, call) { calls[name] = call; },
      ready: async () => undefined,
      async play() {
        told.push(muted ? 'play muted' : 'play');
        if (!muted && !window.hearsFilms) throw Object.assign(new Error('Play was refused.'), { name: 'NotAllowedError' });
        if (window.interrupts) throw Object.assign(new Error('Play was interrupted.'), { name: 'PlayInterrupted' });
        setTimeout(() => tell('playing'), 10);
      },
      async pause() { told.push('pause'); setTimeout(() => tell('pause'), 10); },
      async setCurrentTime(at) { told.push('seek ' + at); },
      async setMuted(next) { muted = next; told.push('muted ' + next); },
      async setVolume(volume) { told.push('volume ' + volume); },
      setPlaybackRate: done('rate'),
      destroy: done('destroy'),
    });
  }
} };`;

/** Answers for the platforms, which no test machine reaches. Hands back what was asked of them. */
export async function standInForPlatforms(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.addInitScript(() => Object.assign(window, { standIns: [], hearsFilms: false }));
  const scripts: readonly (readonly [string, string])[] = [
    ['https://www.youtube.com/iframe_api', YOUTUBE],
    ['https://player.vimeo.com/api/player.js', VIMEO],
  ];
  await page.route(/\/\/(?:www|player)\.(?:youtube|vimeo)/, (route) => {
    const url = route.request().url();
    asked.push(url);
    const script = scripts.find(([address]) => address === url)?.[1];
    return script === undefined
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title>' })
      : route.fulfill({ contentType: 'text/javascript', body: script });
  });
  return asked;
}
