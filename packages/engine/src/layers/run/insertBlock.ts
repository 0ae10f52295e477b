import type { Disposer } from '@vitrine/browser';
import type { Track } from '@vitrine/motion';
import type { Box } from '../boxes/LayerBoxes.ts';
import type { ColorBlock } from '../scene/colorBlock.ts';

interface InsertedBlock {
  readonly track: Track;
  readonly remove: Disposer;
}

/** Puts the block over the content, in the same wrapper, where it goes along with the layer's loop and mask. */
export function insertBlock(block: ColorBlock, content: HTMLElement, box: Box): InsertedBlock {
  const element = content.ownerDocument.createElement('sr7-block');
  element.setAttribute('aria-hidden', 'true');
  const styles: Readonly<Record<string, string>> = {
    position: 'absolute',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    background: block.color,
    translate: block.translate,
    'transform-origin': '0 0',
    'pointer-events': 'none',
    'z-index': '1',
  };
  for (const [property, value] of Object.entries(styles)) element.style.setProperty(property, value);
  content.after(element);
  return {
    track: { element, start: block.start, steps: block.steps },
    remove: () => element.remove(),
  };
}
