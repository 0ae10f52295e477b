import { CAROUSEL_AHEAD } from '../limits.ts';
import { placesOf, type PlayingState, type Sight } from '../slides/playingFrame.ts';
import { type CarouselSettings, carouselOffsets } from './carouselOffsets.ts';
import { createLane } from './createLane.ts';
import { seenAt } from './seenAt.ts';

/** What is seen of a carousel, moving or at rest. */
export function carouselSight(settings: CarouselSettings, { order, current, seen }: PlayingState): Sight {
  const { showAllLayers: showsAll } = settings;
  if (seen) return { offsets: seen, ahead: [], showsAll };
  const index = placesOf(order).get(current) ?? 0;
  const count = order.length;
  const offsets = carouselOffsets(settings, count, index).map(
    (offset) => [order[(((index + offset) % count) + count) % count] ?? current, offset] as const,
  );
  // What comes into sight first when it moves: drawn while it rests, it costs nothing then.
  const ahead = seenAt(createLane(settings, order), index, CAROUSEL_AHEAD).map(({ key }) => key);
  return { offsets: new Map(offsets), ahead, showsAll };
}
