import type { FieldView } from '@vitrine/contract/shop';
import type { ComponentType, ReactElement } from 'react';
import { useToggleWords } from './useToggleWords.ts';

interface ControlProps {
  field: FieldView;
}

/** The second address and the new account may stay closed: a browser could not show what it misses in them. */
const MAY_BE_HIDDEN: readonly FieldView['group'][] = ['shipping', 'account'];

/** Another country may have none, and until its fields are drawn the browser would not let the form go. */
const DEPENDS_ON_COUNTRY = /_state$/;

/** Addresses and numbers are written so in every language. */
const LEFT_TO_RIGHT: readonly FieldView['type'][] = ['email', 'tel'];

function shared({ name, isRequired, autocomplete, error, group, type }: FieldView) {
  return {
    id: name,
    name,
    required: isRequired && !MAY_BE_HIDDEN.includes(group) && !DEPENDS_ON_COUNTRY.test(name),
    'aria-required': isRequired || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${name}_description` : undefined,
    autoComplete: autocomplete || undefined,
    dir: LEFT_TO_RIGHT.includes(type) ? 'ltr' : undefined,
  };
}

function Text({ field }: ControlProps): ReactElement {
  return (
    <input
      {...shared(field)}
      {...stateMark(field.name)}
      {...useToggleWords(field.type)}
      type={field.type}
      className="input-text"
      placeholder={field.placeholder}
      defaultValue={field.value}
    />
  );
}

/** Scripts know the lists of countries and states by these. */
function choiceClasses(name: string): string {
  const kind = `${name.replace(/^[^_]*_/, '')}_select`;
  return kind === 'country_select' ? `country_to_state ${kind}` : kind;
}

/** What a script that puts another field in the state's place takes over of its classes. */
const stateMark = (name: string): object =>
  DEPENDS_ON_COUNTRY.test(name) ? { 'data-input-classes': '' } : {};

function Choice({ field }: ControlProps): ReactElement {
  return (
    <select
      {...shared(field)}
      className={choiceClasses(field.name)}
      {...stateMark(field.name)}
      defaultValue={field.value}
    >
      {field.options?.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

function LongText({ field }: ControlProps): ReactElement {
  return (
    <textarea
      {...shared(field)}
      className="input-text"
      rows={3}
      placeholder={field.placeholder}
      defaultValue={field.value}
    />
  );
}

function Tick({ field }: ControlProps): ReactElement {
  return (
    <input
      {...shared(field)}
      type="checkbox"
      className="input-checkbox"
      value="1"
      defaultChecked={field.value === '1'}
    />
  );
}

const controls: Partial<Record<FieldView['type'], ComponentType<ControlProps>>> = {
  select: Choice,
  textarea: LongText,
  checkbox: Tick,
};

/** What a field is filled in with. */
export function Control({ field }: ControlProps): ReactElement {
  const Kind = controls[field.type] ?? Text;
  return <Kind field={field} />;
}
