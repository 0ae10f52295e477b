import type { Disposer } from '@vitrine/browser';
import type { Axis } from './Axis.ts';

export interface Dress {
  drag(isDragging: boolean): void;
  dispose: Disposer;
}

/** For styles: whoever can be dragged says so while it is. */
const DRAGGING = 'data-dragging';
/** Safari knows only its own. */
const USER_SELECT = ['-webkit-user-select', 'user-select'];

/**
 * What a module that can be dragged tells the browser: the page keeps the way across it, and zooming by two fingers unless
 * that is how it is dragged; texts are selected as ever, but not by a drag.
 */
export function dressDragged(root: HTMLElement, axis: Axis, touches: number): Dress {
  const { style } = root;
  const before = style.touchAction;
  style.touchAction = `${axis === 'horizontal' ? 'pan-y' : 'pan-x'}${touches > 1 ? '' : ' pinch-zoom'}`;
  const drag = (isDragging: boolean): void => {
    root.toggleAttribute(DRAGGING, isDragging);
    for (const name of USER_SELECT) style.setProperty(name, isDragging ? 'none' : '');
    if (isDragging) root.ownerDocument.getSelection()?.removeAllRanges();
  };
  return {
    drag,
    dispose() {
      drag(false);
      style.touchAction = before;
    },
  };
}
