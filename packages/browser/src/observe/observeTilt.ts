import { createDisposers, type Disposer } from '../dispose/Disposer.ts';
import { listen } from './listen.ts';
import { needsMotionPermission, requestMotionPermission } from './motionPermission.ts';

/** How a device is held, in degrees: around its short side, from -180 to 180, and its long side, from -90 to 90. */
export interface Tilt {
  readonly beta: number;
  readonly gamma: number;
}

interface TiltOptions {
  /** The first click asks the visitor where that is needed (spec/1 §6). Default true. */
  readonly asks?: boolean;
}

/** Tells how the device is held, at every change; nothing without a sensor, or until the visitor has allowed it. */
export function observeTilt(call: (tilt: Tilt) => void, { asks = true }: TiltOptions = {}): Disposer {
  const disposers = createDisposers();
  let isOver = false;
  const tell = (event: Event): void => {
    const { beta, gamma } = event as DeviceOrientationEvent;
    if (beta !== null && gamma !== null) call({ beta, gamma });
  };
  // At once: the visitor may be asked by someone else.
  let stop = listen(window, 'deviceorientation', tell);
  disposers.add(() => stop());
  if (asks && needsMotionPermission()) {
    const ask = async (): Promise<void> => {
      if (!(await requestMotionPermission()) || isOver) return;
      // Anew: a listener from before the permission may have been turned away.
      stop();
      stop = listen(window, 'deviceorientation', tell);
    };
    disposers.add(listen(window, 'click', () => void ask(), { once: true, capture: true }));
  }
  return () => {
    isOver = true;
    disposers.dispose();
  };
}
