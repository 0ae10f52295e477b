import { ApiRefusal } from '@vitrine/contract/api';
import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp, Columns3 } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import {
  Button,
  Cell,
  Checkbox,
  Column,
  Input,
  Label,
  Menu,
  MenuItem,
  MenuTrigger,
  Popover,
  Row,
  SearchField,
  type Selection,
  Table,
  TableBody,
  TableHeader,
} from 'react-aria-components';
import { useSession } from '../session/Session.tsx';
import { Action } from '../ui/Action.tsx';
import { Choice, type Option, TextLine } from '../ui/fields.tsx';
import { Answer } from '../ui/States.tsx';
import { tell, tellFault } from '../ui/toasts.tsx';
import { type CardLook, Cards, type Look, LookSwitch } from './Cards.tsx';
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

/** What can be done with those that are selected, one after the other. */
export interface BulkAction<Item> {
  readonly id: string;
  readonly label: string;
  readonly run: (item: Item) => Promise<unknown>;
  readonly undo?: (item: Item) => Promise<unknown>;
  /** Whether what has been done to it can be taken back, by what the server answered; default: it can. */
  readonly mayUndo?: (item: Item, answer: unknown) => boolean;
  /** Said when it is done. */
  readonly said?: (count: number) => string;
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
  readonly onChanged?: () => Promise<void>;
  readonly actions?: ReactNode;
  /** What can be looked at as well as read: it is shown in a grid, unless somebody wants the table. */
  readonly cards?: CardLook<Item>;
}

const SEARCH_WAIT_MS = 250;

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
  onChanged,
  actions,
  cards,
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
          {!isGrid && (
            <MenuTrigger>
              <Button className="action action-plain">
                <Columns3 size={16} aria-hidden="true" />
                {t('columns')}
              </Button>
              <Popover className="popover">
                <Menu
                  className="options"
                  aria-label={t('columns')}
                  selectionMode="multiple"
                  selectedKeys={shown.map((column) => column.id)}
                  disabledKeys={columns.filter(({ isName }) => isName).map((column) => column.id)}
                  onSelectionChange={(keys) =>
                    setHidden(
                      columns
                        .filter((column) => keys !== 'all' && !keys.has(column.id))
                        .map((column) => column.id),
                    )
                  }
                >
                  {columns.map((column) => (
                    <MenuItem key={column.id} id={column.id} className="option option-check">
                      {column.label}
                    </MenuItem>
                  ))}
                </Menu>
              </Popover>
            </MenuTrigger>
          )}
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
              />
            )}
            {!isGrid && (
              <div className="table-box" aria-busy={query.isFetching}>
                <Table
                  aria-label={title}
                  className="table"
                  selectionMode={bulk.length > 0 ? 'multiple' : 'none'}
                  selectedKeys={selected}
                  onSelectionChange={setSelected}
                  {...sortOf(state, columns)}
                >
                  <TableHeader>
                    {bulk.length > 0 && (
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
                        {bulk.length > 0 && (
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
            {page.pages > 1 && <Pages state={state} page={page.page} pages={page.pages} />}
          </>
        )}
      </Answer>
    </section>
  );
}

const Tick = () => (
  <Checkbox slot="selection" className="check">
    <span className="check-box" aria-hidden="true" />
  </Checkbox>
);

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

/** Asked for when somebody has stopped typing, or says so. */
function Search({ state }: { readonly state: ListState }) {
  const { t } = useSession();
  const { search, change } = state;
  const [written, setWritten] = useState(search);
  const [known, setKnown] = useState(search);
  if (known !== search) {
    // By the way back, or a view.
    setKnown(search);
    setWritten(search);
  }
  useEffect(() => {
    if (written === search) return undefined;
    const timer = setTimeout(() => {
      setKnown(written);
      change({ search: written });
    }, SEARCH_WAIT_MS);
    return () => clearTimeout(timer);
  }, [written, search, change]);
  return (
    <SearchField className="field" value={written} onChange={setWritten}>
      <Label>{t('search')}</Label>
      <Input />
    </SearchField>
  );
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

interface PagesProps {
  readonly state: ListState;
  readonly page: number;
  readonly pages: number;
}

function Pages({ state, page, pages }: PagesProps) {
  const { t } = useSession();
  return (
    <nav className="row pages" aria-label={t('page', { page, pages })}>
      <Action
        look="quiet"
        aria-label={t('previous')}
        isDisabled={page <= 1}
        onPress={() => state.change({ page: String(page - 1) })}
      >
        <ChevronLeft size={16} className="turns" />
      </Action>
      <span>{t('page', { page, pages })}</span>
      <Action
        look="quiet"
        aria-label={t('next')}
        isDisabled={page >= pages}
        onPress={() => state.change({ page: String(page + 1) })}
      >
        <ChevronRight size={16} className="turns" />
      </Action>
    </nav>
  );
}

interface BulkProps<Item> {
  readonly actions: readonly BulkAction<Item>[];
  readonly chosen: readonly Item[];
  readonly onDone: () => Promise<void>;
}

interface Done<Item> {
  readonly item: Item;
  readonly answer: unknown;
}

function Bulk<Item>({ actions, chosen, onDone }: BulkProps<Item>) {
  const { t } = useSession();
  const [progress, setProgress] = useState<number | null>(null);
  async function each(run: (item: Item) => Promise<unknown>): Promise<[Done<Item>[], unknown]> {
    const done: Done<Item>[] = [];
    let fault: unknown;
    for (const [index, item] of chosen.entries()) {
      setProgress(index);
      try {
        done.push({ item, answer: await run(item) });
      } catch (error) {
        fault = error;
      }
    }
    setProgress(null);
    return [done, fault];
  }
  async function start({ run, undo, mayUndo, said }: BulkAction<Item>): Promise<void> {
    const [done, fault] = await each(run);
    const failed = chosen.length - done.length;
    const reason = fault instanceof ApiRefusal ? fault.message : t('offline');
    const text = failed
      ? t('partly', { done: done.length, failed, reason })
      : (said?.(done.length) ?? t('done', { count: done.length }));
    const undone = done.filter(({ item, answer }) => mayUndo?.(item, answer) ?? true);
    const back =
      undo && undone.length > 0
        ? () =>
            void takeBack(
              undo,
              undone.map(({ item }) => item),
            )
        : undefined;
    tell(text, back);
    await onDone();
  }
  async function takeBack(undo: (item: Item) => Promise<unknown>, done: readonly Item[]): Promise<void> {
    try {
      for (const item of done) await undo(item);
    } catch (error) {
      tellFault(error);
    }
    await onDone();
  }
  return (
    <div className="row">
      {progress !== null && (
        <progress max={chosen.length} value={progress}>
          {progress}
        </progress>
      )}
      <span>{t('selected', { count: chosen.length })}</span>
      {actions.map((action) => (
        <Action key={action.id} isDisabled={progress !== null} onPress={() => void start(action)}>
          {action.label}
        </Action>
      ))}
    </div>
  );
}
