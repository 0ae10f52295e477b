import type { JsonSchema } from '@vitrine/model';

/** A word that may stand somewhere in a document. */
export interface Word {
  readonly name: string;
  /** What kind of value it has. */
  readonly detail: string;
  readonly info: string;
}

/** All alternatives, those within others too. */
const opened = (schema: JsonSchema): readonly JsonSchema[] =>
  schema.anyOf ? schema.anyOf.flatMap(opened) : [schema];

/** What may stand where a path leads to. */
function schemasAt(schema: JsonSchema, path: readonly (string | number)[]): readonly JsonSchema[] {
  return path.reduce<readonly JsonSchema[]>(
    (known, step) => known.flatMap((each) => below(each, step)).flatMap(opened),
    opened(schema),
  );
}

function below(
  { properties, additionalProperties, items }: JsonSchema,
  step: string | number,
): readonly JsonSchema[] {
  if (typeof step === 'number') return items ? [items] : [];
  const own = properties && Object.hasOwn(properties, step) ? properties[step] : undefined;
  if (own) return [own];
  return typeof additionalProperties === 'object' ? [additionalProperties] : [];
}

/** Keys of the objects that may stand there. */
export const keysAt = (schema: JsonSchema, path: readonly (string | number)[]): readonly Word[] =>
  unique(
    schemasAt(schema, path).flatMap(({ properties = {} }) =>
      Object.entries(properties).map(([name, each]) => ({ name, ...described(each) })),
    ),
  );

/** Values that are named: of a choice, or yes and no. Written as JSON. */
export function valuesAt(schema: JsonSchema, path: readonly (string | number)[]): readonly Word[] {
  const all = schemasAt(schema, path);
  const named = all.flatMap((each) => [...(each.enum ?? []), ...choicesOf(each)]);
  const flags = all.some(({ type }) => firstOf(type) === 'boolean') ? [true, false] : [];
  const { info } = described(all[0] ?? {});
  return unique([...named, ...flags].map((value) => ({ name: JSON.stringify(value), detail: '', info })));
}

/** Readers that mend what is written name their choices in words. */
const choicesOf = ({ description }: JsonSchema): readonly string[] =>
  /^one of (.+)$/.exec(description ?? '')?.[1]?.split(', ') ?? [];

const firstOf = (type: JsonSchema['type']): string => (typeof type === 'string' ? type : (type?.[0] ?? ''));

function described(schema: JsonSchema): Pick<Word, 'detail' | 'info'> {
  const [first = {}] = opened(schema);
  const byDefault = first.default === undefined ? '' : `= ${JSON.stringify(first.default)}`;
  return { detail: firstOf(first.type), info: [first.description, byDefault].filter(Boolean).join(' ') };
}

const unique = (words: readonly Word[]): readonly Word[] => [
  ...new Map(words.map((word) => [word.name, word])).values(),
];
