import { createTestClock } from '@vitrine/browser/testing';
import type { DragRelease } from '../../ports/DragHandler.ts';
import { type DragOptions, watchDrag } from '../watchDrag.ts';

interface DraggedOptions extends Partial<DragOptions> {
  readonly html?: string;
  /** Its handler has nowhere to go. */
  readonly refuses?: boolean;
}

/** An element that can be dragged, and all that its handler was told. */
export function createDragged(options: DraggedOptions = {}) {
  const { html = '<a href="/shop">Shop</a>', refuses = false, ...rest } = options;
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  const clock = createTestClock();
  const told: string[] = [];
  const releases: DragRelease[] = [];
  const dispose = watchDrag({
    position: () => ({ index: 1, count: 3, isRing: false }),
    root,
    axis: 'horizontal',
    touches: 1,
    withMouse: true,
    clock,
    handler: {
      start() {
        told.push('start');
        return !refuses;
      },
      move: (distancePx) => void told.push(`move ${distancePx}`),
      end(release) {
        told.push(release.isCancelled ? 'cancelled' : 'end');
        releases.push(release);
      },
    },
    onDragging: (isDragging) => void told.push(isDragging ? 'dragging' : 'over'),
    ...rest,
  });
  const first = root.firstElementChild ?? root;
  return { root, first, clock, told, releases, dispose };
}
