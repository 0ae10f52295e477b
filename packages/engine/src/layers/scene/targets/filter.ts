import type { FilterFrame } from '@vitrine/model';
import { backdropValues, type FilterSource, filterFrames, filterValues } from '../filterFrames.ts';
import { type FilterState, filterTexts } from '../FilterState.ts';
import { resolveFilter } from '../resolveFilter.ts';
import { restBackdrop, restFilter } from '../restFilter.ts';
import type { Target } from '../Target.ts';

/** The filter of the layer's element. */
export const filter: Target<FilterSource, FilterState> = {
  node: (nodes) => nodes.content,
  frames: filterFrames,
  rest: restFilter,
  state: (frame, rest, name, { values }) =>
    resolveFilter(filterValues(frame), rest, { name: `filter.${name}`, part: 0 }, values),
  styles: (states, { baseFilter }) => filterTexts(states, baseFilter).map((text) => ({ filter: text })),
};

/** The filter of what lies behind it. */
export const backdrop: Target<FilterFrame, FilterState> = {
  node: (nodes) => nodes.content,
  frames: (scene) => scene.filter?.frames ?? [],
  rest: restBackdrop,
  state: (frame, rest, name, { values }) =>
    resolveFilter(backdropValues(frame), rest, { name: `backdrop.${name}`, part: 0 }, values),
  styles: (states) => filterTexts(states).map((text) => ({ backdropFilter: text })),
};
