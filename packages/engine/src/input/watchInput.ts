import { type Clock, createDisposers, type Disposer, observeShare } from '@vitrine/browser';
import type { ModuleSettings } from '@vitrine/model';
import { WHOLE_SHARE } from '../limits.ts';
import type { DragHandler } from '../ports/DragHandler.ts';
import type { SlideRequest } from '../ports/SlideChange.ts';
import { type KeyHub, pageKeys } from './createKeyHub.ts';
import { createSwipe } from './createSwipe.ts';
import type { Axis, Position } from './Position.ts';
import { watchDrag } from './watchDrag.ts';
import { watchKeys } from './watchKeys.ts';
import { watchWheel } from './watchWheel.ts';

export interface InputOptions {
  readonly root: HTMLElement;
  readonly settings: Pick<ModuleSettings, 'type' | 'nav' | 'carousel'>;
  readonly clock: Clock;
  readonly isRtl: () => boolean;
  readonly position: () => Position;
  readonly request: (request: SlideRequest) => void;
  /** What follows the pointer; null: a swipe asks for a slide when it is over. */
  readonly drag: DragHandler | null;
  readonly onDragging: (isDragging: boolean) => void;
  /** How much of the module is in view, and every change of it. Default: the browser's word. */
  readonly onShare?: (element: Element, call: (share: number) => void) => Disposer;
  /** Default: the page's. */
  readonly keys?: KeyHub;
}

/** Slides by pointer, wheel and keys, as far as the module's settings want each (spec/2 §2). */
export function watchInput(options: InputOptions): Disposer {
  const { root, settings, clock, isRtl, position, request, drag, onDragging } = options;
  const { onShare = observeShare, keys = pageKeys } = options;
  const { keyboard, wheel, swipe } = settings.nav;
  const disposers = createDisposers();
  const common = { root, clock, isRtl, position, request };
  if (swipe.use) {
    const axis: Axis = settings.type === 'carousel' ? settings.carousel.axis : swipe.direction;
    const handler = drag ?? createSwipe({ axis, isRtl, position, request });
    const { touches, onDesktop: withMouse } = swipe;
    disposers.add(watchDrag({ root, axis, touches, withMouse, clock, position, handler, onDragging }));
  }
  if (wheel.use) {
    const { wraps, reverse: isReversed, cooldownMs } = wheel;
    const leastShare = Math.min(WHOLE_SHARE, wheel.viewportPercent / 100);
    disposers.add(watchWheel({ ...common, wraps, isReversed, leastShare, cooldownMs, onShare }));
  }
  if (keyboard.direction !== 'off')
    disposers.add(watchKeys({ ...common, axis: keyboard.direction, onShare, keys }));
  return disposers.dispose;
}
