import type * as v from 'valibot';
import type { Option } from '../ui/fields.tsx';
import { Field } from './Field.tsx';
import type { Labels } from './labels.ts';
import type { Draft, Values } from './useDraft.ts';

export interface FieldsProps<Value extends Values> {
  readonly title: string;
  /** Those of the API. */
  readonly schemas: Readonly<Record<string, v.GenericSchema>>;
  readonly names: readonly (keyof Value & string)[];
  readonly draft: Draft<Value>;
  readonly errorOf: (field: string) => string | undefined;
  readonly labels: Labels;
  /** What may stand in fields whose schema cannot know it: the documents of a site, by their ids. */
  readonly choices?: Readonly<Record<string, readonly Option[]>> | undefined;
}

/** A group of fields, each as its schema says. */
export const Fields = <Value extends Values>({
  title,
  names,
  schemas,
  draft,
  errorOf,
  labels,
  choices = {},
}: FieldsProps<Value>) => (
  <fieldset className="card fields">
    <legend>{title}</legend>
    {names.map((name) => (
      <Field
        key={name}
        path={name}
        name={name}
        schema={schemas[name]}
        value={draft.value[name]}
        set={(next) => draft.set(name, next as Value[typeof name])}
        errorOf={errorOf}
        labels={labels}
        choices={choices[name]}
      />
    ))}
  </fieldset>
);
