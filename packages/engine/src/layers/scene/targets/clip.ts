import type { ClipFrame } from '@vitrine/model';
import { resolveAmount } from '../../values/resolveAmount.ts';
import { type ClipState, clipShape } from '../clipShape.ts';
import { restClip } from '../restClip.ts';
import type { Target } from '../Target.ts';

/** What of the layer's element shows. */
export const clip: Target<ClipFrame, ClipState> = {
  node: (nodes) => nodes.content,
  frames: (scene) => scene.clip?.frames ?? [],
  rest: restClip,
  state(frame, rest, name, { scene, values }) {
    const back = values.direction < 0 && frame.amountBack.kind !== 'inherit';
    const amount = resolveAmount(
      back ? frame.amountBack : frame.amount,
      { name: `clip.${name}`, part: 0 },
      values,
    );
    return {
      kind: scene.clip?.kind ?? rest.kind,
      origin: scene.clip?.origin ?? rest.origin,
      amount: amount?.value ?? rest.amount,
    };
  },
  styles(states, { scene }) {
    const shaped = scene.clip;
    return states.map((state) => ({
      // What is whole, is whole in any shape: in that of the scene it can be left by degrees.
      clipPath: clipShape(
        shaped && state.amount >= 100 ? { ...state, kind: shaped.kind, origin: shaped.origin } : state,
      ),
    }));
  },
};
