import { createDisposers, type Disposer } from '@vitrine/browser';
import type { PlayableModule } from '@vitrine/model';
import type { ActionHost, Callbacks } from '../ports/ActionHost.ts';
import type { Environment } from '../ports/Environment.ts';
import type { Events, ModulePayload } from '../ports/PlayerEvents.ts';
import type { RunningFeature } from '../ports/RunningFeature.ts';
import type { Show } from '../ports/Show.ts';
import type { SlidePlayers, SlidePlayer } from '../ports/SlidePlayers.ts';
import type { Stage } from '../ports/Stage.ts';
import type { Turns } from '../ports/Turns.ts';
import { createActionRunner } from './createActionRunner.ts';
import { createLayersPort } from './host/createLayersPort.ts';
import { createPagePort } from './host/createPagePort.ts';
import { bindTriggers, type Triggers } from './triggers/bindTriggers.ts';
import type { StageEvent } from './triggers/StageEvent.ts';

interface SlideActionsOptions {
  readonly module: PlayableModule;
  readonly stage: Stage;
  readonly environment: Environment;
  readonly events: Events;
  readonly callbacks: Callbacks;
  readonly place: () => ModulePayload;
  readonly show: Show;
  readonly turns: Turns;
  readonly players: () => SlidePlayers;
  readonly running: Required<Pick<RunningFeature, 'command'>>;
}

/** What visitors can do with the layers of the slides at play. */
export interface SlideActions {
  /** A slide's turn begins: its layers answer pointer, keyboard and stage events until the disposer is called. */
  attach(player: SlidePlayer): Disposer;
  /** Of a layer, or of the slide itself (null). */
  stageEvent(slideKey: string, layerId: string | null, name: StageEvent['name']): void;
  dispose: Disposer;
}

interface Attached {
  readonly triggers: Triggers;
  readonly tellStage: (event: StageEvent) => void;
}

export function createSlideActions(options: SlideActionsOptions): SlideActions {
  const { stage, environment, events, callbacks, place, show, turns, players, running } = options;
  const { clock } = environment;
  const attached = new Map<string, Attached>();
  const page = createPagePort({ root: stage.root, environment });
  // Modals belong to the page, not to a module: it is told what is wanted, and who keeps its modals does it.
  const modal = {
    open: (alias: string) => events.emit('modal.open', { ...place(), alias }),
    close: (alias: string | null) => events.emit('modal.close', { ...place(), alias }),
  };
  const slideshow = {
    pause: () => show.timer.hold('forced'),
    resume: (isWish: boolean) => (isWish ? show.play() : show.resume()),
    toggle: () => (show.timer.status === 'playing' ? show.timer.hold('forced') : show.play()),
  };

  const layersOf = (slideKey: string) =>
    createLayersPort({
      stage,
      players: () => {
        const globals = players().globals.map(({ player }) => player);
        const own = players().present.find(({ slide }) => slide.key === slideKey);
        return own && !globals.includes(own)
          ? [own, ...globals]
          : withFirst(globals, slideKey, turns, players());
      },
      triggersOf: (key) => attached.get(key)?.triggers ?? null,
    });

  function hostOf(slideKey: string): ActionHost {
    const layers = layersOf(slideKey);
    return {
      slides: { request: (request) => turns.request(request) },
      slideshow,
      layers,
      media: {
        command(command, target) {
          if (target.kind === 'all') return running.command(command, null);
          const { layerId, slide } = target;
          return running.command(command, { layerId, slide: layersOf(slide || slideKey).slideOf(layerId) });
        },
      },
      page,
      modal,
      callback: (name) => callbacks.get(name),
    };
  }

  return {
    attach(player) {
      const { slide } = player;
      const root = stage.slide(slide.key);
      if (!root) return () => undefined;
      const disposers = createDisposers();
      const host = hostOf(slide.key);
      const runner = createActionRunner({
        clock,
        host,
        onAction: ({ action, source }) =>
          events.emit('layer.action', {
            ...place(),
            slide: slide.key,
            layer: source ?? '',
            action: action.kind,
            event: action.event,
          }),
      });
      const listeners = new Set<(event: StageEvent) => void>();
      const triggers = bindTriggers({
        root,
        slide,
        host,
        runner,
        document: root.ownerDocument,
        isActive: () => slide.isGlobal || turns.current === slide.key,
        onStageEvent(call) {
          listeners.add(call);
          return () => void listeners.delete(call);
        },
      });
      disposers.add(runner.dispose);
      disposers.add(triggers.dispose);
      attached.set(slide.key, {
        triggers,
        tellStage: (event) => listeners.forEach((call) => call(event)),
      });
      disposers.add(() => void attached.delete(slide.key));
      return disposers.dispose;
    },
    stageEvent: (slideKey, layerId, name) => attached.get(slideKey)?.tellStage({ name, layerId }),
    dispose: page.dispose,
  };
}

/** Actions of a global slide reach the layers of the current one too. */
function withFirst(
  globals: readonly SlidePlayer[],
  slideKey: string,
  turns: Turns,
  players: SlidePlayers,
): readonly SlidePlayer[] {
  const own = globals.filter(({ slide }) => slide.key === slideKey);
  const others = globals.filter(({ slide }) => slide.key !== slideKey);
  const current = players.present.filter(({ slide }) => slide.key === turns.current);
  return [...own, ...others, ...current];
}
