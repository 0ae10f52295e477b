import type { Layer } from '@vitrine/model';
import type { ClipState } from './clipShape.ts';

/** What of a layer shows at rest: as much as its last in-frame leaves. */
export function restClip({ timeline }: Layer): ClipState {
  const { clip } = timeline.in;
  const amount = clip?.frames.at(-1)?.amount;
  return {
    kind: clip?.kind ?? 'rectangle',
    origin: clip?.origin ?? 'left',
    amount: amount?.kind === 'fixed' ? amount.value : 100,
  };
}
