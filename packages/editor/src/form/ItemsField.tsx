import type * as v from 'valibot';
import { Plus, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useSession } from '../session/Session.tsx';
import { Action } from '../ui/Action.tsx';
import { fieldKind } from './fieldKind.ts';
import './items.css';

type Item = Readonly<Record<string, unknown>>;
type Entries = Readonly<Record<string, v.GenericSchema>>;

interface ItemsFieldProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly entries: Entries;
  readonly items: readonly Item[];
  readonly onChange: (items: readonly Item[]) => void;
  readonly renderField: (
    index: number,
    field: string,
    props: {
      readonly schema: v.GenericSchema;
      readonly value: unknown;
      readonly set: (next: unknown) => void;
    },
  ) => ReactNode;
}

/** A list of things with fields of their own: each can be removed, and new ones come at the end. */
export function ItemsField({ label, error, entries, items, onChange, renderField }: ItemsFieldProps) {
  const { t } = useSession();
  const box = useRef<HTMLFieldSetElement>(null);
  function remove(index: number): void {
    // Who works by keys would be thrown back to the top of the page together with the button that goes.
    box.current?.querySelector<HTMLElement>(':scope > button')?.focus();
    onChange(items.toSpliced(index, 1));
  }
  return (
    <fieldset ref={box} className="items">
      <legend>{label}</legend>
      {items.map((item, index) => (
        <fieldset key={`${index} of ${items.length}`} className="items-one">
          <legend>{t('itemOf', { name: label, number: index + 1 })}</legend>
          {Object.entries(entries).map(([field, schema]) =>
            renderField(index, field, {
              schema,
              value: item[field],
              set: (next) => onChange(items.with(index, { ...item, [field]: next })),
            }),
          )}
          <Action
            look="quiet"
            aria-label={t('removeItem', { name: label, number: index + 1 })}
            onPress={() => remove(index)}
          >
            <X size={16} aria-hidden="true" />
            {t('remove')}
          </Action>
        </fieldset>
      ))}
      {error !== undefined && <p className="field-error">{error}</p>}
      <Action onPress={() => onChange([...items, newItem(entries)])}>
        <Plus size={16} aria-hidden="true" />
        {t('addItem', { name: label })}
      </Action>
    </fieldset>
  );
}

const newItem = (entries: Entries): Item =>
  Object.fromEntries(Object.entries(entries).map(([field, schema]) => [field, emptyOf(schema)]));

function emptyOf(schema: v.GenericSchema): unknown {
  const kind = fieldKind(schema);
  switch (kind?.kind) {
    case 'flag':
      return false;
    case 'number':
      return 0;
    case 'choice':
      return kind.options[0];
    case 'texts':
    case 'list':
      return [];
    default:
      return '';
  }
}
