import type { FrameValue, Layer } from '@vitrine/model';
import { backdropValues, filterFrames, filterValues } from './filterFrames.ts';
import { type FilterState, filterState, UNFILTERED } from './FilterState.ts';

const fixedAmount = (value: FrameValue, name: keyof FilterState): number =>
  value.kind === 'fixed' ? value.value : UNFILTERED[name];

/** The filter of a layer at rest: that of its last in-frame, unless the layer has one for good. */
export function restFilter({ timeline, filter }: Layer): FilterState {
  const last = filter === '' ? filterFrames(timeline.in).at(-1) : undefined;
  return last ? filterState(filterValues(last), fixedAmount) : UNFILTERED;
}

/** The filter of what lies behind a layer at rest. */
export function restBackdrop({ timeline }: Layer): FilterState {
  const last = timeline.in.filter?.frames.at(-1);
  return last ? filterState(backdropValues(last), fixedAmount) : UNFILTERED;
}
