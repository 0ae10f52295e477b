import type { Generated } from 'kysely';

/**
 * Kinds of columns, the same on both databases. A mark says whether there must be a value: `!` required, `?` may be null,
 * none has a default. Times are milliseconds since 1970, money is minor units, json is text that the domain parses.
 */
export interface ColumnKinds {
  id: Generated<number>;
  key: string;
  text: Generated<string>;
  'text!': string;
  'text?': string | null;
  int: Generated<number>;
  'int!': number;
  'int?': number | null;
  money: Generated<number>;
  'money?': number | null;
  'time!': number;
  'time?': number | null;
  json: Generated<string>;
  list: Generated<string>;
}
export type ColumnKind = keyof ColumnKinds;

export interface TablePlan {
  readonly columns: Readonly<Record<string, ColumnKind>>;
  /** When it is not one column of kind `id` or `key`. */
  readonly primary?: readonly string[];
  readonly unique?: readonly (readonly string[])[];
  readonly index?: readonly (readonly string[])[];
}

export type TablesOf<Plans extends Readonly<Record<string, TablePlan>>> = {
  [Name in keyof Plans]: {
    [Column in keyof Plans[Name]['columns']]: ColumnKinds[Plans[Name]['columns'][Column]];
  };
};
