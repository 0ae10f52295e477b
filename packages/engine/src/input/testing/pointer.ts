/** A pointer that a test moves by hand. */
interface PointerOptions {
  readonly type?: 'mouse' | 'touch' | 'pen';
  readonly id?: number;
  readonly button?: number;
  /** Default: the first one is. */
  readonly isPrimary?: boolean;
}

export interface TestPointer {
  down(target: EventTarget, x: number, y: number): PointerEvent;
  move(x: number, y: number): PointerEvent;
  up(x: number, y: number): PointerEvent;
  cancel(): PointerEvent;
}

/** Goes down on an element and is heard of at the page, as the browser's own are. */
export function createTestPointer(options: PointerOptions = {}): TestPointer {
  const { type = 'mouse', id = 1, button = 0, isPrimary = id === 1 } = options;
  let place: EventTarget = document.body;
  const send = (name: string, clientX: number, clientY: number): PointerEvent => {
    const event = new PointerEvent(name, {
      pointerId: id,
      pointerType: type,
      isPrimary,
      button,
      clientX,
      clientY,
      bubbles: true,
      cancelable: true,
      composed: true,
    });
    place.dispatchEvent(event);
    return event;
  };
  return {
    down(target, x, y) {
      place = target;
      return send('pointerdown', x, y);
    },
    move: (x, y) => send('pointermove', x, y),
    up: (x, y) => send('pointerup', x, y),
    cancel: () => send('pointercancel', 0, 0),
  };
}

/** The click that a browser makes when a pointer is released over where it went down. */
export function click(target: EventTarget, detail = 1): MouseEvent {
  const event = new MouseEvent('click', { detail, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
}
