import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import {
  Cell,
  Column,
  type DragAndDropHooks,
  Row,
  type Selection,
  Table,
  TableBody,
  TableHeader,
} from 'react-aria-components';
import { useSession } from '../session/Session.tsx';
import { Action } from '../ui/Action.tsx';
import { Choice, type Option, TextLine } from '../ui/fields.tsx';
import { Answer } from '../ui/States.tsx';
import { Bulk, type BulkAction, type RenderBulk } from './Bulk.tsx';
import { type CardLook, Cards, type Look, LookSwitch } from './Cards.tsx';
import { ColumnChoice } from './ColumnChoice.tsx';
import { Pages } from './Pages.tsx';
import { Search } from './Search.tsx';
import { Tick } from './Tick.tsx';
import { useKept } from './useKept.ts';
import type { ListState } from './useListState.ts';
import { Views } from './Views.tsx';

interface Listed {
  readonly id: number | string;
}

export interface ListColumn<Item> {
  readonly id: string;
  readonly label: string;
  readonly render: (item: Item) => ReactNode;
  /** By this the server can sort. */
  readonly sort?: string;
  /** Named by it for those who do not see the row. */
  readonly isName?: boolean;
  readonly isNumber?: boolean;
}

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

interface ListProps<Item> {
  /** What views and columns are kept under. */
  readonly id: string;
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
  const setSelected = (next: Selection) => setKeys({ of: state.written, keys: next });
  const shown = useMemo(
    () => columns.filter((column) => column.isName || !hidden.includes(column.id)),
    [columns, hidden],
  );
  const hasBulk = bulk.length > 0 || renderBulk !== undefined;
  const items = query.data?.items ?? [];
  const chosen = selected === 'all' ? items : items.filter((item) => selected.has(item.id));
  return (
    <section className="list" aria-labelledby="list-title">
      <div className="head">
        <h1 id="list-title">{title}</h1>
        <div className="row">{actions}</div>
      </div>
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
                nothing={<Nothing state={state} />}
                {...(hasBulk && { selected, onSelect: setSelected })}
                {...(dragAndDropHooks && { dragAndDropHooks })}
              />
            )}
            {!isGrid && (
              <div className="table-box" aria-busy={query.isFetching}>
                <Table
                  aria-label={title}
                  className="table"
                  selectionMode={hasBulk ? 'multiple' : 'none'}
                  selectedKeys={selected}
                  onSelectionChange={setSelected}
                  {...sortOf(state, columns)}
                >
                  <TableHeader>
                    {hasBulk && (
                      <Column width={40}>
                        <Tick />
                      </Column>
                    )}
                    {shown.map((column) => (
                      <Column
                        key={column.id}
                        id={column.sort ?? column.id}
                        isRowHeader={column.isName ?? false}
                        allowsSorting={column.sort !== undefined}
                        className={column.isNumber ? 'number' : ''}
                      >
                        {({ sortDirection }) => (
                          <span className="sortable">
                            {column.label}
                            {sortDirection === 'ascending' && <ChevronUp size={14} aria-hidden="true" />}
                            {sortDirection === 'descending' && <ChevronDown size={14} aria-hidden="true" />}
                          </span>
                        )}
                      </Column>
                    ))}
                  </TableHeader>
                  <TableBody
                    items={page.items}
                    dependencies={[shown]}
                    renderEmptyState={() => <Nothing state={state} />}
                  >
                    {(item) => (
                      <Row id={item.id} {...(hrefOf && { href: hrefOf(item) })}>
                        {hasBulk && (
                          <Cell>
                            <Tick />
                          </Cell>
                        )}
                        {shown.map((column) => (
                          <Cell key={column.id} className={column.isNumber ? 'number' : ''}>
                            {column.render(item)}
                          </Cell>
                        ))}
                      </Row>
                    )}
                  </TableBody>
                </Table>
              </div>
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

function sortOf<Item>({ sort, change }: ListState, columns: readonly ListColumn<Item>[]) {
  if (!columns.some((column) => column.sort !== undefined)) return {};
  const field = sort?.replace(/^-/, '');
  return {
    ...(field && {
      sortDescriptor: {
        column: field,
        direction: sort?.startsWith('-') ? ('descending' as const) : ('ascending' as const),
      },
    }),
    onSortChange: ({ column, direction }: { column: string | number; direction: string }) =>
      change({ sort: `${direction === 'descending' ? '-' : ''}${column}` }),
  };
}

function Nothing({ state }: { readonly state: ListState }) {
  const { t } = useSession();
  if (state.written === '') return <div className="state">{t('nothing')}</div>;
  return (
    <div className="state">
      <p>{t('nothingFound')}</p>
      <Action onPress={() => state.show('')}>{t('clear')}</Action>
    </div>
  );
}
