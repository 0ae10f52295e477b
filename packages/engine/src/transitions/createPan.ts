import type { LevelIndex, Slide } from '@vitrine/model';
import type { createTimeline as CreateTimeline, Timeline } from '@vitrine/motion';
import { panTracks } from './panTracks.ts';

/** Pan and zoom of a slide's background; null when it stands still. */
export function createPan(
  { background: layer }: Slide,
  background: HTMLElement | null,
  level: LevelIndex,
  createTimeline: typeof CreateTimeline,
): Timeline | null {
  const tracks = layer && background ? panTracks(layer, background, level) : [];
  return tracks.length > 0 ? createTimeline(tracks) : null;
}
