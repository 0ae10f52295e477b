import type { PlayableModule } from '@vitrine/model';
import type { Player } from '../ports/Player.ts';
import type { Events } from '../ports/PlayerEvents.ts';
import type { Show } from '../ports/Show.ts';
import type { SlidePlayers } from '../ports/SlidePlayers.ts';
import type { Turns } from '../ports/Turns.ts';
import type { createCallbacks } from './createCallbacks.ts';

interface PlayerApiOptions {
  readonly module: PlayableModule;
  readonly events: Events;
  readonly callbacks: ReturnType<typeof createCallbacks>;
  readonly show: Show;
  readonly turns: Turns;
  readonly players: SlidePlayers;
  readonly dispose: () => void;
}

/** The public API of a player: what pages see of it. */
export function createPlayerApi(options: PlayerApiOptions): Player {
  const { module, events, callbacks, show, turns, players, dispose } = options;
  return {
    module,
    get order() {
      return turns.order.keys;
    },
    get navOrder() {
      return turns.order.navKeys;
    },
    get places() {
      return { ...turns.changer.places, current: turns.current };
    },
    get position() {
      return turns.carousel?.position ?? turns.numberOf(turns.current) - 1;
    },
    get hasBegun() {
      return turns.changer.places.current !== null || turns.order.keys.length === 0;
    },
    get isChanging() {
      return turns.changer.isChanging;
    },
    get busyCount() {
      return players.present.reduce((count, each) => count + each.busyCount, 0);
    },
    get slideshow() {
      return show.timer.status;
    },
    get remainingMs() {
      return show.timer.remainingMs;
    },
    onShow: show.watch,
    on: events.on,
    request: (request) => turns.request(request),
    next: () => turns.request('+1'),
    previous: () => turns.request('-1'),
    pause: () => show.timer.hold('visitor'),
    play: () => show.play(),
    toggle: () => (show.timer.status === 'playing' ? show.timer.hold('visitor') : show.play()),
    hold: (reason) => show.timer.hold(reason),
    release: (reason) => show.timer.release(reason),
    playScene(layerId, scene) {
      const slides = [
        ...players.present.filter(({ slide }) => slide.key === turns.current),
        ...players.globals.map(({ player }) => player),
      ];
      const layer = slides.map((each) => each.layer(layerId)).find((each) => each !== null);
      if (layer?.has(scene)) layer.play(scene);
    },
    registerCallback: callbacks.register,
    dispose,
  };
}
