import type { PlayableModule } from '@vitrine/model';
import type { StageEvent } from '../actions/triggers/StageEvent.ts';
import { attempt } from '../attempt.ts';
import type { DeepLinks } from '../deepLinks/createDeepLinks.ts';
import type { RunningFeatures } from '../features/createRunningFeatures.ts';
import type { LoadedFeatures } from '../features/LoadedFeatures.ts';
import type { Environment } from '../ports/Environment.ts';
import type { Motion } from '../ports/Motion.ts';
import type { Events } from '../ports/PlayerEvents.ts';
import type { Show } from '../ports/Show.ts';
import { NOTHING_RUNS, type PlayChange, type SlideChange } from '../ports/SlideChange.ts';
import type { SlidePlayers } from '../ports/SlidePlayers.ts';
import type { Stage } from '../ports/Stage.ts';
import type { Turns } from '../ports/Turns.ts';
import type { ChangeSteps } from '../slides/createSlideChanger.ts';
import { followFocus } from './followFocus.ts';
import { planChange } from './planChange.ts';
import { showOnHover } from './showOnHover.ts';
import type { Visitor } from './watchVisitor.ts';

interface ChangeStepsOptions {
  readonly module: PlayableModule;
  readonly stage: Stage;
  readonly environment: Environment;
  readonly motion: Motion;
  readonly features: LoadedFeatures;
  readonly events: Events;
  readonly turns: Turns;
  readonly players: SlidePlayers;
  readonly running: RunningFeatures;
  readonly show: Show;
  readonly visitor: Visitor;
  readonly links: DeepLinks | undefined;
  /** Layers of a slide, or the slide itself (null), come or go: actions may wait for it. */
  readonly onStage: (slide: string, layer: string | null, name: StageEvent['name']) => void;
  /** The first entry is still to be seen. A page whose script was late shows its layers already; they stay. */
  readonly playsEntry: boolean;
  /** Layers of a carousel that show at any time: none comes or goes with its slide. */
  readonly showsAllLayers: boolean;
}

/** What a player does in each state of a slide change; the states and their order are those of `slideChangeMachine`. */
export function createChangeSteps(options: ChangeStepsOptions): ChangeSteps {
  const { module, stage, events, turns, players, running, show, visitor, links } = options;
  const { onStage, playsEntry, showsAllLayers } = options;
  const { drawing } = turns;
  let bringFocus: () => void = () => undefined;
  let move: PlayChange = () => NOTHING_RUNS;

  /** What stood ready beside the first slide comes with it where all layers show; the address may have named another slide. */
  function enterBeside(first: string): void {
    const beside = players.present.filter(({ slide }) => slide.key !== first && !slide.isGlobal);
    for (const player of beside)
      if (showsAllLayers) player.enter({ atRest: !playsEntry });
      else players.remove(player.slide.key);
  }

  /** Layers of the entering slide come, and those of the leaving one go. */
  function takeTurn({ from, to }: SlideChange): void {
    const atRest = from === null ? !playsEntry : showsAllLayers;
    if (from === null) enterBeside(to);
    if (running.drives(module.slide(to))) players.slide(to).poise();
    else players.slide(to).enter({ atRest });
    onStage(to, null, 'enterstage');
    if (from !== null) leave(from);
    for (const each of players.globals) {
      each.show(turns.numberOf(to), { atRest });
      if (from !== null) continue;
      each.player.setPaused(false);
      running.enter(each.player.slide);
    }
    running.enter(module.slide(to));
    showOnHover(players.slide(to), stage, visitor.isThere);
  }

  function leave(from: string): void {
    running.leave(module.slide(from));
    onStage(from, null, 'leavestage');
    if (!showsAllLayers) players.slide(from).leave();
  }

  /** The left slide is hidden, and nothing of it goes on. */
  function putAway({ from, to }: SlideChange): void {
    onStage(to, null, 'enteredstage');
    if (from !== null) {
      onStage(from, null, 'leftstage');
      if (!showsAllLayers) players.remove(from);
      turns.letGo(from, module.slide(from).timing.hideAfterLoops);
    }
    drawing.setLeaving(null);
    if (from === null) turns.prepareNeighboursLater();
    else turns.prepareNeighbours();
    drawing.now();
    // What is still to be seen beside it plays on.
    if (showsAllLayers) players.keepOnly(drawing.shown);
    links?.show(to, { isFirst: from === null });
  }

  return {
    draw(change) {
      // First: what listeners write into the page would have it laid out once more to be measured.
      move = planChange(options, change);
      events.emit('slide.beforeChange', turns.about(change.to));
      bringFocus = followFocus(stage, change.from, change.to);
      drawing.setLeaving(change.from);
      drawing.now();
    },
    enter(change) {
      bringFocus();
      attempt(() => takeTurn(change));
      const { lengthMs, stop } = module.slide(change.to).timing;
      show.slideCame({ lengthMs: lengthMs ?? module.settings.defaults.slideLengthMs, stops: stop });
    },
    play: (_, onOver) => move(onOver),
    settle(change, interrupted) {
      // A player that goes is told about by its event alone: nothing of it is touched any more.
      if (!turns.isDisposed) attempt(() => putAway(change));
      events.emit('slide.afterChange', { ...turns.about(change.to), interrupted });
    },
  };
}
