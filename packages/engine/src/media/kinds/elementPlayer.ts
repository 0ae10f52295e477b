import { createDisposers, listen } from '@vitrine/browser';
import type { MediaPlayer, MediaPlayerOptions } from '../MediaPlayer.ts';
import type { MediaSignal } from '../MediaState.ts';

const SIGNALS: Readonly<Record<string, MediaSignal>> = {
  loadedmetadata: 'cue',
  playing: 'play',
  waiting: 'wait',
  ended: 'end',
};

/** A file, played by the browser's own element. */
export function elementPlayer(
  tag: 'video' | 'audio',
  { fields, box, isMuted, onSignal }: MediaPlayerOptions,
): MediaPlayer | null {
  const media = box.querySelector(tag);
  if (!media) return null;
  const { volume, speed, loop, startS, endS, nextSlide, autoPlay, preload } = fields;
  const disposers = createDisposers();
  for (const [name, signal] of Object.entries(SIGNALS))
    disposers.add(listen(media, name, () => onSignal(signal)));
  // It also stands because it is over, which is told next.
  disposers.add(listen(media, 'pause', () => media.ended || onSignal('pause')));
  disposers.add(
    listen(media, 'error', () => console.warn(`The media "${media.src}" failed.`, media.error?.message)),
  );
  media.muted = isMuted;
  media.volume = volume || 1;
  media.defaultPlaybackRate = media.playbackRate = speed;
  // The browser repeats without a gap, but only from beginning to end, and never tells that it is over.
  media.loop = loop && startS === null && endS === null && !nextSlide;
  // What nobody has asked to play is not fetched whole.
  if (preload !== 'none') media.preload = preload === 'auto' && autoPlay !== 'false' ? 'auto' : 'metadata';
  return {
    play: () => media.play(),
    pause: () => media.pause(),
    seek: (seconds) => void (media.currentTime = seconds),
    get timeS() {
      return media.currentTime;
    },
    setMuted: (next) => void (media.muted = next),
    get isMuted() {
      return media.muted;
    },
    dispose() {
      disposers.dispose();
      media.pause();
    },
  };
}
