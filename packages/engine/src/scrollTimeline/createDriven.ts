import type { PlayableModule, Slide } from '@vitrine/model';
import { allLayers } from '../layers/allLayers.ts';
import type { LayerPlayer } from '../ports/LayerPlayer.ts';
import type { SlidePlayer } from '../ports/SlidePlayers.ts';
import { followsScroll } from './followsScroll.ts';

/** A slide whose layers stand where the page says. */
export interface Driven {
  readonly slide: Slide;
  /** All that follows has come in by then. */
  readonly enteredMs: number;
  /** The slide's own time, or longer if its layers take longer to come. */
  readonly lengthMs: number;
  seek(timeMs: number): void;
  /** Layers that go by the clock run on, or stand. */
  setPaused(isPaused: boolean): void;
}

interface Follower {
  readonly player: LayerPlayer;
  readonly startMs: number;
  readonly durationMs: number;
  /** A text that is let go is whole again, and cannot be taken apart for the way back at once. */
  readonly isSplit: boolean;
  soughtMs: number;
}

export function createDriven(slide: Slide, module: PlayableModule, slidePlayer: SlidePlayer): Driven {
  const followers: Follower[] = [];
  const others: LayerPlayer[] = [];
  for (const layer of allLayers(slide.layers)) {
    const player = slidePlayer.layer(layer.id);
    if (!player) continue;
    if (!followsScroll(layer, slide, module.settings)) others.push(player);
    else {
      const { chars, words, lines } = layer.timeline.in;
      followers.push({
        player,
        startMs: layer.modifiers?.scroll?.startOffsetMs ?? 0,
        durationMs: player.durationMs('in'),
        isSplit: [chars, words, lines].some((parts) => parts !== null),
        soughtMs: -1,
      });
    }
  }
  const enteredMs = Math.max(0, ...followers.map(({ startMs, durationMs }) => startMs + durationMs));
  return {
    slide,
    enteredMs,
    lengthMs: Math.max(enteredMs, slide.timing.lengthMs ?? module.settings.defaults.slideLengthMs),
    seek(timeMs) {
      for (const each of followers) seek(each, timeMs);
    },
    setPaused(isPaused) {
      for (const player of others) {
        if (isPaused) player.pause();
        else player.resume();
      }
    },
  };
}

/** A layer that has arrived is let go: its style sheet shows it, and it answers the pointer. */
function seek(follower: Follower, timeMs: number): void {
  const { player, startMs, durationMs, isSplit, soughtMs } = follower;
  const ms = Math.min(durationMs, Math.max(0, timeMs - startMs));
  if (ms === soughtMs) return;
  follower.soughtMs = ms;
  player.seek(ms);
  if (ms === durationMs && !isSplit) player.finish();
}
