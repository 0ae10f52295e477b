import { useState } from 'react';
import { ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components';

interface FindFieldProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly nameOf: (item: Item) => string;
  /** Beside its name. */
  readonly moreOf?: (item: Item) => string;
  /** Said when there is none. */
  readonly nothing: string;
  readonly onSearch: (written: string) => void;
  readonly onPick: (item: Item) => void;
}

/** Finds one of many by a part of its name: the server looks for them. What is picked leaves the field. */
export function FindField<Item extends { readonly id: number }>({
  label,
  items,
  nameOf,
  moreOf,
  nothing,
  onSearch,
  onPick,
}: FindFieldProps<Item>) {
  const [written, setWritten] = useState('');
  const write = (next: string): void => {
    setWritten(next);
    onSearch(next);
  };
  return (
    <ComboBox
      className="field"
      items={items}
      inputValue={written}
      onInputChange={write}
      selectedKey={null}
      defaultFilter={() => true}
      allowsEmptyCollection
      menuTrigger="focus"
      onSelectionChange={(key) => {
        const picked = items.find(({ id }) => id === key);
        if (!picked) return;
        write('');
        onPick(picked);
      }}
    >
      <Label>{label}</Label>
      <Input />
      <Popover className="popover">
        <ListBox className="options" renderEmptyState={() => <div className="option">{nothing}</div>}>
          {(item: Item) => (
            <ListBoxItem id={item.id} className="option" textValue={nameOf(item)}>
              <span className="grow">{nameOf(item)}</span>
              {moreOf && <small>{moreOf(item)}</small>}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
