import { Check, ChevronDown } from 'lucide-react';
import {
  Button,
  Checkbox,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  NumberField,
  Popover,
  Select,
  SelectValue,
  TextArea,
  TextField,
  type TextFieldProps,
} from 'react-aria-components';

interface Labelled {
  readonly label: string;
  /** What the server says against it. */
  readonly error?: string | undefined;
}

type TextLineProps = Labelled & Omit<TextFieldProps, 'className' | 'children' | 'style'>;

/** What the server refused is said at the field, beside what the browser finds by itself. */
const errorProps = (error: string | undefined) =>
  error === undefined ? {} : ({ isInvalid: true, validationBehavior: 'aria' } as const);

const Said = ({ error }: { readonly error: string | undefined }) => (
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

interface NumberLineProps extends Labelled {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** Places after the point that are shown at least: amounts are in minor units, and shown in whole ones. */
  readonly decimals?: number;
  /** At most; default: as many as at least. */
  readonly mostDecimals?: number;
  /** How many of its units are one of those that are shown; default: as many as the decimals have. */
  readonly scale?: number;
  readonly minValue?: number;
}

/** Empty is null: not nothing, but not said. */
export function NumberLine({
  label,
  error,
  value,
  onChange,
  decimals = 0,
  mostDecimals = decimals,
  scale = 10 ** decimals,
  minValue,
}: NumberLineProps) {
  // What is stored in parts is whole in them; what is not may have any fraction.
  const stored = (written: number) => (scale === 1 ? written : Math.round(written * scale));
  return (
    <NumberField
      {...errorProps(error)}
      className="field"
      value={value === null ? Number.NaN : value / scale}
      onChange={(written) => onChange(Number.isNaN(written) ? null : stored(written))}
      formatOptions={{
        maximumFractionDigits: mostDecimals,
        minimumFractionDigits: decimals,
        useGrouping: false,
      }}
      {...(minValue !== undefined && { minValue })}
    >
      <Label>{label}</Label>
      <Input />
      <Said error={error} />
    </NumberField>
  );
}

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

export interface Option {
  readonly id: string;
  readonly label: string;
}

interface ChoiceProps extends Labelled {
  readonly options: readonly Option[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export const Choice = ({ label, error, options, value, onChange }: ChoiceProps) => (
  <Select
    {...errorProps(error)}
    className="field"
    selectedKey={value}
    onSelectionChange={(key) => onChange(String(key))}
  >
    <Label>{label}</Label>
    <Button className="choice">
      <SelectValue />
      <ChevronDown size={16} aria-hidden="true" />
    </Button>
    <Said error={error} />
    <Popover className="popover">
      <ListBox items={options} className="options">
        {(option) => (
          <ListBoxItem id={option.id} className="option">
            {option.label}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  </Select>
);
