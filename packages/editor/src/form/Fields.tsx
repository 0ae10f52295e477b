import type * as v from 'valibot';
import { useSession } from '../session/Session.tsx';
import { CheckField, Choice, NumberLine, TextBox, TextLine } from '../ui/fields.tsx';
import { fieldKind, ONE_LINE } from './fieldKind.ts';
import { fieldLabel, optionLabel } from './labels.ts';
import type { Draft, Values } from './useDraft.ts';

interface FieldsProps<Value extends Values> {
  readonly title: string;
  /** Those of the API. */
  readonly schemas: Readonly<Record<string, v.GenericSchema>>;
  readonly names: readonly (keyof Value & string)[];
  readonly draft: Draft<Value>;
  readonly errorOf: (field: string) => string | undefined;
  /** Default: as the admin's texts call them. */
  readonly labelOf?: (field: string) => string;
}

/** A group of fields, each as its schema says. */
export const Fields = <Value extends Values>({ title, names, ...props }: FieldsProps<Value>) => (
  <fieldset className="card fields">
    <legend>{title}</legend>
    {names.map((name) => (
      <FieldOf key={name} name={name} {...props} />
    ))}
  </fieldset>
);

interface FieldProps<Value extends Values> extends Omit<FieldsProps<Value>, 'title' | 'names'> {
  readonly name: keyof Value & string;
}

function FieldOf<Value extends Values>({ name, schemas, draft, errorOf, labelOf }: FieldProps<Value>) {
  const { t, me } = useSession();
  const schema = schemas[name];
  const kind = schema && fieldKind(schema);
  if (!kind) throw new Error(`No field can show ${name}.`);
  const label = labelOf?.(name) ?? fieldLabel(t, name);
  const error = errorOf(name);
  const value = draft.value[name] as unknown;
  const set = (next: unknown) => draft.set(name, next as Value[typeof name]);
  switch (kind.kind) {
    case 'flag':
      return <CheckField label={label} isSelected={value === true} onChange={set} />;
    case 'choice':
      return (
        <Choice
          label={label}
          error={error}
          value={String(value ?? kind.options[0])}
          onChange={set}
          options={kind.options.map((id) => ({ id, label: optionLabel(t, name, id) }))}
        />
      );
    case 'number':
      return (
        <NumberLine
          label={label}
          error={error}
          value={(value ?? null) as number | null}
          onChange={set}
          decimals={kind.isMoney ? me.shop.money.decimals : 0}
          {...(kind.lowest !== undefined && { minValue: kind.lowest })}
        />
      );
    case 'texts':
      return (
        <TextLine
          label={label}
          error={error}
          value={((value ?? []) as readonly string[]).join(', ')}
          onChange={(written) => set(written === '' ? [] : written.split(/,\s?/))}
        />
      );
    case 'time':
      return (
        <TextLine
          label={label}
          error={error}
          type="date"
          value={String(value ?? '').slice(0, 10)}
          onChange={(written) => set(written === '' ? null : `${written}T23:59:59Z`)}
        />
      );
    case 'text': {
      const common = {
        label,
        error,
        value: String(value ?? ''),
        isRequired: kind.isRequired,
        maxLength: kind.longest,
        onChange: (written: string) => set(written === '' && kind.isNullable ? null : written),
      };
      return kind.longest > ONE_LINE ? <TextBox {...common} /> : <TextLine {...common} />;
    }
  }
}
