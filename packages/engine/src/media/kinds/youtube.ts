import { loadPlatformApi } from '../loadPlatformApi.ts';
import { PLAY_CHECK_MS } from '../../limits.ts';
import type { CreateMediaPlayer, MediaPlayerOptions } from '../MediaPlayer.ts';
import type { MediaSignal } from '../MediaState.ts';
import { platformFrame } from './platformFrame.ts';

/** What of YouTube's own player is used. */
interface YouTubePlayer {
  playVideo(): void;
  pauseVideo(): void;
  seekTo(seconds: number, allowSeekAhead: boolean): void;
  getCurrentTime(): number;
  mute(): void;
  unMute(): void;
  setVolume(percent: number): void;
  setPlaybackRate(rate: number): void;
  destroy(): void;
}
interface YouTubeApi {
  readonly Player: new (
    frame: HTMLIFrameElement,
    options: { readonly events: Readonly<Record<string, (event: { readonly data: number }) => void>> },
  ) => YouTubePlayer;
}

const SIGNALS: ReadonlyMap<number, MediaSignal> = new Map([
  [0, 'end'],
  [1, 'play'],
  [2, 'pause'],
  [3, 'wait'],
  [5, 'cue'],
]);

function createFrame(options: MediaPlayerOptions): HTMLIFrameElement | null {
  const { startS, controls, allowFullScreen, inline, noInteract } = options.fields;
  const shows = Number(controls.show && !noInteract);
  const ours = {
    rel: 0,
    iv_load_policy: 3,
    controls: shows,
    disablekb: 1 - shows,
    fs: Number(allowFullScreen),
    playsinline: Number(inline),
    start: startS === null ? null : Math.floor(startS),
  };
  // Without its cookies as long as nobody plays it.
  const page = (film: string): string => `https://www.youtube-nocookie.com/embed/${film}`;
  return platformFrame(options, page, ours, {
    enablejsapi: 1,
    origin: location.origin,
    autoplay: null,
    loop: null,
    mute: Number(options.isMuted),
  });
}

export const youtube: CreateMediaPlayer = async (options) => {
  const { fields, clock, onSignal } = options;
  const api = (await loadPlatformApi('youtube', clock)) as YouTubeApi;
  const frame = createFrame(options);
  if (!frame) return null;
  let { isMuted } = options;
  let heard: () => void = () => undefined;
  let hasBegun = false;

  const player = await new Promise<YouTubePlayer>((resolve) => {
    const made: YouTubePlayer = new api.Player(frame, {
      events: {
        onReady: () => resolve(made),
        onStateChange({ data }) {
          const signal = SIGNALS.get(data);
          hasBegun ||= signal === 'play';
          if (signal && signal !== 'cue') heard();
          if (signal) onSignal(signal);
        },
        onError: ({ data }) => console.warn(`YouTube does not play "${fields.src}" (error ${data}).`),
      },
    });
  });
  player.setVolume(100 * (fields.volume || 1));
  if (fields.speed !== 1) player.setPlaybackRate(fields.speed);

  return {
    /** YouTube does not say that a browser refused: nothing plays, and that is all (spec/2 §9). */
    play: () =>
      new Promise((resolve, reject) => {
        const refused = Object.assign(new Error('Nothing plays.'), { name: 'NotAllowedError' });
        const cancel = clock.after(PLAY_CHECK_MS, () => reject(refused));
        heard = () => {
          cancel();
          resolve();
        };
        player.playVideo();
      }),
    pause() {
      heard();
      player.pauseVideo();
    },
    seek: (seconds) => player.seekTo(seconds, true),
    get timeS() {
      // Its address says where it begins; to be sent there before, it would start to play.
      return hasBegun ? player.getCurrentTime() : (fields.startS ?? 0);
    },
    setMuted(next) {
      isMuted = next;
      if (next) player.mute();
      else player.unMute();
    },
    get isMuted() {
      return isMuted;
    },
    dispose() {
      heard();
      player.destroy();
      frame.remove();
    },
  };
};
