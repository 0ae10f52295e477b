import { createDisposers, type Disposer, listen, observeMedia } from '@vitrine/browser';
import type { RunningFeature, FeatureHost } from '../ports/RunningFeature.ts';
import { createTilt } from './createTilt.ts';
import { outOfView, viewBoxOf } from './crossing.ts';
import { type Modified, modifiedOf } from './modifiedOf.ts';
import { type Mover, tickerOf } from './tickerOf.ts';
import { AWAY, type PointerWatch, watchPointer } from './watchPointer.ts';

/** Mobile: there is nothing but fingers to point with. */
const TOUCH_ONLY = '(hover: none) and (pointer: coarse)';

type ModifiersHost = Pick<FeatureHost, 'module' | 'stage' | 'environment'>;

/** spec/2 §4, layer modifiers: layers follow the pointer and the page, and stand at rest where motion is not wanted. */
export function createModifiers({ module, stage, environment }: ModifiersHost): RunningFeature {
  const { root } = stage;
  const settings = module.settings.modifiers;
  const ticker = tickerOf(environment.clock);
  const disposers = createDisposers();
  const members = new Map<string, readonly Modified[]>();
  const content = root.querySelector<HTMLElement>(':scope>sr7-content');
  const tilt = content && settings?.depth3d ? createTilt(content, settings.depth3dAmount) : null;
  /** The module of a pinned timeline is as high as its way; what is seen of it is its content. */
  const shown = (module.settings.scrollTimeline?.fixed && content) || root;
  const is = { seen: false, reduced: false, touch: false };
  let pointer: PointerWatch | null = null;
  let stopScroll: Disposer | null = null;
  let box = { outPx: 0, heightPx: 0 };
  let isStale = true;

  const all = (): Modified[] => [...members.values()].flat();
  const isWanted = (): boolean => !is.reduced && !(is.touch && settings?.offOnMobile);

  const mover: Mover = {
    read() {
      if (!isStale) return;
      isStale = false;
      const view = viewBoxOf(shown);
      box = { outPx: outOfView(view), heightPx: view.height };
    },
    write(nowMs) {
      const at = pointer?.state ?? AWAY;
      tilt?.follow(at, nowMs);
      const lean = tilt?.leanAt(nowMs) ?? AWAY.fromCentre;
      const signals = { ...box, lean, standsOutPx: settings?.depth3dZ ?? 0 };
      const moving = all().filter((each) => each.follow(at, signals, nowMs));
      return moving.length > 0 || (tilt?.isMoving(nowMs) ?? false);
    },
  };

  const wake = (): void => ticker.wake(mover);
  const refresh = (): void => {
    isStale = true;
    if (is.seen && isWanted()) wake();
  };

  function watchPage(): Disposer {
    const options = { passive: true, capture: true };
    const stops = ['scroll', 'resize'].map((event) => listen(window, event, refresh, options));
    return () => stops.forEach((stop) => stop());
  }

  /** Nothing listens unless something can move, and be seen to. */
  function update(): void {
    const isOn = is.seen && isWanted();
    const byScroll = isOn && all().some((each) => each.byScroll);
    const byPointer = isOn && (tilt !== null || all().some((each) => each.byPointer));
    if (byScroll) stopScroll ??= watchPage();
    else {
      stopScroll?.();
      stopScroll = null;
    }
    if (byPointer) pointer ??= watchPointer({ root: shown, byTilt: is.touch, onMove: wake });
    else {
      pointer?.dispose();
      pointer = null;
    }
    if (byScroll || byPointer) refresh();
    else ticker.forget(mover);
    if (!isWanted()) rest();
  }

  function rest(): void {
    for (const each of all()) each.rest();
    tilt?.rest();
  }

  const set = (name: keyof typeof is) => (value: boolean) => {
    is[name] = value;
    update();
  };
  disposers.add(observeMedia(TOUCH_ONLY, set('touch')));
  disposers.add(environment.onReducedMotion(set('reduced')));
  disposers.add(environment.onVisible(root, '0px', set('seen')));

  return {
    enter(slide) {
      const modified = modifiedOf(slide, stage);
      if (modified.length > 0) members.set(slide.key, modified);
      update();
    },
    remove(key) {
      for (const each of members.get(key) ?? []) each.rest();
      members.delete(key);
      update();
    },
    relayout: refresh,
    dispose() {
      is.seen = false;
      disposers.dispose();
      update();
      rest();
    },
  };
}
