import type * as v from 'valibot';
import { memo } from 'react';
import type { Option } from '../ui/Choice.tsx';
import { Field, type FieldProps } from './Field.tsx';
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
      <OwnField
        key={name}
        name={name}
        schema={schemas[name]}
        value={draft.value[name]}
        setField={draft.set as OwnFieldProps['setField']}
        errorOf={errorOf}
        labels={labels}
        choices={choices[name]}
      />
    ))}
  </fieldset>
);

interface OwnFieldProps extends Omit<FieldProps, 'path' | 'set'> {
  readonly setField: (name: string, next: unknown) => void;
}

/** Writing in one field does not draw the others again: a form of many would lag behind who types. */
const OwnField = memo(({ setField, ...props }: OwnFieldProps) => (
  <Field {...props} path={props.name} set={(next) => setField(props.name, next)} />
));
