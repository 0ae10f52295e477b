import { createScrubber, type Frame, type Player } from '@vitrine/engine';
import { placeIn } from './handleAttributes.ts';

interface ScrubberStart {
  readonly track: HTMLElement;
  readonly handle: HTMLElement;
  readonly player: Player;
  readonly frame: Frame;
}

/** A scrubber that asks its module for slides, and is told of every frame. */
export function startScrubber({ track, handle, player, frame }: ScrubberStart) {
  let latest = frame;
  const scrubber = createScrubber({
    track,
    handle,
    request: (at) => player.request(`#${latest.navKeys[at] ?? ''}`),
    onDragging: (isDragging) => (isDragging ? player.hold('drag') : player.release('drag')),
  });
  function follow(next: Frame): void {
    latest = next;
    const { index, count } = placeIn(next);
    scrubber.stand(index, count);
  }
  follow(frame);
  return { follow, end: scrubber.dispose };
}
