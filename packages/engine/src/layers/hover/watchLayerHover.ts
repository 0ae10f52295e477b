import { createDisposers, type Disposer, listen } from '@vitrine/browser';
import type { LayerPlayer } from '../../ports/LayerPlayer.ts';

interface LayerHoverOptions {
  /** The slide's element: the layers have no listeners of their own. */
  readonly root: HTMLElement;
  /** Tells when a layer of the slide has come in. */
  readonly onEntered: (call: () => void) => Disposer;
  /** Where a mouse or pen rests over the module. */
  readonly resting: () => { readonly x: number; readonly y: number } | null;
  readonly playerOf: (element: Element) => LayerPlayer | null;
}

/** Tells layers when a pointer is over them, or the keyboard's focus in them: both deserve the same answer. */
export function watchLayerHover({ root, onEntered, resting, playerOf }: LayerHoverOptions): Disposer {
  const disposers = createDisposers();
  const pointed = createSet();
  const focused = createSet();

  function createSet(): (players: ReadonlySet<LayerPlayer>) => void {
    let before: ReadonlySet<LayerPlayer> = new Set();
    return (now) => {
      for (const each of before) if (!now.has(each)) each.setHover(false);
      for (const each of now) if (!before.has(each)) each.setHover(true);
      before = now;
    };
  }
  const around = (target: EventTarget | null): Set<LayerPlayer> => {
    const found = new Set<LayerPlayer>();
    for (
      let node = target instanceof Element ? target : null;
      node && node !== root;
      node = node.parentElement
    ) {
      const player = playerOf(node);
      if (player) found.add(player);
    }
    return found;
  };
  const isTouch = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === 'touch';

  disposers.add(listen(root, 'pointerover', (event) => !isTouch(event) && pointed(around(event.target))));
  disposers.add(listen(root, 'pointerleave', () => pointed(new Set())));
  disposers.add(
    onEntered(() => {
      const page = root.getRootNode() as Document | ShadowRoot;
      const point = resting();
      const under = point && page.elementFromPoint(point.x, point.y);
      if (under) pointed(around(under));
      const focus = page.activeElement;
      const inFocus = focus?.matches(':focus-visible') ? around(focus) : [];
      // Those that were pointed at already could not answer until now.
      for (const each of [...(under ? around(under) : []), ...inFocus]) each.setHover(true);
    }),
  );
  disposers.add(
    listen(root, 'focusin', ({ target }) => {
      const isSeen = target instanceof Element && target.matches(':focus-visible');
      focused(isSeen ? around(target) : new Set());
    }),
  );
  disposers.add(listen(root, 'focusout', () => focused(new Set())));
  return disposers.dispose;
}
