import type { Compilable, CompiledQuery } from 'kysely';
import type { Queries } from './Database.ts';
import type { DatabaseKind } from './DatabaseKind.ts';

/** Stands in a query for a value that comes with each run. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

interface Place {
  readonly kind: DatabaseKind;
  readonly queries: Queries;
}

/**
 * A query whose text is made once for each kind of database: on busy paths, building it costs several times what it takes
 * to run. `value('name')` marks where a value of the run goes; all else is part of the text.
 */
export function prepared<Values extends object, Row>(
  build: (
    queries: Queries,
    value: <Name extends keyof Values>(name: Name) => Values[Name],
  ) => Compilable<Row>,
): (place: Place, values: Values) => Promise<readonly Row[]> {
  const texts = new Map<DatabaseKind, CompiledQuery<Row>>();
  const mark = (name: keyof Values) => new Placeholder(String(name)) as never;
  return async ({ kind, queries }, values) => {
    const compiled = texts.get(kind) ?? build(queries, mark).compile();
    texts.set(kind, compiled);
    const parameters = compiled.parameters.map((each) =>
      each instanceof Placeholder ? values[each.name as keyof Values] : each,
    );
    return (await queries.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}

/** Longer lists are rare, and each length is a text of its own. */
const LONGEST_LIST = 24;

/** The same for a query over a list (`in`), one text for each length; null for a list that is too long to have one. */
export function preparedList<Item, Row>(
  build: (queries: Queries, items: readonly Item[]) => Compilable<Row>,
): (place: Place, items: readonly Item[]) => Promise<readonly Row[]> {
  const byLength = new Map<number, ReturnType<typeof prepared<Record<number, Item>, Row>>>();
  return async (place, items) => {
    if (items.length > LONGEST_LIST)
      return (await place.queries.executeQuery(build(place.queries, items).compile())).rows;
    const known =
      byLength.get(items.length) ??
      prepared<Record<number, Item>, Row>((queries, value) =>
        build(
          queries,
          items.map((_, at) => value(at)),
        ),
      );
    byLength.set(items.length, known);
    return known(place, { ...items });
  };
}
