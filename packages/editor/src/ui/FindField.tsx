import { useEffect, useRef, useState } from 'react';
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
  const input = useRef<HTMLInputElement>(null);
  // A box that is emptied opens its list again; a new one stays shut until somebody writes.
  const [picked, setPicked] = useState(0);
  useEffect(() => {
    if (picked > 0) input.current?.focus();
  }, [picked]);
  const write = (next: string): void => {
    setWritten(next);
    onSearch(next);
  };
  return (
    <ComboBox
      key={picked}
      className="field"
      items={items}
      inputValue={written}
      onInputChange={write}
      selectedKey={null}
      defaultFilter={() => true}
      allowsEmptyCollection
      onSelectionChange={(key) => {
        const item = items.find(({ id }) => id === key);
        if (!item) return;
        write('');
        setPicked(picked + 1);
        onPick(item);
      }}
    >
      <Label>{label}</Label>
      <Input ref={input} />
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
