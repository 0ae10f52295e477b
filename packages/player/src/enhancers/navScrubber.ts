import { createScrubber, type Frame, type Player } from '@vitrine/engine';
import { handleAttributes, placeIn } from '../markup/handleAttributes.ts';
import { fillNumber } from '../markup/slideNumber.ts';
import type { Enhancer } from './Enhancer.ts';
import { parseDrawn } from '../stage/parseDrawn.ts';
import { writeAttributes } from '../stage/writeAttributes.ts';
import { readControlWords } from '../markup/controlWords.ts';

/** It is dragged through the slides from now on, and tells which one shows. */
export const navScrubber: Enhancer = ({ host, player, module, frame }) => {
  const spot = host.querySelector<HTMLElement>(':scope>.sr7-scrubber-nav>.sr7-at-scrubber');
  const track = spot?.querySelector<HTMLElement>('.sr7-scrubber');
  const handle = track?.querySelector<HTMLElement>('.sr7-scrubber-grip');
  if (!spot || !track || !handle) return { end: () => undefined };
  const scrubber = startScrubber({ track, handle, player, frame });
  const htmlIn = (at: Frame): string =>
    fillNumber(module.handle(at.currentKey)?.html ?? '', placeIn(at).index + 1);
  const words = readControlWords(host);
  let html = htmlIn(module.frame);

  function tell(next: Frame): void {
    const label = fillNumber(module.handle(next.currentKey)?.label ?? '', placeIn(next).index + 1);
    const filled = htmlIn(next);
    writeAttributes(handle as HTMLElement, handleAttributes(next, label, words));
    spot?.style.setProperty('--n', String(next.navKeys.length));
    if (filled === html) return;
    html = filled;
    handle?.replaceChildren(parseDrawn(host, html));
  }

  writeAttributes(handle, { tabindex: 0, 'aria-disabled': undefined });
  tell(frame);
  return {
    follow(next) {
      tell(next);
      scrubber.follow(next);
    },
    end: scrubber.end,
  };
};

interface ScrubberStart {
  readonly track: HTMLElement;
  readonly handle: HTMLElement;
  readonly player: Player;
  readonly frame: Frame;
}

/** A scrubber that asks its module for slides, and is told of every frame. */
function startScrubber({ track, handle, player, frame }: ScrubberStart) {
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
