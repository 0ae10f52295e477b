import type { Disposer } from '@vitrine/browser';
import type { Frame, Layer } from '@vitrine/model';
import type { InlineStyles } from './createInlineStyles.ts';
import { createPointerEvents } from './createPointerEvents.ts';
import type { StageMove } from './createStageState.ts';

interface PresenceOptions {
  readonly layer: Layer;
  readonly content: HTMLElement;
  readonly inline: InlineStyles;
  /** The style sheet hides the layer until something plays it. */
  readonly isHidden: boolean;
}

/** Whether a layer can be seen and pointed at. */
export interface Presence {
  /** Its text is about to be taken apart, and must not be seen whole before. */
  wait(): void;
  ready(): void;
  /** A scene takes it over. */
  take(move: StageMove | null, anew: boolean): void;
  /** A frame is over. */
  passed(frame: Pick<Frame, 'pointerEvents'>, move: StageMove | null): void;
  arrive(move: StageMove | null): void;
  reset(): void;
}

export function createPresence({ layer, content, inline, isHidden }: PresenceOptions): Presence {
  const pointer = createPointerEvents(layer, content, inline);
  const shown = createSwitch(() => inline.claim(content, 'visibility', 'visible'));
  const waiting = createSwitch(() => inline.claim(content, 'visibility', 'hidden'));
  // What has left must not be reached by the keyboard either, nor what an action has shown inside of it.
  const gone = createSwitch(() => {
    const show = inline.claim(content, 'visibility', 'hidden');
    content.inert = true;
    return () => {
      content.inert = false;
      show();
    };
  });
  return {
    wait: waiting.on,
    ready: waiting.off,
    take(move, anew) {
      gone.off();
      if (isHidden) shown.on();
      if (anew || move === 'leave') pointer.off();
    },
    passed({ pointerEvents }, move) {
      if (move !== 'leave') pointer.after(pointerEvents);
    },
    arrive(move) {
      if (move === 'enter')
        pointer.after(layer.timeline.in.content?.frames.at(-1)?.pointerEvents ?? 'default');
      if (move !== 'leave') return;
      shown.off();
      gone.on();
    },
    reset() {
      shown.off();
      waiting.off();
      gone.off();
      pointer.reset();
    },
  };
}

/** Something that is on or off; switching it on twice is once. */
interface Switch {
  on(): void;
  off(): void;
}

function createSwitch(start: () => Disposer): Switch {
  let stop: Disposer | null = null;
  return {
    on() {
      stop ??= start();
    },
    off() {
      stop?.();
      stop = null;
    },
  };
}
