import type { Clock, Disposer } from '@vitrine/browser';
import { END_POLL_MS, FILM_FADES_AFTER_MS } from '../limits.ts';
import { createMediaControls, type MediaControls } from './createMediaControls.ts';
import { findBox } from './findBox.ts';
import { mediaPlayerOf } from './kinds/index.ts';
import type { MediaFields, MediaPlayer } from './MediaPlayer.ts';
import { type MediaSignal, type MediaState, nextState } from './MediaState.ts';

export interface MediaItemOptions {
  readonly kind: string;
  readonly fields: MediaFields;
  /** The box that was drawn for it. */
  readonly find: () => HTMLElement | null;
  readonly clock: Clock;
  /** Its state has changed, or whether it is heard. */
  readonly onChange: () => void;
  readonly onEnded: () => void;
  /** The visitor has started it by its own controls. */
  readonly onWish: () => void;
  /** Its button was pressed. */
  readonly onPress: () => void;
}

/** A film or sound of a module: what is wanted of it, and what it does. */
export interface MediaItem {
  readonly state: MediaState;
  /** It plays, or is about to go on. */
  readonly isRunning: boolean;
  readonly isMuted: boolean;
  /** Its elements stand in the page. */
  readonly isThere: boolean;
  /** Its layer begins to come. A file may be fetched; a platform is asked for nothing before its film is to play. */
  come(): void;
  play(): void;
  pause(): void;
  /** Back to where it starts. */
  rewind(): void;
  setMuted(isMuted: boolean): void;
  dispose: Disposer;
}

export function createMediaItem(options: MediaItemOptions): MediaItem {
  const { kind, fields, find, clock, onChange, onEnded, onWish, onPress } = options;
  const create = mediaPlayerOf(kind);
  const startS = fields.startS ?? 0;
  let state: MediaState = 'unstarted';
  let isMuted = fields.mute || fields.volume === 0;
  let wantsPlay = false;
  /** Counts what was asked: what comes of an older wish does not matter any more. */
  let wish = 0;
  let comesAtMs = Number.NEGATIVE_INFINITY;
  let box: HTMLElement | null = null;
  let controls: MediaControls | null = null;
  let player: MediaPlayer | null = null;
  let opening: Promise<void> | null = null;
  let stopWatching: Disposer = () => undefined;
  let isMissing = false;
  let isDisposed = false;

  const isRunning = (): boolean =>
    state === 'playing' || state === 'buffering' || (state === 'ended' && wantsPlay && fields.loop);

  async function attach(): Promise<void> {
    box = await findBox(find, clock, () => isDisposed);
    isMissing = !box;
    if (!box || isDisposed) return;
    controls = createMediaControls({
      box,
      showsPosterOnPause: fields.poster?.showOnPause ?? false,
      fades: () => clock.now() - comesAtMs >= FILM_FADES_AFTER_MS,
      onPress,
    });
  }
  const attached = attach();

  async function open(): Promise<void> {
    await attached;
    try {
      if (!box || isDisposed) return;
      player = await create({ fields, box, clock, isMuted, onSignal: take });
      if (isDisposed) player?.dispose();
    } catch (error) {
      console.warn(error);
      // The visitor may try again.
      opening = null;
    }
  }

  function take(signal: MediaSignal): void {
    const next = nextState(state, signal);
    if (next === state) return;
    state = next;
    stopWatching();
    if (signal === 'play') watchEnd();
    if (signal === 'play' && !wantsPlay) onWish();
    if (signal === 'play' || signal === 'pause') wantsPlay = signal === 'play';
    tell();
    if (signal === 'end') finish();
  }

  function tell(): void {
    controls?.show(isRunning(), state === 'playing');
    onChange();
  }

  /** spec/2 §4: reaching the end time is the end. */
  function watchEnd(): void {
    const { endS } = fields;
    if (endS === null || endS <= startS) return;
    stopWatching = clock.after(END_POLL_MS, () => {
      if (!player || player.timeS < endS) return watchEnd();
      take('end');
      player.pause();
    });
  }

  function finish(): void {
    if (wantsPlay && fields.loop) void attempt();
    else {
      wantsPlay = false;
      if (fields.rewind) rewind();
    }
    onEnded();
  }

  async function attempt(): Promise<void> {
    const mine = ++wish;
    await (opening ??= open());
    if (!player || wish !== mine) return;
    if (state === 'ended' || player.timeS < startS) player.seek(startS);
    try {
      await player.play();
    } catch (error) {
      if (wish === mine) refused(error);
    }
  }

  /** spec/2 §8. */
  function refused(error: unknown): void {
    const name = error instanceof Error || error instanceof DOMException ? error.name : '';
    if (name === 'NotAllowedError' && !isMuted) {
      setMuted(true);
      return void attempt();
    }
    if (name !== 'AbortError') console.warn(error);
    if (name !== 'PlayInterrupted') take('pause');
    return undefined;
  }

  function setMuted(next: boolean): void {
    isMuted = next;
    player?.setMuted(next);
    onChange();
  }

  /** A platform plays what it is made to look at, so it is told to stand. */
  function rewind(): void {
    if (state === 'unstarted' || state === 'cued') return;
    player?.seek(startS);
    player?.pause();
  }

  return {
    get state() {
      return state;
    },
    get isRunning() {
      return isRunning();
    },
    get isMuted() {
      return player?.isMuted ?? isMuted;
    },
    get isThere() {
      return box?.isConnected ?? !isMissing;
    },
    come() {
      comesAtMs = clock.now();
      if (kind === 'html5' || kind === 'audio') opening ??= open();
    },
    play() {
      wantsPlay = true;
      void attempt();
    },
    pause() {
      wantsPlay = false;
      wish++;
      player?.pause();
    },
    rewind,
    setMuted,
    dispose() {
      isDisposed = true;
      wish++;
      stopWatching();
      controls?.dispose();
      player?.dispose();
    },
  };
}
