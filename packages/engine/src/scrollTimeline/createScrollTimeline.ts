import { createDisposers, type Disposer, listen } from '@vitrine/browser';
import type { Slide } from '@vitrine/model';
import { allLayers } from '../layers/allLayers.ts';
import { createFollower } from '../modifiers/createFollower.ts';
import { type ViewBox, viewBoxOf } from '../modifiers/crossing.ts';
import { type Mover, tickerOf } from '../modifiers/tickerOf.ts';
import type { RunningFeature, FeatureHost } from '../ports/RunningFeature.ts';
import { createDriven, type Driven } from './createDriven.ts';
import { createPinning } from './createPinning.ts';
import { followsScroll } from './followsScroll.ts';
import { lengthFor, timeAt } from './timeAt.ts';

/** spec/2 §4, scroll-by-time: layers stand where the page is, instead of when it is. */
export function createScrollTimeline({
  module,
  stage,
  environment,
  players,
  show,
}: FeatureHost): RunningFeature {
  const { root } = stage;
  const { settings } = module;
  const { smoothingS = 0, ease = 'none', fixed: isFixed = false } = settings.scrollTimeline ?? {};
  const pinning = createPinning(root, settings);
  const ticker = tickerOf(environment.clock);
  const disposers = createDisposers();
  let time = createFollower({ smoothingS, ease }, 0);
  let driven: Driven | null = null;
  let box: ViewBox = { top: 0, height: 0, viewHeight: 0 };
  let lengthMs = 0;
  let isLaidOut = false;
  let isSeen = false;
  let isReduced = environment.isReducedMotion();
  let stopScroll: Disposer | null = null;

  const drives = (slide: Slide): boolean =>
    !isReduced && allLayers(slide.layers).some((layer) => followsScroll(layer, slide, settings));

  const mover: Mover = {
    read() {
      box = viewBoxOf(root);
      if (!isLaidOut) layOut();
    },
    write(nowMs) {
      pinning.follow(box);
      time.follow(timeAt(box, lengthMs, pinning.pin), nowMs);
      driven?.seek(time.at(nowMs));
      return time.isMoving(nowMs);
    },
  };

  /** What only another layout changes: where content is pinned, and how far the page can be scrolled. */
  function layOut(): void {
    isLaidOut = true;
    pinning.layOut();
    const { enteredMs = 0, lengthMs: ownMs = 0 } = driven ?? {};
    const { scrollHeight, scrollTop, clientHeight } = root.ownerDocument.documentElement;
    const lastTop = box.top - (scrollHeight - clientHeight - scrollTop);
    lengthMs = pinning.pin ? ownMs : lengthFor(ownMs, enteredMs, { ...box, top: lastTop });
  }

  const isOn = (): boolean => isSeen && !isReduced && (driven !== null || isFixed);
  const wake = (): void => {
    if (isOn()) ticker.wake(mover);
  };
  const relayout = (): void => {
    isLaidOut = false;
    wake();
  };

  function listenToPage(): Disposer {
    const stopScrolled = listen(window, 'scroll', wake, { passive: true, capture: true });
    const stopResized = listen(window, 'resize', relayout);
    return () => {
      stopScrolled();
      stopResized();
    };
  }

  function update(): void {
    if (isOn()) stopScroll ??= listenToPage();
    else {
      stopScroll?.();
      stopScroll = null;
      ticker.forget(mover);
    }
    if (isReduced) pinning.rest();
    wake();
  }

  function drive(slide: Slide | null): void {
    const isSame = slide?.key === driven?.slide.key;
    driven = slide && createDriven(slide, module, players.slide(slide.key));
    isLaidOut = false;
    if (!isSame) time = createFollower({ smoothingS, ease }, 0);
    if (driven) show.timer.hold('scroll');
    else show.timer.release('scroll');
    driven?.setPaused(false);
    update();
  }

  const end = (key: string): void => {
    if (driven?.slide.key === key) drive(null);
  };

  disposers.add(
    environment.onReducedMotion((reduced) => {
      isReduced = reduced;
      // What was pinned is not, or is again.
      isLaidOut = false;
      if (reduced) drive(null);
      else update();
    }),
  );
  disposers.add(
    environment.onVisible(root, '0px', (visible) => {
      isSeen = visible;
      update();
    }),
  );

  return {
    drives,
    enter: (slide) => void (drives(slide) && drive(slide)),
    leave: ({ key }) => end(key),
    remove: end,
    setVisible: (isVisible) => driven?.setPaused(!isVisible),
    relayout,
    dispose() {
      disposers.dispose();
      isSeen = false;
      drive(null);
      pinning.rest();
    },
  };
}
