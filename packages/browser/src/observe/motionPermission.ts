/** iOS hands out movements only to pages that its visitor has allowed to have them. */
interface Guarded {
  requestPermission?(): Promise<'granted' | 'denied'>;
}

const guards = (): readonly Guarded[] =>
  [globalThis.DeviceOrientationEvent, globalThis.DeviceMotionEvent].filter(
    (kind): kind is typeof kind & Guarded =>
      typeof (kind as Guarded | undefined)?.requestPermission === 'function',
  );

/** Whether the visitor has to be asked before the device tells its movements. */
export const needsMotionPermission = (): boolean => guards().length > 0;

/** Asks; only a click, key or touch may. Resolves true where nobody needs to be asked. */
export async function requestMotionPermission(): Promise<boolean> {
  try {
    const answers = await Promise.all(guards().map((kind) => kind.requestPermission?.()));
    return answers.every((answer) => answer === 'granted');
  } catch {
    return false;
  }
}
