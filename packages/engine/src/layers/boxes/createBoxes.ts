import type { LayerNodes } from '../../ports/Stage.ts';
import type { LayerBoxes } from './LayerBoxes.ts';
import { measureLayer } from './measureLayer.ts';

/**
 * The boxes of a layer, read at the right moment: each reading after a write makes the browser lay the page out again,
 * so all that one change needs is read before its first write.
 */
export interface Boxes {
  /** As they are now, or as they were read for the change that is under way. */
  readonly current: LayerBoxes;
  /** Reads them for the next change, before others begin to write. */
  measure(): void;
  /** A change begins: boxes stay as they are read now. */
  hold(): LayerBoxes;
  release(): void;
  /** What was read is out of date. */
  forget(): void;
}

export function createBoxes(nodes: LayerNodes): Boxes {
  let held: LayerBoxes | null = null;
  let depth = 0;

  function read(): LayerBoxes {
    const boxes = measureLayer(nodes);
    // A loop asks for it only after its scene has been written.
    if (nodes.loop) void boxes.inWrapper;
    return boxes;
  }

  return {
    get current() {
      return held ?? measureLayer(nodes);
    },
    measure() {
      held = read();
      void held.inSlide;
      void held.inWrapper;
    },
    hold() {
      depth++;
      held ??= read();
      return held;
    },
    release() {
      depth--;
      if (depth === 0) held = null;
    },
    forget() {
      held = null;
    },
  };
}
