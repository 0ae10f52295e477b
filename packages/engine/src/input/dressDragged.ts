import { createDisposers, type Disposer, listen, observeResize } from '@vitrine/browser';
import { domEventName } from '../ports/PlayerEvents.ts';
import type { Axis, Position } from './Position.ts';

export interface Dress {
  drag(isDragging: boolean): void;
  dispose: Disposer;
}

/** For styles: whoever can be dragged says so while it is. */
const DRAGGING = 'data-dragging';
/** Safari knows only its own. */
const USER_SELECT = ['-webkit-user-select', 'user-select'];

/** A module that leaves less of the window than this has the visitor's finger on it wherever that is. */
const FILLS_SHARE = 0.8;

/**
 * What a module that can be dragged tells the browser: the page keeps the way across it, and zooming by two fingers unless
 * that is how it is dragged; texts are selected as ever, but not by a drag. Down the page a visitor must be able to go on: where
 * the module fills the view, and at its ends.
 */
export function dressDragged(
  root: HTMLElement,
  axis: Axis,
  touches: number,
  position: () => Position,
): Dress {
  const { style } = root;
  const before = style.touchAction;
  const view = root.ownerDocument.defaultView ?? window;
  const pans = (): string => {
    if (axis === 'horizontal') return 'pan-y';
    if (root.offsetHeight > view.innerHeight * FILLS_SHARE) return 'pan-x pan-y';
    const { index, count, isRing } = position();
    const [isFirst, isLast] = [!isRing && index <= 0, !isRing && index >= count - 1];
    return `pan-x${isFirst && isLast ? ' pan-y' : isFirst ? ' pan-up' : isLast ? ' pan-down' : ''}`;
  };
  const say = (): void => void (style.touchAction = `${pans()}${touches > 1 ? '' : ' pinch-zoom'}`);
  say();
  const disposers = createDisposers();
  if (axis === 'vertical') {
    // Before the finger comes: then it is too late.
    disposers.add(observeResize(root, say));
    disposers.add(listen(root, domEventName('slide.afterChange'), say));
  }
  const drag = (isDragging: boolean): void => {
    root.toggleAttribute(DRAGGING, isDragging);
    for (const name of USER_SELECT) style.setProperty(name, isDragging ? 'none' : '');
    if (isDragging) root.ownerDocument.getSelection()?.removeAllRanges();
  };
  return {
    drag,
    dispose() {
      drag(false);
      disposers.dispose();
      style.touchAction = before;
    },
  };
}
