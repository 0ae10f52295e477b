import { useState } from 'react';
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
  // A value that comes while one is written, as answers of servers do, would replace what is in the field.
  const [before, setBefore] = useState<{ readonly value: number | null } | null>(null);
  const shown = before ? before.value : value;
  // What is stored in parts is whole in them; what is not may have any fraction.
  const stored = (written: number) => (scale === 1 ? written : Math.round(written * scale));
  return (
    <NumberField
      {...errorProps(error)}
      className="field"
      value={shown === null ? Number.NaN : shown / scale}
      onChange={(written) => {
        setBefore(null);
        onChange(Number.isNaN(written) ? null : stored(written));
      }}
      onInput={() => setBefore(before ?? { value })}
      onBlur={() => setBefore(null)}
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
