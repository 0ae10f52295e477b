import { createDisposers, type Disposer } from '@vitrine/browser';
import type { ModuleSettings } from '@vitrine/model';
import type { LoadedFeatures } from '../features/LoadedFeatures.ts';
import type { Environment } from '../ports/Environment.ts';
import type { Show } from '../ports/Show.ts';
import type { SlidePlayers } from '../ports/SlidePlayers.ts';
import type { Stage } from '../ports/Stage.ts';
import type { Turns } from '../ports/Turns.ts';
import { showOnHover } from './showOnHover.ts';
import { watchAttention } from './watchAttention.ts';
import { watchReasons } from './watchReasons.ts';
import { watchSize } from './watchSize.ts';

interface VisitorOptions {
  readonly settings: ModuleSettings;
  readonly stage: Stage;
  readonly environment: Environment;
  readonly show: Show;
  readonly turns: Turns;
  readonly players: SlidePlayers;
  readonly features: Pick<LoadedFeatures, 'carousel' | 'input'>;
  readonly onResized: () => void;
}

export interface Visitor {
  /** Has turned to the module, by pointer or keyboard. */
  readonly isThere: boolean;
  dispose: Disposer;
}

/** What visitors do to a module, and what they have their window do: each is heard where it matters. */
export function watchVisitor(options: VisitorOptions): Visitor {
  const { settings, stage, environment, show, turns, players, features, onResized } = options;
  const { root } = stage;
  const disposers = createDisposers();
  disposers.add(
    environment.onReducedMotion((isReduced) => {
      if (isReduced) for (const each of players.present) each.calm();
    }),
  );
  const attention = watchAttention(root, environment, (isThere) =>
    players.present.forEach((each) => showOnHover(each, stage, isThere)),
  );
  disposers.add(attention.dispose);
  disposers.add(watchReasons({ root, settings, environment, timer: show.timer }));
  if (settings.type === 'carousel' && features.carousel)
    disposers.add(features.carousel.watchSideSlides({ stage, turns, carousel: settings.carousel }));
  if (features.input) disposers.add(features.input.watchPlayerInput(options));
  disposers.add(
    watchSize({
      root,
      environment,
      onSettled() {
        for (const each of players.present) each.relayout();
        onResized();
      },
    }),
  );
  return {
    get isThere() {
      return attention.isThere;
    },
    dispose: disposers.dispose,
  };
}
