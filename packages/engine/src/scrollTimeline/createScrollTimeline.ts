import { createDisposers, type Disposer, listen } from '@vitrine/browser';
import type { Slide } from '@vitrine/model';
import type { Feature, FeatureHost } from '../features/Feature.ts';
import { allLayers } from '../layers/allLayers.ts';
import { createFollower } from '../modifiers/createFollower.ts';
import { viewBoxOf } from '../modifiers/crossing.ts';
import { createWriter } from '../modifiers/writePose.ts';
import { type Mover, tickerOf } from '../modifiers/tickerOf.ts';
import { canStick } from './canStick.ts';
import { createDriven, type Driven } from './createDriven.ts';
import { followsScroll } from './followsScroll.ts';
import { heldPx, lengthFor, type Pin, timeAt } from './timeAt.ts';

/** spec/2 §4, scroll-by-time: layers stand where the page is, instead of when it is. */
export function createScrollTimeline({ module, stage, environment, cast, show }: FeatureHost): Feature {
  const { root } = stage;
  const { settings } = module;
  const { smoothingS = 0, ease = 'none', fixedFromMs = 0, fixedToMs = 0 } = settings.scrollTimeline ?? {};
  const content = root.querySelector<HTMLElement>(':scope>sr7-content');
  const hold = content && createWriter(content);
  const ticker = tickerOf(environment.clock);
  const disposers = createDisposers();
  let time = createFollower({ smoothingS, ease }, 0);
  let driven: Driven | null = null;
  let goalMs = 0;
  let pin: Pin | null = null;
  /** Where CSS cannot pin the content it is carried along instead. */
  let isCarried = false;
  let carryPx = 0;
  let lengthMs = 0;
  let isLaidOut = false;
  let isSeen = false;
  let isReduced = environment.isReducedMotion();
  let stopScroll: Disposer | null = null;

  const drives = (slide: Slide): boolean =>
    !isReduced && allLayers(slide.layers).some((layer) => followsScroll(layer, slide, settings));

  const mover: Mover = {
    read() {
      if (!driven) return;
      const box = viewBoxOf(root);
      if (!isLaidOut) layOut(driven, box);
      goalMs = timeAt(box, lengthMs, pin);
      carryPx = pin && isCarried ? heldPx(box, pin) : 0;
    },
    write(nowMs) {
      time.follow(goalMs, nowMs);
      driven?.seek(time.at(nowMs));
      hold?.({ translate: carryPx > 0 ? `0px ${carryPx}px` : '' });
      return time.isMoving(nowMs);
    },
  };

  /** What only another layout changes: where content is pinned, and how far the page can be scrolled. */
  function layOut({ enteredMs, lengthMs: ownMs }: Driven, box: ReturnType<typeof viewBoxOf>): void {
    isLaidOut = true;
    const { position, top } = content ? getComputedStyle(content) : { position: '', top: '' };
    const isPinned = position === 'sticky' && fixedToMs > fixedFromMs;
    pin = isPinned ? { fromMs: fixedFromMs, toMs: fixedToMs, topPx: Number.parseFloat(top) || 0 } : null;
    isCarried = isPinned && !canStick(root);
    const { scrollHeight, scrollTop, clientHeight } = root.ownerDocument.documentElement;
    const lastTop = box.top - (scrollHeight - clientHeight - scrollTop);
    lengthMs = pin ? ownMs : lengthFor(ownMs, enteredMs, { ...box, top: lastTop });
  }

  const wake = (): void => {
    if (driven && isSeen) ticker.wake(mover);
  };

  function listenToPage(): Disposer {
    const stops = ['scroll', 'resize'].map((event) =>
      listen(window, event, wake, { passive: true, capture: true }),
    );
    return () => stops.forEach((stop) => stop());
  }

  function update(): void {
    if (driven && isSeen) stopScroll ??= listenToPage();
    else {
      stopScroll?.();
      stopScroll = null;
      ticker.forget(mover);
    }
    wake();
  }

  function drive(slide: Slide | null): void {
    const isSame = slide?.key === driven?.slide.key;
    driven = slide && createDriven(slide, module, cast.slide(slide.key));
    isLaidOut = false;
    if (!isSame) time = createFollower({ smoothingS, ease }, 0);
    if (driven) show.timer.hold('scroll');
    else show.timer.release('scroll');
    if (!driven) hold?.({ translate: '' });
    driven?.setPaused(false);
    update();
  }

  const end = (key: string): void => {
    if (driven?.slide.key === key) drive(null);
  };

  disposers.add(
    environment.onReducedMotion((reduced) => {
      isReduced = reduced;
      if (reduced) drive(null);
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
    dismiss: end,
    setVisible: (isVisible) => driven?.setPaused(!isVisible),
    relayout() {
      isLaidOut = false;
      wake();
    },
    dispose() {
      disposers.dispose();
      drive(null);
    },
  };
}
