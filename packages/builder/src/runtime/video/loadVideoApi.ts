import { browserClock, type Clock } from '@vitrine/browser';
import { VIDEO_API_RETRY_MS } from '../limits.ts';

/** What this script uses of YouTube's player. */
export interface YoutubePlayer {
  playVideo(): void;
  mute(): void;
  seekTo(seconds: number): void;
  stopVideo(): void;
  destroy(): void;
}

export interface YoutubeApi {
  readonly loaded?: unknown;
  readonly Player: new (
    target: Element,
    options: {
      readonly videoId: string | null;
      readonly host?: string;
      readonly playerVars: Readonly<Record<string, unknown>>;
      readonly events: Readonly<Record<string, (event: { readonly data: number }) => void>>;
    },
  ) => YoutubePlayer;
}

export interface VimeoPlayer {
  ready(): Promise<unknown>;
  on(name: string, call: (data: { readonly seconds: number; readonly duration: number }) => void): void;
  setCurrentTime(seconds: number): Promise<unknown>;
  pause(): Promise<unknown>;
  play(): Promise<unknown>;
}

export interface VimeoApi {
  readonly Player: new (target: Element, options: Readonly<Record<string, unknown>>) => VimeoPlayer;
}

interface Apis {
  readonly youtube: YoutubeApi;
  readonly vimeo: VimeoApi;
}

/** spec/3 §7: where each platform's script is, and when it is ready. */
const APIS: {
  readonly [Name in keyof Apis]: { readonly url: string; readonly find: () => Apis[Name] | null };
} = {
  youtube: {
    url: 'https://www.youtube.com/iframe_api',
    find: () => {
      const made = Reflect.get(globalThis, 'YT') as YoutubeApi | undefined;
      return made?.loaded ? made : null;
    },
  },
  vimeo: {
    url: 'https://player.vimeo.com/api/player.js',
    find: () => (Reflect.get(globalThis, 'Vimeo') as VimeoApi | undefined) ?? null,
  },
};

const asked = new Set<string>();

/** spec/3 §9: asked for once, and looked for every 350 ms until it is there. */
export function loadVideoApi<Name extends keyof Apis>(
  name: Name,
  clock: Pick<Clock, 'after'> = browserClock,
  insert: (url: string) => void = insertScript,
): Promise<Apis[Name]> {
  const { url, find } = APIS[name];
  if (!asked.has(name) && !find()) insert(url);
  asked.add(name);
  return new Promise((resolve) => {
    const look = (): void => {
      const api = find();
      if (api) resolve(api);
      else clock.after(VIDEO_API_RETRY_MS, look);
    };
    look();
  });
}

function insertScript(url: string): void {
  const script = document.createElement('script');
  script.src = url;
  const first = document.querySelector('script');
  if (first) first.before(script);
  else document.head.append(script);
}
