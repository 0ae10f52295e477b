import { asId } from '../../documents/shelf/Shelf.ts';
import type { Wire } from '../Wire.ts';

/** spec/1 §3: newest id first, where the settings say nothing. */
export const sortDirection = (wire: Wire): 'asc' | 'desc' =>
  wire.text('sortDir', 'sortDirection').toLowerCase() === 'asc' ? 'asc' : 'desc';

export const idList = (named: readonly string[]): readonly number[] =>
  named.flatMap((name) => asId(name) ?? []);

/** Rows in the order in which their ids were named. */
export const inOrderOf = <Row extends { readonly id: number }>(
  rows: readonly Row[],
  ids: readonly number[],
): readonly Row[] => ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
