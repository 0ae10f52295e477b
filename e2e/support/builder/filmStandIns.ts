import type { Page } from '@playwright/test';

/** What a stand-in of a platform's player was made with and told. */
export interface Film {
  readonly platform: string;
  readonly id: unknown;
  readonly options: Readonly<Record<string, unknown>>;
  readonly told: string[];
}

/** Ready a while after its script has run, as the platform's is. */
const YOUTUBE = `window.YT = { Player: class {
  constructor(target, options) {
    const film = { platform: 'youtube', id: options.videoId, options: { ...options.playerVars, host: options.host }, told: [] };
    window.films.push(film);
    const frame = document.createElement('iframe');
    frame.title = 'Film';
    frame.className = target.className;
    target.replaceWith(frame);
    const state = (data) => options.events.onStateChange?.({ data });
    window.tellFilm = state;
    Object.assign(this, {
      playVideo() { film.told.push('play'); setTimeout(() => state(1)); },
      mute() { film.told.push('mute'); },
      seekTo(at) { film.told.push('seek ' + at); },
      stopVideo() { film.told.push('stop'); },
      destroy() { film.told.push('destroy'); },
    });
    setTimeout(() => options.events.onReady({ data: 0 }));
  }
} };
setTimeout(() => { window.YT.loaded = 1; }, 400);`;

const VIMEO = `window.Vimeo = { Player: class {
  constructor(target, options) {
    const film = { platform: 'vimeo', id: options.id, options, told: [] };
    window.films.push(film);
    const frame = document.createElement('iframe');
    frame.title = 'Film';
    target.append(frame);
    const calls = {};
    window.tellVimeo = (name, data) => calls[name]?.(data);
    Object.assign(this, {
      ready: async () => undefined,
      on(name, call) { calls[name] = call; },
      async setCurrentTime(at) { film.told.push('seek ' + at); },
      async pause() { film.told.push('pause'); },
      async play() { film.told.push('play'); },
    });
  }
} };`;

/** Answers for the platforms, which no test machine reaches. Hands back which of their scripts were asked for. */
export async function standInForFilms(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.addInitScript(() => Object.assign(window, { films: [] }));
  await page.route(/\/\/(?:www|player)\.(?:youtube|vimeo)/, (route) => {
    const url = route.request().url();
    const script = url.endsWith('/iframe_api') ? YOUTUBE : url.endsWith('/player.js') ? VIMEO : null;
    if (script === null)
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title>' });
    asked.push(url);
    return route.fulfill({ contentType: 'text/javascript', body: script });
  });
  return asked;
}

export const films = (page: Page): Promise<Film[]> =>
  page.evaluate(() => Reflect.get(window, 'films') as Film[]);
