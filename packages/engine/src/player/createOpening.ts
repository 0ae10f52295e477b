import { createDisposers, type Disposer } from '@vitrine/browser';
import type { PlayableModule, Slide } from '@vitrine/model';
import { FONT_WAIT_MS } from '../limits.ts';
import type { Environment } from '../ports/Environment.ts';
import type { Show } from '../ports/Show.ts';
import type { SlidePlayers } from '../ports/SlidePlayers.ts';
import type { Stage } from '../ports/Stage.ts';
import type { Turns } from '../ports/Turns.ts';

interface OpeningOptions {
  readonly module: PlayableModule;
  readonly stage: Stage;
  readonly environment: Environment;
  readonly turns: Turns;
  readonly players: SlidePlayers;
  readonly show: Show;
  /** All that a slide is played with; null when it is there. */
  readonly ready: (slide: Slide) => Promise<unknown> | null;
  readonly onVisible: (isVisible: boolean) => void;
  /** The slide to start with: the first one, or the one that the address names. */
  readonly firstSlide: () => string;
  /** Those whose layers come with it. */
  readonly readySlides: readonly string[];
  /** The first slide's turn has come. */
  readonly onBegun: () => void;
}

/**
 * How a module starts: it stands ready in its first frame, and begins when it is first seen, after its delay. From then
 * on it plays while it is in view and stands while it is not.
 */
export function createOpening(options: OpeningOptions): Disposer {
  const { module, stage, environment, turns, players, show, ready, onVisible } = options;
  const { firstSlide, readySlides, onBegun } = options;
  const { settings } = module;
  const disposers = createDisposers();
  const standing = turns.current;
  let hasBegun = standing === '';
  let isDisposed = false;

  const playsEntry = standing !== '' && stage.awaitsEntry();

  if (playsEntry) {
    for (const key of readySlides) players.slide(key).poise();
    for (const each of players.globals) {
      each.show(turns.numberOf(standing), { atRest: false });
      each.player.setPaused(each.player.slide.respectsViewport);
    }
  }
  stage.goLive();

  function begin(): void {
    hasBegun = true;
    disposers.add(environment.clock.after(settings.slideshow.initDelayMs, whenReady));
  }

  /** What the first slide plays with must be there: a later one waits for it as it is prepared. */
  function whenReady(): void {
    const slides = [module.slide(firstSlide()), ...players.globals.map(({ player }) => player.slide)];
    const awaited = slides.flatMap((slide) => ready(slide) ?? []);
    // Texts that come in by another font and change it on their way would be seen twice.
    const fonts = playsEntry ? environment.fontsReady(FONT_WAIT_MS) : null;
    if (fonts) awaited.push(fonts);
    if (awaited.length === 0) start();
    else void Promise.all(awaited).then(() => isDisposed || start());
  }

  function start(): void {
    const { current, next } = turns.changer.places;
    // Someone may have asked for a slide meanwhile.
    if (current === null && next === null) turns.requestKey(firstSlide());
    onBegun();
  }

  function setVisible(isVisible: boolean): void {
    turns.changer.setInViewport(isVisible);
    onVisible(isVisible);
    if (isVisible) show.timer.release('viewport');
    else show.timer.hold('viewport');
    if (hasBegun)
      for (const each of players.present) each.setPaused(!isVisible && each.slide.respectsViewport);
    if (isVisible && !hasBegun) begin();
  }

  turns.changer.setInViewport(false);
  show.timer.hold('viewport');
  const { useGlobal, margin } = settings.general.viewport;
  const level = environment.level(settings.enabledLevels);
  disposers.add(
    environment.onVisible(stage.root, useGlobal ? margin : settings.viewportMargin[level], setVisible),
  );
  return () => {
    isDisposed = true;
    disposers.dispose();
  };
}
