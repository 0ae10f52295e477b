import type { ModuleSettings } from '@vitrine/model';
import type { ViewBox } from '../modifiers/crossing.ts';
import { createWriter, type ModifierStyle } from '../modifiers/writePose.ts';
import { canStick } from './canStick.ts';
import { heldPx, type Pin } from './timeAt.ts';

/** What CSS pins of a module, and what it cannot. */
export interface Pinning {
  /** Null where nothing is pinned. */
  readonly pin: Pin | null;
  /** Reads how the module is laid out. */
  layOut(): void;
  follow(box: ViewBox): void;
  rest(): void;
}

/**
 * Style sheets pin the content of a module. What stands over it, such as navigation, is carried along, and so is the
 * content itself where a box around the module keeps it from being pinned.
 */
export function createPinning(root: HTMLElement, { scrollTimeline }: ModuleSettings): Pinning {
  const { fixedFromMs: fromMs = 0, fixedToMs: toMs = 0 } = scrollTimeline ?? {};
  const carried = new Map<HTMLElement, (style: ModifierStyle) => void>();
  let pin: Pin | null = null;

  const carry = (px: number): void => {
    for (const write of carried.values()) write({ translate: px > 0 ? `0px ${px}px` : '' });
  };
  return {
    get pin() {
      return pin;
    },
    layOut() {
      const content = root.querySelector(':scope>sr7-content');
      const { position, top } = content ? getComputedStyle(content) : { position: '', top: '' };
      const isPinned = position === 'sticky' && toMs > fromMs;
      pin = isPinned ? { fromMs, toMs, topPx: Number.parseFloat(top) || 0 } : null;
      const isHeld = canStick(root);
      for (const each of isPinned ? root.children : [])
        if (each instanceof HTMLElement && !carried.has(each) && !(isHeld && each === content))
          carried.set(each, createWriter(each));
    },
    follow(box) {
      carry(pin ? heldPx(box, pin) : 0);
    },
    rest: () => carry(0),
  };
}
