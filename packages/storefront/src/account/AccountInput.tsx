import type { ReactElement } from 'react';
import { RequiredMark } from '../form/Field.tsx';
import { useToggleWords } from '../form/useToggleWords.ts';

interface AccountInputProps {
  id: string;
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password';
  value?: string;
  autoComplete: string;
  isRequired?: boolean;
  width?: 'first' | 'last' | 'wide';
  /** A line below, read out with the field. */
  hint?: string;
}

/** A field of the account's forms: scripts find its password fields by class and put a button beside them. */
export function AccountInput(props: AccountInputProps): ReactElement {
  const {
    id,
    name,
    label,
    type = 'text',
    value,
    autoComplete,
    isRequired = false,
    width = 'wide',
    hint,
  } = props;
  const toggleWords = useToggleWords(type);
  return (
    <p className={`woocommerce-form-row woocommerce-form-row--${width} form-row form-row-${width}`}>
      <label htmlFor={id}>
        {label}
        {isRequired && <RequiredMark />}
      </label>
      <input
        type={type}
        className="woocommerce-Input woocommerce-Input--text input-text"
        name={name}
        id={id}
        defaultValue={value}
        autoComplete={autoComplete}
        required={isRequired}
        {...toggleWords}
        aria-describedby={hint ? `${id}_hint` : undefined}
      />
      {hint && (
        <span className="page-note" id={`${id}_hint`}>
          {hint}
        </span>
      )}
    </p>
  );
}
