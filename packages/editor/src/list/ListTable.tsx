import { ChevronDown, ChevronUp } from 'lucide-react';
import {
  createContext,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useContext,
  useId,
  useMemo,
  useRef,
} from 'react';
import { useGridList, useGridListItem } from 'react-aria';
import { Button, type Selection } from 'react-aria-components';
import { Item, type ListState as GridState, useListState } from 'react-stately';
import { fetchAhead } from '../app/fetchAhead.ts';
import { AllTick, RowTick } from './Tick.tsx';
import type { ListState } from './useListState.ts';

export interface Listed {
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

interface GridProps<Item> {
  readonly title: string;
  readonly items: readonly Item[];
  readonly columns: readonly ListColumn<Item>[];
  readonly sort: string | undefined;
  readonly onSort: ListState['change'];
  /** Null: there is nothing to select rows for. */
  readonly selected: Selection | null;
  readonly onSelect: (selected: Selection) => void;
  readonly hrefOf?: (item: Item) => string;
  readonly nothing: ReactNode;
}

/** What cells show, as the screen says it now. */
const RenderContext = createContext<ReadonlyMap<string, (item: never) => ReactNode>>(new Map());

/**
 * A table whose rows are one stop of the keyboard, as those of a grid. Cells have no hooks of their own: a component for each, as the
 * ready-made table has it, costs more than all the rest of a list. Rows are drawn anew when others are shown, selected or sorted, and
 * not when a list is asked for or its screen is drawn again; what stands in their cells is always drawn as the screen has it now.
 */
export const ListTable = <Item extends Listed>(props: GridProps<Item>) => (
  <RenderContext value={new Map(props.columns.map(({ id, render }) => [id, render]))}>
    <Grid {...(props as unknown as GridProps<Listed>)} />
  </RenderContext>
);

const Content = ({ item, column }: { readonly item: Listed; readonly column: string }) =>
  useContext(RenderContext).get(column)?.(item as never);

interface GridRow {
  readonly id: Listed['id'];
  readonly item: Listed;
  /** Who types the beginning of it is led to the row. */
  readonly text: string;
  readonly href: string | undefined;
}

// A key would be made a text of: the id stays what it is.
const asNode = ({ text, href }: GridRow) => (
  <Item textValue={text} {...(href !== undefined && { href })}>
    {text}
  </Item>
);

const Grid = memo(function Grid(props: GridProps<Listed>) {
  const { title, items, columns, sort, onSort, selected, onSelect, hrefOf, nothing } = props;
  const rows = useMemo(
    () => items.map((item) => ({ id: item.id, item, text: textOf(item, columns), href: hrefOf?.(item) })),
    [items, columns, hrefOf],
  );
  const state = useListState<GridRow>({
    items: rows,
    children: asNode,
    selectionMode: selected ? 'multiple' : 'none',
    selectedKeys: selected ?? [],
    onSelectionChange: onSelect,
  });
  const body = useRef<HTMLTableSectionElement>(null);
  const { gridProps } = useGridList({ 'aria-label': title }, state, body);
  const { role, id, 'aria-label': label, 'aria-multiselectable': isMultiple, ...bodyProps } = gridProps;
  return (
    <table className="table" role={role} id={id} aria-label={label} aria-multiselectable={isMultiple}>
      <thead>
        <tr>
          {selected && (
            <th scope="col">
              <AllTick state={state} />
            </th>
          )}
          {columns.map((column) => (
            <Head key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      {rows.length > 0 ? (
        // The headings have stops of their own, so what leads through the rows is theirs alone.
        <tbody {...bodyProps} ref={body} onKeyDownCapture={(event) => moveInColumn(event, state)}>
          {[...state.collection].map((node) => (
            <TableRow
              key={node.key}
              node={node}
              state={state}
              columns={columns}
              hasTick={selected !== null}
            />
          ))}
        </tbody>
      ) : (
        <tbody ref={body}>
          <tr>
            <td colSpan={columns.length + (selected ? 1 : 0)}>{nothing}</td>
          </tr>
        </tbody>
      )}
    </table>
  );
}, isSameGrid);

interface HeadProps {
  readonly column: ListColumn<Listed>;
  readonly sort: string | undefined;
  readonly onSort: ListState['change'];
}

function Head({ column: { label, sort: field, isNumber }, sort, onSort }: HeadProps) {
  const look = isNumber ? 'number' : '';
  if (field === undefined)
    return (
      <th scope="col" className={look}>
        {label}
      </th>
    );
  const isUp = sort === field;
  const isDown = sort === `-${field}`;
  return (
    <th
      scope="col"
      className={`sorts ${look}`}
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}
    >
      <Button className="sortable" onPress={() => onSort({ sort: isUp ? `-${field}` : field })}>
        {label}
        {isUp && <ChevronUp size={14} aria-hidden="true" />}
        {isDown && <ChevronDown size={14} aria-hidden="true" />}
      </Button>
    </th>
  );
}

interface TableRowProps {
  readonly node: NonNullable<ReturnType<GridState<GridRow>['collection']['getItem']>>;
  readonly state: GridState<GridRow>;
  readonly columns: readonly ListColumn<Listed>[];
  readonly hasTick: boolean;
}

function TableRow({ node, state, columns, hasTick }: TableRowProps) {
  const ref = useRef<HTMLTableRowElement>(null);
  const nameId = useId();
  const href = node.value?.href;
  const { rowProps, isSelected } = useGridListItem({ node }, state, ref);
  return (
    <tr
      {...rowProps}
      ref={ref}
      aria-label={undefined}
      aria-labelledby={nameId}
      data-selected={isSelected || undefined}
      onPointerEnter={href === undefined ? undefined : () => fetchAhead(href)}
    >
      {hasTick && <RowTick state={state} rowKey={node.key} nameId={nameId} />}
      {node.value && <Cells item={node.value.item} columns={columns} nameId={nameId} />}
    </tr>
  );
}

interface CellsProps {
  readonly item: Listed;
  readonly columns: readonly ListColumn<Listed>[];
  readonly nameId: string;
}

/** Each can be gone to by the arrow keys. */
const Cells = memo(({ item, columns, nameId }: CellsProps) =>
  columns.map(({ id, isName, isNumber }) =>
    isName ? (
      <th key={id} id={nameId} scope="row" tabIndex={-1} className={isNumber ? 'number' : ''}>
        <Content item={item} column={id} />
      </th>
    ) : (
      <td key={id} tabIndex={-1} className={isNumber ? 'number' : ''}>
        <Content item={item} column={id} />
      </td>
    ),
  ),
);

function textOf(item: Listed, columns: readonly ListColumn<Listed>[]): string {
  const content = columns.find(({ isName }) => isName)?.render(item);
  return typeof content === 'string' ? content : '';
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Who is in a cell goes up and down in its column; who is on a row goes from row to row. */
function moveInColumn(
  event: KeyboardEvent<HTMLElement>,
  { collection, selectionManager }: GridState<GridRow>,
) {
  const step = STEPS[event.key];
  const cell = event.target instanceof Element ? event.target.closest('td, th') : null;
  const row = cell?.closest('tr');
  if (!step || !(cell instanceof HTMLTableCellElement) || !row || hasModifier(event)) return;
  const at = row.sectionRowIndex + step;
  const next = [...collection][at];
  const to = event.currentTarget.querySelectorAll('tr')[at]?.cells[cell.cellIndex];
  if (!next || !to) return;
  event.preventDefault();
  event.stopPropagation();
  selectionManager.setFocusedKey(next.key);
  (to.hasAttribute('tabindex') ? to : to.querySelector('input'))?.focus();
}

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

function isSameGrid(a: GridProps<Listed>, b: GridProps<Listed>): boolean {
  const shapeOf = ({ columns, items, hrefOf }: GridProps<Listed>) =>
    JSON.stringify([columns, hrefOf && items.map(hrefOf)]);
  return (
    a.items === b.items &&
    a.title === b.title &&
    a.sort === b.sort &&
    a.onSort === b.onSort &&
    a.selected === b.selected &&
    a.onSelect === b.onSelect &&
    a.nothing === b.nothing &&
    shapeOf(a) === shapeOf(b)
  );
}
