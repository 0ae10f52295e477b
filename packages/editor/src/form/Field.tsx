import type * as v from 'valibot';
import { useSession } from '../session/Session.tsx';
import { Choice, type Option } from '../ui/Choice.tsx';
import { CheckField, TextBox, TextLine } from '../ui/fields.tsx';
import { NumberLine } from '../ui/NumberLine.tsx';
import { fieldKind, type NumberUnit } from './fieldKind.ts';
import { ItemsField } from './ItemsField.tsx';
import type { Labels } from './labels.ts';
import { localMoment, momentOf } from './localMoment.ts';

export interface FieldProps {
  /** Where the server's errors say it is: `bankAccounts.0.name`. */
  readonly path: string;
  /** What it is called: `bankAccounts.name`. */
  readonly name: string;
  readonly schema: v.GenericSchema | undefined;
  readonly value: unknown;
  readonly set: (next: unknown) => void;
  readonly errorOf: (path: string) => string | undefined;
  readonly labels: Labels;
  readonly choices?: readonly Option[] | undefined;
}

/** Times that hold to the end of a day; all others are moments. */
const WHOLE_DAYS: ReadonlySet<string> = new Set(['expiresAt']);

/** How numbers of a unit are shown. */
const SHOWN: Readonly<Record<Exclude<NumberUnit, 'money'>, object>> = {
  whole: {},
  any: { mostDecimals: 6, scale: 1 },
  millionths: { mostDecimals: 4, scale: 10_000 },
};

/** One field, as its schema says. */
export function Field({ path, name, schema, value, set, errorOf, labels, choices }: FieldProps) {
  const { me } = useSession();
  const kind = schema && fieldKind(schema);
  if (!kind) throw new Error(`No field can show ${name}.`);
  const label = labels.field(name);
  const error = errorOf(path);
  if (choices) {
    const chosen = String(value ?? '');
    // What is stored stays a choice, also when nothing is called so any more.
    const isKnown = choices.some(({ id }) => id === chosen);
    return (
      <Choice
        label={label}
        error={error}
        value={chosen}
        onChange={(id) => set(kind.kind === 'number' ? Number(id) : id)}
        options={isKnown ? choices : [{ id: chosen, label: chosen }, ...choices]}
      />
    );
  }
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
          options={kind.options.map((id) => ({ id, label: labels.option(name, id) }))}
        />
      );
    case 'number':
      return (
        <NumberLine
          label={label}
          error={error}
          value={(value ?? null) as number | null}
          onChange={set}
          {...(kind.unit === 'money' ? { decimals: me.shop.money.decimals } : SHOWN[kind.unit])}
          {...(kind.lowest !== undefined && { minValue: kind.lowest })}
        />
      );
    case 'texts': {
      const texts = (value ?? []) as readonly string[];
      return (
        <TextLine
          label={label}
          error={error ?? texts.map((_, index) => errorOf(within(path, index))).find(Boolean)}
          value={texts.join(', ')}
          onChange={(written) => set(written === '' ? [] : written.split(/,\s?/))}
        />
      );
    }
    case 'time':
      if (!WHOLE_DAYS.has(name))
        return (
          <TextLine
            label={label}
            error={error}
            type="datetime-local"
            value={localMoment(value)}
            onChange={(written) => set(written === '' && kind.isNullable ? null : momentOf(written))}
          />
        );
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
        ...(kind.longest !== undefined && { maxLength: kind.longest }),
        ...(kind.isSecret && { type: 'password', autoComplete: 'new-password' }),
        onChange: (written: string) => set(written === '' && kind.isNullable ? null : written),
      };
      return kind.isLong ? <TextBox {...common} /> : <TextLine {...common} />;
    }
    case 'list':
      return (
        <ItemsField
          label={label}
          error={error}
          entries={kind.entries}
          items={(value ?? []) as readonly Readonly<Record<string, unknown>>[]}
          onChange={set}
          renderField={(index, field, props) => (
            <Field
              key={field}
              {...props}
              path={within(path, index, field)}
              name={within(name, field)}
              errorOf={errorOf}
              labels={labels}
            />
          )}
        />
      );
  }
}

const within = (...path: readonly (string | number)[]): string =>
  path.filter((each) => each !== '').join('.');
