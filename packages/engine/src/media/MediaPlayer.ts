import type { Clock, Disposer } from '@vitrine/browser';
import type { BackgroundVideo } from '@vitrine/model';
import type { MediaSignal } from './MediaState.ts';

/** The fields of a film or sound; a layer's content has them too. */
export type MediaFields = Omit<BackgroundVideo, 'kind'>;

/** One film or sound in the page, whoever plays it. */
export interface MediaPlayer {
  /** Rejects with the browser's or the platform's own error, told by its name. */
  play(): Promise<void>;
  pause(): void;
  seek(seconds: number): void;
  readonly timeS: number;
  setMuted(isMuted: boolean): void;
  readonly isMuted: boolean;
  dispose: Disposer;
}

export interface MediaPlayerOptions {
  readonly fields: MediaFields;
  /** The box that was drawn for it. */
  readonly box: HTMLElement;
  readonly clock: Clock;
  readonly isMuted: boolean;
  readonly onSignal: (signal: MediaSignal) => void;
}

/** Null where there is nothing to play. */
export type CreateMediaPlayer = (options: MediaPlayerOptions) => Promise<MediaPlayer | null>;
