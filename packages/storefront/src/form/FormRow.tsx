import type { ReactElement, ReactNode } from 'react';
import { RequiredMark } from './Field.tsx';

interface FormRowProps {
  /** Of the control in it. */
  id: string;
  label: string;
  error?: string | undefined;
  isRequired?: boolean;
  className?: string;
  children: ReactNode;
}

/** A control with its label and, when something is wrong with it, the reason. */
export function FormRow(props: FormRowProps): ReactElement {
  const { id, label, error, isRequired = false, className = '', children } = props;
  return (
    <p className={rowClass(className, error)}>
      <label htmlFor={id}>
        {label}
        {isRequired && <RequiredMark />}
      </label>
      {children}
      <RowError id={id} error={error} />
    </p>
  );
}

export const rowClass = (className: string, error: string | undefined): string =>
  ['form-row', className, error ? 'woocommerce-invalid' : ''].filter(Boolean).join(' ');

export function RowError({ id, error }: Pick<FormRowProps, 'id' | 'error'>): ReactElement | null {
  if (!error) return null;
  return (
    <span className="checkout-inline-error-message" id={`${id}-error`}>
      {error}
    </span>
  );
}

/** What ties a control to what is said of it, and to what is wrong with it. */
export const saidOf = (id: string, error: string | undefined, described = '') => ({
  'aria-invalid': error ? (true as const) : undefined,
  'aria-describedby': [described, error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined,
});
