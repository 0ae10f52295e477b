import type { FilterFrame } from '@vitrine/model';
import { resolveAmount } from '../../values/resolveAmount.ts';
import type { Values } from '../../values/Values.ts';
import { backdropValues, type FilterSource, filterFrames, filterValues } from '../filterFrames.ts';
import { type FilterState, filterState, filterTexts, type FilterValues } from '../FilterState.ts';
import { restBackdrop, restFilter } from '../restFilter.ts';
import type { Target } from '../Target.ts';

/** The amounts that a frame's filter has in this play. */
export const resolveFilter = (
  amounts: FilterValues,
  rest: FilterState,
  draw: { readonly name: string; readonly part: number },
  values: Values,
): FilterState =>
  filterState(
    amounts,
    (value, name) =>
      resolveAmount(value, { ...draw, name: `${draw.name}.${name}` }, values)?.value ?? rest[name],
  );

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
