import { type Clock, createDisposers, type Disposer, listen } from '@vitrine/browser';
import { DRAG_TOLERANCE_PX } from '../limits.ts';
import type { DragHandler } from '../ports/DragHandler.ts';
import { createClickGuard } from './createClickGuard.ts';
import { createVelocity } from './createVelocity.ts';
import { dressDragged } from './dressDragged.ts';
import { holdPointer, letPointerGo } from './holdPointer.ts';
import type { Axis, Position } from './Position.ts';
import { startsDrag } from './startsDrag.ts';

export interface DragOptions {
  readonly root: HTMLElement;
  readonly axis: Axis;
  /** Fingers that it takes. */
  readonly touches: number;
  /** A mouse drags too, not only fingers and pens. */
  readonly withMouse: boolean;
  readonly clock: Clock;
  /** Which slide shows, and whether there is one beyond it. */
  readonly position: () => Position;
  readonly handler: DragHandler;
  readonly onDragging: (isDragging: boolean) => void;
}

/**
 * Drags along one axis, by mouse, finger or pen. Which way a pointer goes is decided once, where it leaves the tolerance:
 * across the axis it is the page's, and nothing of it is held back.
 */
export function watchDrag(options: DragOptions): Disposer {
  const { root, axis, touches, withMouse, clock, handler, onDragging } = options;
  const isHorizontal = axis === 'horizontal';
  const disposers = createDisposers();
  const velocity = createVelocity(clock);
  const guard = createClickGuard(root);
  const dress = dressDragged(root, axis, touches, options.position);
  /** Pointers that are down; moves are heard only while there is one. */
  const down = new Set<number>();
  let phase: 'idle' | 'pressed' | 'dragging' = 'idle';
  /** Too many fingers: nothing begins until all are up again. */
  let isSpoiled = false;
  let pointer = -1;
  let fromX = 0;
  let fromY = 0;
  /** Between where the pointer went down and where the drag counts from: without it the slides would jump. */
  let slackPx = 0;
  let distancePx = 0;
  let stopHearing: Disposer = () => undefined;

  const isWelcome = (event: PointerEvent): boolean =>
    event.button === 0 &&
    (event.pointerType !== 'mouse' || withMouse) &&
    startsDrag(event.target, root, axis);

  function press(event: PointerEvent): void {
    guard.disarm();
    // It is the only one of its kind: others that nobody saw go up are over.
    if (event.isPrimary) {
      finish(true);
      down.clear();
      isSpoiled = false;
    }
    down.add(event.pointerId);
    if (down.size === 1) hear();
    const needed = event.pointerType === 'touch' ? touches : 1;
    if (down.size > needed) {
      isSpoiled = true;
      return finish(true);
    }
    if (isSpoiled || down.size < needed || !isWelcome(event)) return;
    phase = 'pressed';
    pointer = event.pointerId;
    fromX = event.clientX;
    fromY = event.clientY;
    velocity.begin(0);
  }

  function move(event: PointerEvent): void {
    if (phase === 'idle' || event.pointerId !== pointer) return;
    const alongPx = isHorizontal ? event.clientX - fromX : event.clientY - fromY;
    if (phase === 'dragging') return follow(alongPx);
    const acrossPx = isHorizontal ? event.clientY - fromY : event.clientX - fromX;
    const farPx = Math.max(Math.abs(alongPx), Math.abs(acrossPx));
    if (farPx <= DRAG_TOLERANCE_PX) return;
    if (Math.abs(alongPx) <= Math.abs(acrossPx) || !handler.start()) return void (phase = 'idle');
    slackPx = Math.sign(alongPx) * DRAG_TOLERANCE_PX;
    phase = 'dragging';
    holdPointer(root, pointer);
    dress.drag(true);
    onDragging(true);
    follow(alongPx);
  }

  function follow(alongPx: number): void {
    distancePx = alongPx - slackPx;
    velocity.add(alongPx);
    handler.move(distancePx);
  }

  function finish(isCancelled: boolean): void {
    const wasDragging = phase === 'dragging';
    phase = 'idle';
    if (!wasDragging) return;
    guard.arm();
    dress.drag(false);
    letPointerGo(root, pointer);
    handler.end({ distancePx, velocityPxPerMs: isCancelled ? 0 : velocity.read(), isCancelled });
    onDragging(false);
  }

  function lift(event: PointerEvent): void {
    if (!down.delete(event.pointerId)) return;
    finish(event.type === 'pointercancel');
    if (down.size > 0) return;
    isSpoiled = false;
    stopHearing();
  }

  function hear(): void {
    stopHearing();
    const view = root.ownerDocument.defaultView ?? window;
    const heard = createDisposers();
    // On their way down: what is inside a slide may keep its events to itself.
    heard.add(listen(view, 'pointermove', move, { passive: true, capture: true }));
    heard.add(listen(view, 'pointerup', lift, { capture: true }));
    heard.add(listen(view, 'pointercancel', lift, { capture: true }));
    heard.add(listen(view, 'blur', () => finish(true)));
    stopHearing = heard.dispose;
  }

  disposers.add(dress.dispose);
  disposers.add(guard.dispose);
  disposers.add(() => {
    finish(true);
    stopHearing();
  });
  disposers.add(listen(root, 'pointerdown', press, { passive: true }));
  // It bubbles: the browser's own hold of a finger on a layer ends where ours begins.
  disposers.add(
    listen(root, 'lostpointercapture', (event) => {
      if (event.target === root && event.pointerId === pointer) finish(true);
    }),
  );
  disposers.add(listen(root, 'dragstart', (event) => phase !== 'idle' && event.preventDefault()));
  return disposers.dispose;
}
