import { createDisposers, type Disposer, listen, observeTilt, type Tilt } from '@vitrine/browser';
import { TILT_RANGE_DEG } from '../limits.ts';
import { clamp } from './crossing.ts';
import type { Point } from './layerPose.ts';

/** Where a pointer is over a module, in pixels. */
export interface PointerState {
  /** Seen from the middle of the module. */
  readonly fromCentre: Point;
  /** Seen from where it came in. */
  readonly fromEntry: Point;
  /** Half of the module. */
  readonly reach: Point;
}

interface PointerOptions {
  readonly root: HTMLElement;
  /** A device without a mouse is a pointer by itself, by how it is held. Only an action asks visitors to allow that. */
  readonly byTilt: boolean;
  readonly onMove: () => void;
}

export interface PointerWatch {
  readonly state: PointerState;
  dispose: Disposer;
}

const NOWHERE: Point = { x: 0, y: 0 };
export const AWAY: PointerState = { fromCentre: NOWHERE, fromEntry: NOWHERE, reach: { x: 1, y: 1 } };

/** Where mouse, pen or finger are; gone, they are back in the middle. Only their coming reads the layout. */
export function watchPointer({ root, byTilt, onMove }: PointerOptions): PointerWatch {
  const disposers = createDisposers();
  let centre: Point | null = null;
  let entry = NOWHERE;
  let reach = AWAY.reach;
  let held: Tilt | null = null;
  let state = AWAY;

  const set = (next: PointerState): void => {
    state = next;
    onMove();
  };

  /** In the page, so that scrolling changes nothing. */
  function come(): void {
    const { left, top, width, height } = root.getBoundingClientRect();
    const { scrollX = 0, scrollY = 0 } = root.ownerDocument.defaultView ?? {};
    centre = { x: left + scrollX + width / 2, y: top + scrollY + height / 2 };
    reach = { x: width / 2 || 1, y: height / 2 || 1 };
  }

  function move({ pageX: x, pageY: y }: PointerEvent): void {
    if (!centre) {
      come();
      entry = { x, y };
    }
    const from = (origin: Point): Point => ({ x: x - origin.x, y: y - origin.y });
    set({ fromCentre: from(centre ?? entry), fromEntry: from(entry), reach });
  }

  function leave(): void {
    centre = null;
    set({ ...AWAY, reach });
  }

  function tilt(now: Tilt): void {
    if (!held) come();
    held ??= now;
    const angle = root.ownerDocument.defaultView?.screen.orientation?.angle ?? 0;
    const [across, along] = turned(now.gamma - held.gamma, now.beta - held.beta, angle);
    const part = (degrees: number): number => clamp(degrees / TILT_RANGE_DEG, -1, 1);
    const point = { x: part(across) * reach.x, y: part(along) * reach.y };
    set({ fromCentre: point, fromEntry: point, reach });
  }

  disposers.add(listen(root, 'pointermove', move, { passive: true }));
  disposers.add(listen(root, 'pointerleave', leave));
  disposers.add(listen(root, 'pointercancel', leave));
  if (byTilt) disposers.add(observeTilt(tilt, { asks: false }));
  return {
    get state() {
      return state;
    },
    dispose: disposers.dispose,
  };
}

/** Sensors do not turn with what the screen shows. */
function turned(across: number, along: number, angle: number): readonly [number, number] {
  if (angle === 90) return [along, -across];
  if (angle === 270 || angle === -90) return [-along, across];
  return angle === 180 ? [-across, -along] : [across, along];
}
