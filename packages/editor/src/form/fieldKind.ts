import type * as v from 'valibot';

/** What a field of a form is, as the API's own schema has it. */
export type FieldKind =
  | {
      readonly kind: 'text';
      readonly longest: number;
      readonly isRequired: boolean;
      readonly isNullable: boolean;
    }
  | { readonly kind: 'number'; readonly isMoney: boolean; readonly lowest: number | undefined }
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'texts' }
  | { readonly kind: 'time' };

interface Step {
  readonly type: string;
  readonly requirement?: unknown;
  readonly description?: string;
  readonly pipe?: readonly Step[];
}

interface Parts {
  readonly type: string;
  readonly wrapped?: v.GenericSchema;
  readonly options?: readonly string[];
  readonly pipe?: readonly Step[];
}

/** Longer texts get a box of several lines. */
export const ONE_LINE = 500;

/** Null: a form cannot show it by itself. */
export function fieldKind(schema: v.GenericSchema): FieldKind | null {
  let parts = schema as unknown as Parts;
  let isNullable = false;
  while (parts.wrapped) {
    isNullable ||= parts.type === 'nullable';
    parts = parts.wrapped as unknown as Parts;
  }
  const { type, options = [] } = parts;
  const pipe = stepsOf(parts);
  const has = (name: string) => pipe.some((each) => each.type === name);
  const requirement = (name: string) => pipe.find((each) => each.type === name)?.requirement;
  switch (type) {
    case 'string':
      if (has('iso_timestamp')) return { kind: 'time' };
      return {
        kind: 'text',
        longest: Number(requirement('max_length') ?? ONE_LINE),
        isRequired: has('non_empty'),
        isNullable,
      };
    case 'number':
      return {
        kind: 'number',
        isMoney: pipe.some(({ description }) => description?.startsWith('In minor units') ?? false),
        lowest: requirement('min_value') as number | undefined,
      };
    case 'boolean':
      return { kind: 'flag' };
    case 'picklist':
      return { kind: 'choice', options };
    case 'array':
      return { kind: 'texts' };
    default:
      return null;
  }
}

/** A schema may be made of one that is itself made of steps. */
const stepsOf = ({ pipe = [] }: Pick<Step, 'pipe'>): readonly Step[] =>
  pipe.flatMap((step) => [step, ...(step.pipe === pipe ? [] : stepsOf(step))]);
