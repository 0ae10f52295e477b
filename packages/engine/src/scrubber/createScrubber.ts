import { type Clock, createDisposers, type Disposer, listen } from '@vitrine/browser';
import { createVelocity } from '../input/createVelocity.ts';
import { holdPointer, letPointerGo } from '../input/holdPointer.ts';
import { DRAG_TOLERANCE_PX, SCRUB_REST_MS, SCRUB_TWEEN_MS } from '../limits.ts';
import { browserEnvironment } from '../player/browserEnvironment.ts';
import { scrubKey } from './scrubKeys.ts';
import { glideFrom, placeOf, resist, slideAt } from './scrubPlaces.ts';
import { type Track, trackOf } from './trackOf.ts';

export interface ScrubberOptions {
  /** What is pressed and dragged along. It carries the handle's place in `--at` and its time to get there in `--ms`. */
  readonly track: HTMLElement;
  /** What has the focus and hears keys. */
  readonly handle: HTMLElement;
  /** Asks for a slide by its place among those on the track. */
  readonly request: (index: number) => void;
  readonly onDragging: (isDragging: boolean) => void;
  /** Default: the browser's. */
  readonly clock?: Clock;
}

interface Hold {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly along: Track;
  /** How far from the handle's middle it was taken. */
  readonly grip: number;
}

export interface Scrubber {
  /** Another slide shows: the handle goes there, unless a hand is on it. */
  stand(index: number, count: number): void;
  dispose: Disposer;
}

/** A handle on a track of slides: it is dragged, glides, and asks for the slide that it rests on (spec/2 §9). */
export function createScrubber(options: ScrubberOptions): Scrubber {
  const { track, handle, request, onDragging, clock = browserEnvironment.clock } = options;
  const disposers = createDisposers();
  const velocity = createVelocity(clock);
  let current = 0;
  let count = 0;
  /** The slide that was asked for last, or is about to be. */
  let aim = 0;
  let held: Hold | null = null;
  let hasMoved = false;
  let place = 0;
  let stopWaiting: Disposer | null = null;

  const put = (next: number, ms: number): void => {
    place = next;
    track.style.setProperty('--at', String(next));
    track.style.setProperty('--ms', `${Math.round(ms)}ms`);
  };
  const stopWait = (): void => {
    stopWaiting?.();
    stopWaiting = null;
  };
  const wait = (ms: number): void => {
    stopWait();
    stopWaiting = clock.after(ms, () => {
      stopWaiting = null;
      if (aim !== current) request(aim);
    });
  };
  const askNow = (index: number): void => {
    aim = index;
    wait(0);
  };

  function press(event: PointerEvent): void {
    if (event.button !== 0 || held || count < 2) return;
    const along = trackOf(track);
    const { pointerId: pointer, clientX: x, clientY: y, target } = event;
    const at = along.placeAt(x, y);
    const isOnHandle = target instanceof Node && handle.contains(target);
    held = { pointer, x, y, along, grip: isOnHandle ? at - handlePlace(along) : 0 };
    hasMoved = false;
    if (isOnHandle) put(at - held.grip, 0);
    else put(placeOf(slideAt(at, count), count), SCRUB_TWEEN_MS);
    velocity.begin(place);
    hold(pointer, true);
  }

  /** Where the handle is seen, also on its way. */
  function handlePlace(along: Track): number {
    const { left, top, width, height } = handle.getBoundingClientRect();
    return along.placeAt(left + width / 2, top + height / 2);
  }

  function hold(pointer: number, isHeld: boolean): void {
    track.toggleAttribute('data-held', isHeld);
    if (isHeld) holdPointer(track, pointer);
    else letPointerGo(track, pointer);
    onDragging(isHeld);
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== held?.pointer) return;
    const { clientX: x, clientY: y } = event;
    hasMoved ||= Math.max(Math.abs(x - held.x), Math.abs(y - held.y)) > DRAG_TOLERANCE_PX;
    if (!hasMoved) return;
    put(resist(held.along.placeAt(x, y) - held.grip), 0);
    velocity.add(place);
    const over = slideAt(place, count);
    if (over === aim) return;
    aim = over;
    wait(SCRUB_REST_MS);
  }

  function release(event: PointerEvent): void {
    if (event.pointerId !== held?.pointer) return;
    // It bubbles: the browser's own hold of a finger on the handle ends where ours begins.
    if (event.type === 'lostpointercapture' && event.target !== track) return;
    const { pointer } = held;
    held = null;
    if (event.type !== 'pointerup') {
      aim = current;
      stopWait();
      put(placeOf(current, count), SCRUB_TWEEN_MS);
    } else if (!hasMoved) askNow(slideAt(place, count));
    else {
      const { index, ms } = glideFrom(place, velocity.read(), count);
      aim = index;
      put(placeOf(index, count), ms);
      wait(ms + SCRUB_REST_MS);
    }
    hold(pointer, false);
  }

  function hear(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const { isVertical, isRtl } = trackOf(track);
    const index = scrubKey(event.key, { index: aim, count, isVertical, isRtl });
    if (index === null) return;
    event.preventDefault();
    put(placeOf(index, count), SCRUB_TWEEN_MS);
    askNow(index);
  }

  disposers.add(listen(track, 'pointerdown', press));
  disposers.add(listen(track, 'pointermove', move, { passive: true }));
  for (const name of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    disposers.add(listen(track, name, release));
  disposers.add(listen(handle, 'keydown', hear));
  disposers.add(() => {
    stopWait();
    if (held) hold(held.pointer, false);
    held = null;
  });

  return {
    stand(index, slideCount) {
      const isSame = count === slideCount;
      // Other things of the module changed; what was asked for may be on its way.
      if (isSame && index === current) return;
      current = index;
      count = slideCount;
      if (held || (stopWaiting && isSame)) return;
      aim = index;
      const isFirst = !isSame && place === placeOf(index, count);
      if (!isFirst) put(placeOf(index, count), SCRUB_TWEEN_MS);
    },
    dispose: disposers.dispose,
  };
}
