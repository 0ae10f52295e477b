import { loadPlatformApi } from '../loadPlatformApi.ts';
import type { CreateMediaPlayer } from '../MediaPlayer.ts';
import type { MediaSignal } from '../MediaState.ts';
import { platformFrame } from './platformFrame.ts';

/** What of Vimeo's own player is used. */
interface VimeoPlayer {
  ready(): Promise<void>;
  play(): Promise<void>;
  pause(): Promise<void>;
  setCurrentTime(seconds: number): Promise<number>;
  setMuted(isMuted: boolean): Promise<boolean>;
  setVolume(fraction: number): Promise<number>;
  setPlaybackRate(rate: number): Promise<number>;
  destroy(): Promise<void>;
  on(event: string, call: (data: VimeoEvent) => void): void;
}
interface VimeoEvent {
  readonly seconds?: number;
  /** How much of the film is over. */
  readonly percent?: number;
  readonly message?: string;
}
interface VimeoApi {
  readonly Player: new (frame: HTMLIFrameElement) => VimeoPlayer;
}

const SIGNALS: Readonly<Record<string, MediaSignal>> = {
  loaded: 'cue',
  playing: 'play',
  bufferstart: 'wait',
  ended: 'end',
};

/** What Vimeo cannot do with a film (its speed is for paying members) it says, and plays on. */
const warn = (error: unknown): void => console.warn(error);

export const vimeo: CreateMediaPlayer = async (options) => {
  const { fields, clock, onSignal } = options;
  const { controls, noInteract, inline, volume, speed } = fields;
  const api = (await loadPlatformApi('vimeo', clock)) as VimeoApi;
  const ours = {
    dnt: 1,
    title: 0,
    byline: 0,
    portrait: 0,
    pip: 0,
    controls: Number(controls.show && !noInteract),
    playsinline: Number(inline),
    autopause: 0,
  };
  // The second part of an unlisted film's address is its key.
  const page = (film: string): string => `https://player.vimeo.com/video/${film.replace('/', '?h=')}`;
  const frame = platformFrame(options, page, ours, {
    autoplay: null,
    loop: null,
    muted: Number(options.isMuted),
  });
  if (!frame) return null;
  let { isMuted } = options;
  let timeS = 0;
  const player = new api.Player(frame);
  for (const [name, signal] of Object.entries(SIGNALS)) player.on(name, () => onSignal(signal));
  // It also stands because it is over, which is told next.
  player.on('pause', ({ percent = 0 }) => percent < 1 && onSignal('pause'));
  player.on('timeupdate', ({ seconds = 0 }) => void (timeS = seconds));
  player.on('error', ({ message }) => console.warn(`Vimeo does not play "${fields.src}".`, message));
  await player.ready();
  if (!isMuted && volume > 0 && volume < 1) player.setVolume(volume).catch(warn);
  if (speed !== 1) player.setPlaybackRate(speed).catch(warn);

  return {
    play: () => player.play(),
    pause: () => void player.pause().catch(warn),
    seek(seconds) {
      timeS = seconds;
      player.setCurrentTime(seconds).catch(warn);
    },
    get timeS() {
      return timeS;
    },
    setMuted(next) {
      isMuted = next;
      player.setMuted(next).catch(warn);
    },
    get isMuted() {
      return isMuted;
    },
    dispose() {
      player.destroy().catch(warn);
      frame.remove();
    },
  };
};
