import { easeOf } from '../easing/easeOf.ts';
import { createTimeline, type Timeline } from '../timeline/createTimeline.ts';
import { isPathData } from './isPathData.ts';

export interface MorphOptions {
  readonly durationMs: number;
  /** An ease by name; see `parseEase`. */
  readonly ease: string;
  readonly onFinish?: () => void;
}

/** Points on each outline while it changes: smooth enough at any size. */
const POINTS = 200;

/** spec/1 §5 asks for a console error and gives no words. */
const MALFORMED = 'Malformed path';

/**
 * Turns a path into another. Browsers cannot do that by themselves, so a module for it is fetched when it is first
 * needed. A malformed path is told, and the timeline then only keeps the time.
 */
export async function createMorph(
  path: SVGPathElement,
  toPath: string,
  { durationMs, ease, onFinish }: MorphOptions,
): Promise<Timeline> {
  const fromPath = path.getAttribute('d') ?? '';
  const broken = [fromPath, toPath].find((data) => !isPathData(data));
  if (broken !== undefined) {
    console.error(`${MALFORMED}: ${broken}`);
    return createTimeline([], { durationMs, ...(onFinish && { onFinish }) });
  }
  const [{ animate }, { morphTo }] = await Promise.all([import('animejs/animation'), import('animejs/svg')]);
  const target = path.cloneNode() as SVGPathElement;
  target.setAttribute('d', toPath);
  const longest = Math.max(path.getTotalLength(), target.getTotalLength());
  const animation = animate(path, {
    d: morphTo(target, POINTS / longest),
    duration: durationMs,
    ease: easeOf(ease),
    autoplay: false,
    onComplete: () => onFinish?.(),
  });
  /** Run back, its own time counts up from the end. */
  const fromOwn = (ms: number): number => (animation.reversed ? durationMs - ms : ms);
  const time = (): number => fromOwn(animation.currentTime);
  // The points only come close to the outlines; at both ends the outlines themselves are shown.
  const showEnds = (): void => {
    if (time() <= 0) path.setAttribute('d', fromPath);
    if (time() >= durationMs) path.setAttribute('d', toPath);
  };
  animation.onRender = showEnds;
  showEnds();
  return {
    durationMs,
    get timeMs() {
      return time();
    },
    play: () => void (animation.reversed = false),
    reverse: () => void (animation.reversed = true),
    pause: () => void animation.pause(),
    seek: (timeMs) => void animation.seek(fromOwn(Math.min(durationMs, Math.max(0, timeMs)))),
    setSpeed: (speed) => void (animation.speed = Math.max(0, speed)),
    dispose() {
      animation.cancel();
      path.setAttribute('d', fromPath);
    },
  };
}
