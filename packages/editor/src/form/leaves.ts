import type * as v from 'valibot';
import { entriesOf } from './fieldKind.ts';
import type { Values } from './useDraft.ts';

export type Leaves = Readonly<Record<string, v.GenericSchema>>;

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/**
 * The fields of a schema by their paths, groups within groups opened: `banner.text`. A draft, a conflict and an error are then of one
 * field, and not of the group that it stands in. What is no group has the path ''.
 */
export function leavesOf(schema: v.GenericSchema, path = ''): Leaves {
  const entries = entriesOf(schema);
  if (!entries) return { [path]: schema };
  return Object.assign(
    {},
    ...Object.entries(entries).map(([name, entry]) => leavesOf(entry, join(path, name))),
  ) as Leaves;
}

/** The values of those fields. */
export const readLeaves = (leaves: Leaves, value: unknown): Values =>
  Object.fromEntries(Object.keys(leaves).map((path) => [path, readAt(value, stepsOf(path))]));

/** The same value with some of its fields changed; everything else in it stays, also what no form knows. */
export const writeLeaves = (value: unknown, changes: Values): unknown =>
  Object.entries(changes).reduce((known, [path, next]) => writeAt(known, stepsOf(path), next), value);

const stepsOf = (path: string): readonly string[] => (path === '' ? [] : path.split('.'));

const fieldsOf = (value: unknown): Values => (value ?? {}) as Values;

function readAt(value: unknown, [step, ...rest]: readonly string[]): unknown {
  return step === undefined ? value : readAt(fieldsOf(value)[step], rest);
}

function writeAt(value: unknown, [step, ...rest]: readonly string[], next: unknown): unknown {
  if (step === undefined) return next;
  return { ...fieldsOf(value), [step]: writeAt(fieldsOf(value)[step], rest, next) };
}
