import { API_MOST_PER_PAGE } from '@vitrine/contract/api';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useApi } from '../../api/queries.ts';
import { SortableList } from '../../list/SortableList.tsx';
import { useSession } from '../../session/Session.tsx';
import { workTexts } from '../../session/workTexts.ts';
import { FindField } from '../../ui/FindField.tsx';

interface LinkedProductsProps {
  readonly title: string;
  readonly help: string;
  readonly ids: readonly number[];
  /** Which cannot be linked: itself. */
  readonly exceptId: number | undefined;
  readonly error: string | undefined;
  readonly onChange: (ids: readonly number[]) => void;
}

const MOST_FOUND = 8;

/** Other products in their order, found by name or article number. */
export function LinkedProducts({ title, help, ids, exceptId, error, onChange }: LinkedProductsProps) {
  const { t } = useSession();
  const w = workTexts();
  const [search, setSearch] = useState('');
  const asked = [...ids].sort((a, b) => a - b).slice(0, API_MOST_PER_PAGE);
  const linked = useApi(
    'listProducts',
    { query: { ids: asked.join(','), perPage: API_MOST_PER_PAGE } },
    { isOn: asked.length > 0 },
  );
  const found = useApi(
    'listProducts',
    { query: { search, perPage: MOST_FOUND, sort: 'name' } },
    { isOn: search !== '' },
  );
  const names = new Map(linked.data?.body.items.map(({ id, name }) => [id, name]));
  const items = ids.map((id) => ({ id, name: names.get(id) ?? `#${id}` }));
  const free = (search === '' ? [] : (found.data?.body.items ?? [])).filter(
    ({ id }) => id !== exceptId && !ids.includes(id),
  );
  return (
    <fieldset className="card fields">
      <legend>{title}</legend>
      <p className="soft">{help}</p>
      <SortableList
        label={title}
        items={items}
        nameOf={({ name }) => name}
        nothing={w('noLinked')}
        onSort={(sorted) => onChange(sorted.map(({ id }) => id))}
        render={({ id, name }) => (
          <>
            <span className="grow">{name}</span>
            <Button
              className="icon-button"
              aria-label={w('remove', { name })}
              onPress={() => onChange(ids.filter((each) => each !== id))}
            >
              <X size={16} />
            </Button>
          </>
        )}
      />
      <FindField
        label={w('findProduct')}
        items={free}
        nameOf={({ name }) => name}
        moreOf={({ sku }) => sku ?? ''}
        nothing={t('nothingFound')}
        onSearch={setSearch}
        onPick={({ id }) => onChange([...ids, id])}
      />
      {error !== undefined && (
        <p role="alert" className="field-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
