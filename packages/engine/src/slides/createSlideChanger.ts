import type { Clock, Disposer } from '@vitrine/browser';
import { attempt } from '../attempt.ts';
import { PREPARE_RETRY_MS } from '../limits.ts';
import type { Direction, RunningChange, SlideChange } from '../ports/SlideChange.ts';
import type { SlideChanger } from '../ports/Turns.ts';
import { type ChangeEvent, type ChangeState, nextChangeState, nextSlideIn } from './slideChangeMachine.ts';

/** What is done in the states of a change; `createChangeSteps` does it for a player. */
export interface ChangeSteps {
  /** Draws both slides. */
  draw(change: SlideChange): void;
  /** The entering slide stands in the page: it takes its turn. */
  enter(change: SlideChange): void;
  /** Moves the one in and the other out. It must call `onOver` once, also when it is interrupted. */
  play(change: SlideChange, onOver: (interrupted: boolean) => void): RunningChange;
  /** The change is over, wherever it was: the left slide is put away. */
  settle(change: SlideChange, interrupted: boolean): void;
}

interface SlideChangerOptions {
  readonly clock: Clock;
  /** Where it is more than 0 a request waits while a change is running; 0 interrupts it (spec/2 §4, `nd`). */
  readonly navDelayMs: number;
  /** Whether the slide can be shown; asking starts its preparation. */
  readonly isPrepared: (key: string) => boolean;
  /** Asked for with every change: whoever does the steps may ask for slides, and so is made later. */
  readonly steps: () => ChangeSteps;
}

interface Change extends SlideChange {
  from: string | null;
  state: ChangeState;
  /** Null until it plays. */
  playing: RunningChange | null;
  interrupted: boolean;
}

/** Leads changes through the states of `slideChangeMachine`: there is one current slide, and no request is lost. */
export function createSlideChanger(options: SlideChangerOptions): SlideChanger {
  const { clock, navDelayMs, isPrepared, steps } = options;
  let previous: string | null = null;
  let current: string | null = null;
  /** The one that is asked for, and the one that is drawn or further. */
  let coming: Change | null = null;
  let running: Change | null = null;
  let direction: Direction = 1;
  let isInView = true;
  let isDisposed = false;
  let cancelRetry: Disposer = () => undefined;

  const onReaching: Readonly<Partial<Record<ChangeState, (change: Change) => void>>> = {
    drawing(change) {
      change.from = current;
      ({ direction } = change);
      [previous, current, coming, running] = [current, change.to, null, change];
      const isDrawn = attempt(() => {
        steps().draw(change);
        return true;
      });
      send(change, isDrawn ? 'drawn' : 'failed');
    },
    entering(change) {
      attempt(() => steps().enter(change));
      send(change, 'entered');
    },
    playing(change) {
      change.playing = attempt(() => steps().play(change, (interrupted) => end(change, interrupted)));
      if (!change.playing) send(change, 'failed');
      proceed();
    },
    settling(change) {
      attempt(() => steps().settle(change, change.interrupted));
      send(change, 'putAway');
    },
    settled() {
      running = null;
      proceed();
    },
  };

  function send(change: Change, event: ChangeEvent): void {
    const state = nextChangeState(change.state, event);
    if (state === change.state) return;
    change.state = state;
    onReaching[state]?.(change);
  }

  function end(change: Change, interrupted: boolean): void {
    // What is over already was not interrupted afterwards.
    if (change.state === 'playing') change.interrupted = interrupted;
    send(change, 'over');
  }

  /** It settles also where what plays it does not tell its end. */
  function interrupt(change: Change): void {
    attempt(() => change.playing?.interrupt());
    end(change, true);
  }

  /** Goes on with the slide that is asked for, as far as it can now. */
  function proceed(): void {
    cancelRetry();
    if (!coming) return;
    send(coming, isInView && !isInTheWay(running) ? 'admitted' : 'heldBack');
    if (coming.state !== 'preparing') return;
    if (!isPrepared(coming.to)) cancelRetry = clock.after(PREPARE_RETRY_MS, proceed);
    // The end of the interrupted change comes back here.
    else if (running) interrupt(running);
    else send(coming, 'prepared');
  }

  /** One whose player has not been handed over cannot be interrupted yet. */
  const isInTheWay = (change: Change | null): boolean =>
    change !== null && (nextSlideIn(change.state, navDelayMs) === 'waits' || !change.playing);

  return {
    get places() {
      return { previous, current, next: coming?.to ?? null };
    },
    get isChanging() {
      return running !== null;
    },
    get direction() {
      return direction;
    },
    request(key, towards = 1) {
      if (isDisposed) return;
      const change = { from: null, to: key, direction: towards, playing: null, interrupted: false };
      coming = key === current ? null : { ...change, state: 'asked' };
      proceed();
    },
    setInViewport(isIn) {
      isInView = isIn;
      proceed();
    },
    dispose() {
      isDisposed = true;
      cancelRetry();
      coming = null;
      if (!running) return;
      const stopped = running;
      if (stopped.playing) return interrupt(stopped);
      stopped.interrupted = true;
      send(stopped, 'stopped');
    },
  };
}
