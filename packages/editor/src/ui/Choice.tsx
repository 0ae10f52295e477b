import { ChevronDown } from 'lucide-react';
import { Button, Label, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components';
import { errorProps, type Labelled, Said } from './fields.tsx';

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
