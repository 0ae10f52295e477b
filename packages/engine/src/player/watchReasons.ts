import { createDisposers, type Disposer } from '@vitrine/browser';
import type { ModuleSettings } from '@vitrine/model';
import type { Environment } from '../ports/Environment.ts';
import type { HoldReason, Slideshow } from '../ports/Show.ts';

interface ReasonsOptions {
  readonly root: Element;
  readonly settings: ModuleSettings;
  readonly environment: Environment;
  readonly timer: Slideshow;
}

/** What happens around a module and holds its slideshow: each is a reason in the timer's one set. */
export function watchReasons({ root, settings, environment, timer }: ReasonsOptions): Disposer {
  const { pauseOnHover, freezeOnBlur } = settings.slideshow;
  const disposers = createDisposers();
  const set = (reason: HoldReason, isHeld: boolean): void =>
    isHeld ? timer.hold(reason) : timer.release(reason);
  if (pauseOnHover) disposers.add(environment.onHover(root, (isOver) => set('hover', isOver)));
  disposers.add(environment.onKeyboardFocus(root, (isInside) => set('focus', isInside)));
  disposers.add(environment.onReducedMotion((isReduced) => set('reducedMotion', isReduced)));

  let isHidden = false;
  let isBlurred = false;
  const tellTab = (): void => set('tab', isHidden || isBlurred);
  disposers.add(
    environment.onPageHidden((hidden) => {
      isHidden = hidden;
      tellTab();
    }),
  );
  if (freezeOnBlur) {
    disposers.add(
      environment.onWindowBlurred((blurred) => {
        isBlurred = blurred;
        tellTab();
      }),
    );
  }
  return disposers.dispose;
}
