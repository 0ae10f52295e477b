import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { workTexts } from '../session/workTexts.ts';
import { moveItems } from './moveItems.ts';
import './sortable.css';

interface SortableListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly nameOf: (item: Item) => string;
  readonly render: (item: Item) => ReactNode;
  readonly nothing: string;
  /** All of them, as they stand then. */
  readonly onSort: (items: readonly Item[]) => void;
}

/** Things in an order of their own, changed by dragging or by the keys at the handle of each. */
export function SortableList<Item extends { readonly id: number }>({
  label,
  items,
  nameOf,
  render,
  nothing,
  onSort,
}: SortableListProps<Item>) {
  const w = workTexts();
  const { dragAndDropHooks } = useDragAndDrop<Item>({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const moved = new Set(items.filter(({ id }) => keys.has(id)));
      const other = items.find(({ id }) => id === target.key);
      if (other && target.dropPosition !== 'on') onSort(moveItems(items, moved, other, target.dropPosition));
    },
  });
  if (items.length === 0) return <p className="soft">{nothing}</p>;
  return (
    <GridList
      aria-label={label}
      className="sortable-list"
      items={items}
      dependencies={[items]}
      dragAndDropHooks={dragAndDropHooks}
    >
      {(item) => (
        <GridListItem id={item.id} textValue={nameOf(item)} className="sortable-item">
          <Button slot="drag" className="icon-button" aria-label={w('move', { name: nameOf(item) })}>
            <GripVertical size={16} />
          </Button>
          {render(item)}
        </GridListItem>
      )}
    </GridList>
  );
}
