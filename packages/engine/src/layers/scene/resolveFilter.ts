import type { Values } from '../values/createValues.ts';
import { resolveAmount } from '../values/resolveAmount.ts';
import { type FilterState, filterState, type FilterValues } from './FilterState.ts';

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
