import type { ApiBody } from '@vitrine/contract/api';
import { api } from '../../api/api.ts';
import { useApi, useRefresh } from '../../api/queries.ts';
import { CommandAction } from '../../commands/CommandAction.tsx';
import { optionLabel } from '../../form/labels.ts';
import type { BulkAction } from '../../list/Bulk.tsx';
import { List, type ListColumn } from '../../list/List.tsx';
import { useListState } from '../../list/useListState.ts';
import { useSession } from '../../session/Session.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { BulkEdit } from './BulkEdit.tsx';
import { ExportProducts } from './ExportProducts.tsx';

type Row = ApiBody<'listProducts'>['items'][number];

const STATUSES = ['publish', 'draft', 'private', 'trash'] as const;
const TYPES = ['simple', 'variable', 'grouped', 'external'] as const;
const STOCK = ['instock', 'outofstock', 'onbackorder'] as const;

/** One of many is changed whatever it was: the list shows it as it was a moment ago. */
const setStatus = ({ id }: Row, status: Row['status']) =>
  api('updateProduct', { params: { id }, match: '*', body: { status } });

export function Products() {
  const { t, money } = useSession();
  const state = useListState();
  const refresh = useRefresh();
  const { page, search, sort, filters } = state;
  const query = useApi('listProducts', {
    query: {
      page,
      ...(search && { search }),
      ...(sort && { sort: sort as '-id' }),
      ...(filters as { status?: Row['status'] }),
    },
  });
  const columns: readonly ListColumn<Row>[] = [
    { id: 'name', label: t('name'), isName: true, sort: 'name', render: ({ name }) => name },
    {
      id: 'status',
      label: t('status'),
      render: ({ status }) => <Badge of={status}>{optionLabel(t, 'status', status)}</Badge>,
    },
    { id: 'sku', label: t('sku'), render: ({ sku }) => sku },
    {
      id: 'stock',
      label: t('stock'),
      sort: 'stock',
      render: ({ stockStatus, stockQuantity }) => (
        <Badge of={stockStatus}>
          {optionLabel(t, 'stockStatus', stockStatus)}
          {stockQuantity !== null && ` (${stockQuantity})`}
        </Badge>
      ),
    },
    {
      id: 'price',
      label: t('price'),
      isNumber: true,
      sort: 'price',
      render: ({ priceMin, priceMax }) => priceText(priceMin, priceMax, money),
    },
    { id: 'type', label: t('type'), render: ({ type }) => optionLabel(t, 'type', type) },
  ];
  const bulk: readonly BulkAction<Row>[] =
    filters['status'] === 'trash'
      ? [
          {
            id: 'restore',
            run: (row) => setStatus(row, 'draft'),
            undo: (row) => setStatus(row, row.status),
          },
          {
            id: 'deleteForGood',
            question: (count) => t('reallyDeleteThese', { count }),
            run: ({ id }) => api('deleteProduct', { params: { id }, query: { force: true }, match: '*' }),
          },
        ]
      : [
          {
            id: 'publish',
            run: (row) => setStatus(row, 'publish'),
            undo: (row) => setStatus(row, row.status),
          },
          {
            id: 'draft',
            run: (row) => setStatus(row, 'draft'),
            undo: (row) => setStatus(row, row.status),
          },
          {
            id: 'toTrash',
            run: (row) => setStatus(row, 'trash'),
            undo: (row) => setStatus(row, row.status),
            said: (count) => t('trashed', { count }),
          },
        ];
  const where = { ...(search && { search }), ...filters };
  const choices = (field: string, ids: readonly string[]) =>
    ids.map((id) => ({ id, label: optionLabel(t, field, id) }));
  return (
    <List
      id="products"
      title={t('products')}
      state={state}
      query={{ ...query, data: query.data?.body }}
      columns={columns}
      hasSearch
      filters={[
        { id: 'status', label: t('status'), options: choices('status', STATUSES) },
        { id: 'stockStatus', label: t('stock'), options: choices('stockStatus', STOCK) },
        { id: 'type', label: t('type'), options: choices('type', TYPES) },
      ]}
      hrefOf={({ id }) => `/products/${id}`}
      bulk={bulk}
      renderBulk={(chosen, onDone) => (
        <BulkEdit
          ids={chosen.map(({ id }) => id)}
          total={query.data?.body.total ?? 0}
          where={where}
          onDone={onDone}
        />
      )}
      onChanged={() => refresh('updateProduct')}
      actions={
        <>
          <ExportProducts where={where} />
          <CommandAction id="new-product" look="strong" />
        </>
      }
    />
  );
}

function priceText(lowest: number | null, highest: number | null, money: (amount: number) => string): string {
  if (lowest === null) return '';
  return highest === null || highest === lowest ? money(lowest) : `${money(lowest)} – ${money(highest)}`;
}
