interface Point {
  readonly x: number;
  readonly y: number;
}

const watched = new WeakMap<Element, () => Point | null>();

/**
 * Where a mouse or pen rests over a module; null where it is not. Heard from the first slide on, whoever asks: a pointer that
 * rests tells nothing when another slide comes under it. What listens goes with the element.
 */
export function restingPointer(root: Element): Point | null {
  const known = watched.get(root) ?? watch(root);
  watched.set(root, known);
  return known();
}

function watch(root: Element): () => Point | null {
  let point: Point | null = null;
  const rest = (event: Event): void => {
    if (!(event instanceof PointerEvent) || event.pointerType === 'touch') return;
    point = event.type === 'pointerleave' ? null : { x: event.clientX, y: event.clientY };
  };
  for (const name of ['pointerover', 'pointermove', 'pointerleave'])
    root.addEventListener(name, rest, { passive: true });
  return () => point;
}
