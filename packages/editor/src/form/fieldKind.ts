import type * as v from 'valibot';

/** What a field of a form is, as the API's own schema has it. */
export type FieldKind =
  | {
      readonly kind: 'text';
      /** Undefined: as long as one likes. */
      readonly longest: number | undefined;
      /** Of several lines. */
      readonly isLong: boolean;
      /** Not for who looks over a shoulder. */
      readonly isSecret: boolean;
      readonly isRequired: boolean;
      readonly isNullable: boolean;
    }
  | { readonly kind: 'number'; readonly unit: NumberUnit; readonly lowest: number | undefined }
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'texts' }
  | { readonly kind: 'time' }
  | { readonly kind: 'list'; readonly entries: Readonly<Record<string, v.GenericSchema>> };

/** What a number counts: minor units of the currency, millionths that are shown as per cent, whole things, or anything. */
export type NumberUnit = 'money' | 'millionths' | 'whole' | 'any';

interface Step {
  readonly type: string;
  readonly requirement?: unknown;
  readonly description?: string;
  readonly metadata?: { readonly isLong?: boolean; readonly isSecret?: boolean };
  readonly pipe?: readonly Step[];
}

interface Parts {
  readonly type: string;
  readonly wrapped?: v.GenericSchema;
  readonly options?: readonly string[];
  readonly item?: v.GenericSchema;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly pipe?: readonly Step[];
}

/** Longer texts get a box of several lines. */
const ONE_LINE = 500;

/** Null: a form cannot show it by itself. */
export function fieldKind(schema: v.GenericSchema): FieldKind | null {
  const { parts, isNullable } = opened(schema);
  const { type, options = [] } = parts;
  const pipe = stepsOf(parts);
  const has = (name: string) => pipe.some((each) => each.type === name);
  const requirement = (name: string) => pipe.find((each) => each.type === name)?.requirement;
  switch (type) {
    case 'string': {
      if (has('iso_timestamp')) return { kind: 'time' };
      const longest = requirement('max_length') as number | undefined;
      const isSecret = pipe.some(({ metadata }) => metadata?.isSecret === true);
      const isLong = (longest ?? 0) > ONE_LINE || pipe.some(({ metadata }) => metadata?.isLong === true);
      return {
        kind: 'text',
        longest,
        isLong: isLong && !isSecret,
        isSecret,
        isRequired: has('non_empty'),
        isNullable,
      };
    }
    case 'number':
      return {
        kind: 'number',
        unit: unitOf(pipe),
        lowest: requirement('min_value') as number | undefined,
      };
    case 'boolean':
      return { kind: 'flag' };
    case 'picklist':
      return { kind: 'choice', options };
    case 'array': {
      const entries = parts.item && entriesOf(parts.item);
      return entries ? { kind: 'list', entries } : { kind: 'texts' };
    }
    default:
      return null;
  }
}

/** The fields of an object; undefined: it is none. */
export const entriesOf = (schema: v.GenericSchema): Parts['entries'] => opened(schema).parts.entries;

function opened(schema: v.GenericSchema): { readonly parts: Parts; readonly isNullable: boolean } {
  let parts = schema as unknown as Parts;
  let isNullable = false;
  while (parts.wrapped) {
    isNullable ||= parts.type === 'nullable';
    parts = parts.wrapped as unknown as Parts;
  }
  return { parts, isNullable };
}

function unitOf(pipe: readonly Step[]): NumberUnit {
  const says = (start: string) => pipe.some(({ description }) => description?.startsWith(start) ?? false);
  if (says('In minor units')) return 'money';
  if (says('In millionths')) return 'millionths';
  return pipe.some(({ type }) => type === 'integer') ? 'whole' : 'any';
}

/** A schema may be made of one that is itself made of steps. */
const stepsOf = ({ pipe = [] }: Pick<Step, 'pipe'>): readonly Step[] =>
  pipe.flatMap((step) => [step, ...(step.pipe === pipe ? [] : stepsOf(step))]);
