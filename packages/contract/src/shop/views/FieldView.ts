export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

/** A field of a form, by its name on the wire: `billing_first_name`. */
export interface FieldView {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'tel' | 'password' | 'select' | 'textarea' | 'checkbox' | 'hidden';
  readonly isRequired: boolean;
  readonly value: string;
  readonly options?: readonly FieldOption[];
  /** The browser's word for it: `given-name`; empty: none. */
  readonly autocomplete: string;
  readonly group: 'billing' | 'shipping' | 'account' | 'order';
  readonly placeholder?: string;
  /** Two that stand side by side are `first` and `last`. Default: a line of its own. */
  readonly width?: 'first' | 'last' | 'wide';
  /** What is wrong with it, as text. */
  readonly error?: string;
}
