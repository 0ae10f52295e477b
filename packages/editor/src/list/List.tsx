import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { DragAndDropHooks, Selection } from 'react-aria-components';
import { OperationAction } from '../commands/OperationAction.tsx';
import { type Session, useSession } from '../session/Session.tsx';
import { Choice, type Option } from '../ui/Choice.tsx';
import { TextLine } from '../ui/fields.tsx';
import { Answer } from '../ui/States.tsx';
import { TableBox } from '../ui/TableBox.tsx';
import { Bulk, type BulkAction, type RenderBulk } from './Bulk.tsx';
import { type CardLook, Cards, type Look, LookSwitch } from './Cards.tsx';
import { ColumnChoice } from './ColumnChoice.tsx';
import { type ListColumn, type Listed, ListTable } from './ListTable.tsx';
import { Pages } from './Pages.tsx';
import { Search } from './Search.tsx';
import { useKept } from './useKept.ts';
import type { ListState } from './useListState.ts';
import { Views } from './Views.tsx';

export type { ListColumn } from './ListTable.tsx';

export interface ListFilter {
  readonly id: string;
  readonly label: string;
  /** Left out: it is a day, as 2026-03-01. */
  readonly options?: readonly Option[];
  /** What the server takes where nothing is chosen; default: everything. */
  readonly byDefault?: string;
}

export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

/** Every list says what will stand in it. */
export type ListId = Parameters<Session['t']>[0] extends infer Key
  ? Key extends `none.${infer Id}`
    ? Id
    : never
  : never;

interface ListProps<Item> {
  /** What views and columns are kept under. */
  readonly id: ListId;
  readonly title: string;
  readonly state: ListState;
  readonly query: {
    readonly data: ListPage<Item> | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
    readonly isFetching: boolean;
  };
  readonly columns: readonly ListColumn<Item>[];
  readonly filters?: readonly ListFilter[];
  readonly hasSearch?: boolean;
  /** Where a row leads. */
  readonly hrefOf?: (item: Item) => string;
  readonly bulk?: readonly BulkAction<Item>[];
  readonly renderBulk?: RenderBulk<Item>;
  readonly onChanged?: () => Promise<void>;
  readonly actions?: ReactNode;
  /** Between its title and what narrows it. */
  readonly lead?: ReactNode;
  /** What can be looked at as well as read: it is shown in a grid, unless somebody wants the table. */
  readonly cards?: CardLook<Item>;
  /** Of what is shown in a grid: to put it elsewhere. */
  readonly dragAndDropHooks?: DragAndDropHooks<Item>;
}

const NONE: Selection = new Set();

interface Selected {
  /** The page that they were selected on, as its address has it. */
  readonly of: string;
  readonly keys: Selection;
}

/** A list as every resource has it: search, filters, sort, columns, selection, pages and views. */
export function List<Item extends Listed>({
  id,
  title,
  state,
  query,
  columns,
  filters = [],
  hasSearch = false,
  hrefOf,
  bulk = [],
  renderBulk,
  onChanged,
  actions,
  lead,
  cards,
  dragAndDropHooks,
}: ListProps<Item>) {
  const { t } = useSession();
  const [look, setLook] = useKept<Look>(`look:${id}`, 'grid');
  const isGrid = cards !== undefined && look === 'grid';
  const [hidden, setHidden] = useKept<readonly string[]>(`columns:${id}`, []);
  // What is not on the page any more cannot be meant.
  const [{ of, keys }, setKeys] = useState<Selected>({ of: '', keys: NONE });
  const selected = of === state.written ? keys : NONE;
  const { written } = state;
  const setSelected = useCallback((next: Selection) => setKeys({ of: written, keys: next }), [written]);
  const shown = columns.filter((column) => column.isName || !hidden.includes(column.id));
  const nothing = useMemo(() => <Nothing id={id} state={state} />, [id, state]);
  const hasBulk = bulk.length > 0 || renderBulk !== undefined;
  const items = query.data?.items ?? [];
  const chosen = selected === 'all' ? items : items.filter((item) => selected.has(item.id));
  return (
    <section className="list" aria-labelledby="list-title">
      <div className="head">
        <h1 id="list-title">{title}</h1>
        <div className="row">{actions}</div>
      </div>
      {lead}
      <div className="tools">
        {hasSearch && <Search state={state} />}
        {filters.map(({ id: name, label, options, byDefault }) =>
          options ? (
            <Choice
              key={name}
              label={label}
              value={state.filters[name] ?? byDefault ?? ''}
              options={byDefault ? options : [{ id: '', label: t('all') }, ...options]}
              onChange={(value) => state.change({ [name]: value === byDefault ? undefined : value })}
            />
          ) : (
            <TextLine
              key={name}
              label={label}
              type="date"
              value={state.filters[name] ?? ''}
              onChange={(day) => state.change({ [name]: day || undefined })}
            />
          ),
        )}
        <div className="row tools-end">
          {cards && <LookSwitch look={look} labels={cards.labels} onChange={setLook} />}
          <Views id={id} state={state} />
          {!isGrid && <ColumnChoice columns={columns} shown={shown} onHide={setHidden} />}
        </div>
      </div>
      <Answer query={query}>
        {(page) => (
          <>
            <div className="row between" aria-live="polite">
              <span>{t('found', { count: page.total })}</span>
              {chosen.length > 0 && (
                <Bulk
                  actions={bulk}
                  renderMore={renderBulk}
                  chosen={chosen}
                  onDone={async () => {
                    setSelected(NONE);
                    await onChanged?.();
                  }}
                />
              )}
            </div>
            {isGrid && (
              <Cards
                label={title}
                items={page.items}
                look={cards}
                isBusy={query.isFetching}
                {...(hrefOf && { hrefOf })}
                nothing={nothing}
                {...(hasBulk && { selected, onSelect: setSelected })}
                {...(dragAndDropHooks && { dragAndDropHooks })}
              />
            )}
            {!isGrid && (
              <TableBox isBusy={query.isFetching} hasStops={page.items.length > 0}>
                <ListTable
                  title={title}
                  items={page.items}
                  columns={shown}
                  sort={state.sort}
                  onSort={state.change}
                  selected={hasBulk ? selected : null}
                  onSelect={setSelected}
                  {...(hrefOf && { hrefOf })}
                  nothing={nothing}
                />
              </TableBox>
            )}
            <Pages
              page={page.page}
              pages={page.pages}
              onChange={(next) => state.change({ page: String(next) })}
            />
          </>
        )}
      </Answer>
    </section>
  );
}

function Nothing({ id, state }: { readonly id: ListId; readonly state: ListState }) {
  const { t } = useSession();
  if (state.written === '')
    return (
      <div className="state">
        <p>{t('nothing')}</p>
        <p className="soft">{t(`none.${id}`)}</p>
      </div>
    );
  return (
    <div className="state">
      <p>{t('nothingFound')}</p>
      <OperationAction id="clearFilters" run={() => state.show('')} />
    </div>
  );
}
