import { Input, Label, NumberField } from 'react-aria-components';
import { errorProps, type Labelled, Said } from './fields.tsx';

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
