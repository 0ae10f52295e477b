import * as v from 'valibot';
import { strict } from './object.ts';

/** One page of a list, and how many there are in all. */
export const pageOf = <Item extends v.GenericSchema>(item: Item) =>
  strict({ items: v.array(item), total: v.number(), page: v.number(), pages: v.number() });
