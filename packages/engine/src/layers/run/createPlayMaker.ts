import type { Layer } from '@vitrine/model';
import type { SceneName } from '../../ports/LayerPlayer.ts';
import type { LayerNodes } from '../../ports/Stage.ts';
import type { PlayedScene, SceneFrom } from '../scene/SceneContext.ts';
import { createValues } from '../values/createValues.ts';
import type { Splits } from './createSplits.ts';
import type { StageState } from './createStageState.ts';
import { planScene } from './planScene.ts';
import { compact, playedAfter } from './playedScenes.ts';
import type { ScenePlay } from './ScenePlay.ts';
import { seenStyles } from './seenStyles.ts';

interface PlayMakerOptions {
  readonly layer: Layer;
  readonly nodes: LayerNodes;
  readonly stage: StageState;
  readonly splits: Splits | null;
  readonly direction: () => 1 | -1;
  readonly isReducedMotion: () => boolean;
  readonly random: () => number;
  /** Something else moves the layer now. */
  readonly isHovered: () => boolean;
}

interface PlayRequest {
  readonly name: SceneName;
  readonly reversed: boolean;
  readonly delayMs: number;
  /** The scene that is taken over from. */
  readonly flying: ScenePlay | null;
  readonly last: ScenePlay | null;
  readonly played: readonly PlayedScene[];
}

/** Settles what playing a scene means here and now. Only reads. */
export type PlayMaker = (request: PlayRequest) => ScenePlay;

export function createPlayMaker(options: PlayMakerOptions): PlayMaker {
  const { nodes, stage, splits, direction, isReducedMotion, random, isHovered } = options;
  const turns = new Map<SceneName, number>();

  function valuesFor(name: SceneName) {
    const turn = turns.get(name) ?? 0;
    turns.set(name, turn + 1);
    return createValues({ direction: direction(), turn, random });
  }

  return ({ name, reversed, delayMs, flying, last, played }) => {
    // One that stands at its start has not moved anything yet.
    const isInFlight = (flying?.staged?.run.timeMs ?? 0) > 0 || isHovered();
    const marks = flying ? playedAfter(played, { ...flying, goal: flying.plan.goal }) : played;
    const plan = planScene(name, reversed, {
      isOnStage: stage.isOnStage,
      isAtRest: !flying && played.length === 0,
      isInFlight,
      scene: last?.name ?? null,
    });
    const isAgain = last?.name === name && !reversed;
    const standing = isAgain ? played.filter(({ scene }) => scene !== name) : compact(marks);
    return {
      name,
      plan,
      from: fromOf(),
      playedBefore: plan.start === 'before' ? [] : standing,
      values: valuesFor(name),
      delayMs: Math.max(0, delayMs),
      isReduced: isReducedMotion(),
      isBack: reversed,
      isOver: false,
      staged: null,
    };

    function fromOf(): SceneFrom {
      if (plan.start === 'before') return { kind: 'before' };
      if (plan.start === 'standing') return { kind: 'standing', played: standing };
      return { kind: 'seen', played: marks, styles: seenStyles(nodes, splits?.current ?? null) };
    }
  };
}
