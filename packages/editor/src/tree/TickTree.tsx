import { type CSSProperties, useMemo, useRef } from 'react';
import { useGridList, useGridListItem } from 'react-aria';
import { Item, type ListState, useListState } from 'react-stately';
import { apart, TickBox } from '../list/Tick.tsx';
import { type Node, type Placed, treeOf } from './placedTree.ts';
import './tree.css';

interface Named extends Placed {
  readonly name: string;
}

interface Row {
  readonly id: number;
  readonly name: string;
  readonly level: number;
  /** With those that it stands below. */
  readonly path: string;
}

interface TickTreeProps {
  readonly label: string;
  readonly items: readonly Named[];
  readonly empty: string;
  readonly ids: readonly number[];
  readonly onChange: (ids: readonly number[]) => void;
}

const rowsOf = (nodes: readonly Node<Named>[], above: readonly string[] = []): readonly Row[] =>
  nodes.flatMap(({ id, name, children }) => {
    const path = [...above, name];
    return [{ id, name, level: path.length, path: path.join(' › ') }, ...rowsOf(children, path)];
  });

const asNode = ({ path }: Row) => <Item textValue={path}>{path}</Item>;

/** Things below each other, of which several are chosen. Nothing is moved or folded here, so each is no more than a row of a list. */
export function TickTree({ label, items, empty, ids, onChange }: TickTreeProps) {
  const rows = useMemo(() => rowsOf(treeOf(items)), [items]);
  const state = useListState<Row>({
    items: rows,
    children: asNode,
    selectionMode: 'multiple',
    selectedKeys: ids,
    onSelectionChange: (keys) => onChange(keys === 'all' ? rows.map(({ id }) => id) : [...keys].map(Number)),
  });
  const box = useRef<HTMLDivElement>(null);
  const { gridProps } = useGridList({ 'aria-label': label }, state, box);
  if (rows.length === 0) return <p className="soft">{empty}</p>;
  return (
    <div {...gridProps} ref={box} className="terms">
      {[...state.collection].map((node) => (
        <TickRow key={node.key} node={node} state={state} />
      ))}
    </div>
  );
}

interface TickRowProps {
  readonly node: NonNullable<ReturnType<ListState<Row>['collection']['getItem']>>;
  readonly state: ListState<Row>;
}

function TickRow({ node, state }: TickRowProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { rowProps, gridCellProps, isSelected } = useGridListItem({ node }, state, ref);
  return (
    <div
      {...rowProps}
      ref={ref}
      className="term term-tick"
      data-selected={isSelected || undefined}
      style={{ '--tree-item-level': node.value?.level } as CSSProperties}
    >
      <div {...gridCellProps} className="row">
        <span {...apart}>
          <TickBox state={state} rowKey={node.key} nameId={String(rowProps.id)} />
        </span>
        {node.value?.name}
      </div>
    </div>
  );
}
