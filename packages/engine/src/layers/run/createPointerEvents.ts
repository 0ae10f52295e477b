import type { Disposer } from '@vitrine/browser';
import type { Frame, Layer } from '@vitrine/model';
import type { InlineStyles } from './createInlineStyles.ts';

export interface PointerEvents {
  /** Nothing can be pointed at, whatever the layer says. */
  off(): void;
  /** As the frame says that is over; then by the layer's listeners, or its setting. */
  after(frame: Frame['pointerEvents']): void;
  /** As the style sheet says. */
  reset(): void;
}

type PointerValue = 'auto' | 'none';

/** Whether a layer answers the pointer; its element says so only where that differs from the style sheet. */
export function createPointerEvents(layer: Layer, content: HTMLElement, inline: InlineStyles): PointerEvents {
  const setting: PointerValue = layer.pointerEvents === 'none' ? 'none' : 'auto';
  let release: Disposer = () => undefined;

  function show(value: PointerValue): void {
    release();
    release = value === setting ? () => undefined : inline.claim(content, 'pointer-events', value);
  }

  return {
    off: () => show('none'),
    // A layer that listens must hear, also where a frame or the setting says otherwise.
    after: (frame) => show(layer.listens.length > 0 ? 'auto' : frame === 'default' ? setting : frame),
    reset: () => show(setting),
  };
}
