import { Check } from 'lucide-react';
import {
  Checkbox,
  FieldError,
  Input,
  Label,
  TextArea,
  TextField,
  type TextFieldProps,
} from 'react-aria-components';

export interface Labelled {
  readonly label: string;
  /** What the server says against it. */
  readonly error?: string | undefined;
}

type TextLineProps = Labelled & Omit<TextFieldProps, 'className' | 'children' | 'style'>;

/** What the server refused is said at the field, beside what the browser finds by itself. */
export const errorProps = (error: string | undefined) =>
  error === undefined ? {} : ({ isInvalid: true, validationBehavior: 'aria' } as const);

export const Said = ({ error }: { readonly error: string | undefined }) => (
  <FieldError className="field-error">{error === undefined ? undefined : error}</FieldError>
);

export const TextLine = ({ label, error, ...props }: TextLineProps) => (
  <TextField {...props} {...errorProps(error)} className="field">
    <Label>{label}</Label>
    <Input />
    <Said error={error} />
  </TextField>
);

export const TextBox = ({ label, error, rows = 6, ...props }: TextLineProps & { readonly rows?: number }) => (
  <TextField {...props} {...errorProps(error)} className="field">
    <Label>{label}</Label>
    <TextArea rows={rows} />
    <Said error={error} />
  </TextField>
);

interface CheckFieldProps {
  readonly label: string;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
}

export const CheckField = ({ label, ...props }: CheckFieldProps) => (
  <Checkbox {...props} className="check">
    <span className="check-box" aria-hidden="true">
      <Check size={14} />
    </span>
    {label}
  </Checkbox>
);
