import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import {
  Button,
  ComboBox,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components';
import { documentTexts } from '../session/documentTexts.ts';
import type { Findable, Found } from './findables.ts';
import './find.css';

interface FinderProps {
  readonly label: string;
  /** What it looks for, as a name that answers are kept under. */
  readonly name: string;
  readonly findable: Findable;
  readonly id: number | null;
  /** What stands there while nothing is chosen, and what chooses nothing. */
  readonly none: string;
  readonly error?: string | undefined;
  readonly onChange: (found: Found | null) => void;
}

const NONE = 0;

/** One thing of many, by its name: what is typed is looked for. */
export function Finder({ label, name, findable, id, none, error, onChange }: FinderProps) {
  const t = documentTexts();
  const [written, setWritten] = useState<string | null>(null);
  // Its name is known at once: one that came later would open the list again.
  const [picked, setPicked] = useState<Found | null>(null);
  const search = useDeferredValue(written ?? '');
  const chosen = useQuery({
    queryKey: ['find', name, 'one', id],
    queryFn: () => findable.read(id ?? NONE),
    enabled: id !== null && picked?.id !== id,
    placeholderData: () => undefined,
  });
  const found = useQuery({
    queryKey: ['find', name, 'all', search],
    queryFn: ({ signal }) => findable.search(search, signal),
    placeholderData: keepPreviousData,
  });
  const current: Found = {
    id: id ?? NONE,
    name: id === null ? none : ((picked?.id === id ? picked : chosen.data)?.name ?? String(id)),
    url: '',
  };
  const others = (found.data ?? []).filter((each) => each.id !== current.id);
  // What is chosen is always among them: else its name would go when the field is left.
  const items = [current, ...(id === null ? [] : [{ id: NONE, name: none, url: '' }]), ...others];
  return (
    <ComboBox
      className="field finder"
      items={items}
      selectedKey={current.id}
      inputValue={written ?? current.name}
      menuTrigger="focus"
      allowsEmptyCollection
      isInvalid={error !== undefined}
      validationBehavior="aria"
      onInputChange={(text) => setWritten(text === current.name ? null : text)}
      onSelectionChange={(key) => {
        setWritten(null);
        if (key === null || key === current.id) return;
        const next = others.find((each) => each.id === key) ?? null;
        setPicked(next);
        onChange(next);
      }}
      onFocus={({ target }) => {
        if (target instanceof HTMLInputElement) target.select();
      }}
    >
      <Label>{label}</Label>
      <div className="finder-box">
        <Input placeholder={t('find')} />
        <Button className="icon-button" aria-label={t('showAll')}>
          <ChevronDown size={16} aria-hidden="true" />
        </Button>
      </div>
      <FieldError className="field-error">{error}</FieldError>
      <Popover className="popover">
        <ListBox className="options" renderEmptyState={() => <p className="soft">{t('nothingFound')}</p>}>
          {(item: Found) => (
            <ListBoxItem id={item.id} textValue={item.name} className="option">
              {item.name}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
