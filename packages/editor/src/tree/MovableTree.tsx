import { ChevronRight, GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button,
  Collection,
  type DragAndDropHooks,
  type DragAndDropOptions,
  Link,
  Tree,
  TreeItem,
  TreeItemContent,
  useDragAndDrop,
} from 'react-aria-components';
import { type Node, type Place, type Placed, treeOf } from './placedTree.ts';
import './tree.css';

interface Named extends Placed {
  readonly name: string;
}

interface MovableTreeProps<Item extends Named> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly texts: { readonly empty: string; readonly move: (name: string) => string };
  /** Where one can be chosen by pressing it. */
  readonly chosen?: { readonly id: number | null; readonly onChange: (id: number | null) => void };
  readonly hrefOf?: (item: Item) => string;
  /** The one that is shown. */
  readonly currentId?: number | undefined;
  /** What stands behind the name. */
  readonly renderMore?: (item: Item) => ReactNode;
  /** Of `useMoves`. */
  readonly dragAndDropHooks?: DragAndDropHooks<Node<Item>>;
}

/** Things below each other: to choose one, to go to, or to put elsewhere. */
export function MovableTree<Item extends Named>({
  label,
  items,
  texts,
  chosen,
  hrefOf,
  currentId,
  renderMore,
  dragAndDropHooks,
}: MovableTreeProps<Item>) {
  const all = items.map(({ id }) => id);
  const renderNode = (node: Node<Item>) => (
    <TreeItem id={node.id} textValue={node.name} className="term" data-current={node.id === currentId}>
      <TreeItemContent>
        {dragAndDropHooks && (
          <Button slot="drag" className="icon-button" aria-label={texts.move(node.name)}>
            <GripVertical size={16} />
          </Button>
        )}
        <Button slot="chevron" className="icon-button">
          <ChevronRight size={16} className="turns" />
        </Button>
        {/* No link of the whole row: the keys that begin to move it would follow it. */}
        <span className="grow">{hrefOf ? <Link href={hrefOf(node)}>{node.name}</Link> : node.name}</span>
        {renderMore?.(node)}
      </TreeItemContent>
      <Collection items={node.children}>{renderNode}</Collection>
    </TreeItem>
  );
  return (
    <Tree
      aria-label={label}
      className="terms"
      items={treeOf(items)}
      defaultExpandedKeys={all}
      renderEmptyState={() => <p className="soft">{texts.empty}</p>}
      {...(chosen && {
        selectionMode: 'single' as const,
        selectionBehavior: 'replace' as const,
        selectedKeys: chosen.id === null ? [] : [chosen.id],
        onSelectionChange: ([id]: Iterable<unknown>) => chosen.onChange(id === undefined ? null : Number(id)),
      })}
      {...(dragAndDropHooks && { dragAndDropHooks })}
    >
      {renderNode}
    </Tree>
  );
}

/** Moves by dragging and by keys. `more`: what else can be dropped on it. */
export function useMoves<Item extends Placed>(
  onMove: (id: number, place: Place) => void,
  more: DragAndDropOptions<Node<Item>> = {},
): DragAndDropHooks<Node<Item>> {
  const { dragAndDropHooks } = useDragAndDrop<Node<Item>>({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onMove: ({ keys, target }) => {
      const [id] = [...keys].map(Number);
      if (id !== undefined) onMove(id, { target: Number(target.key), position: target.dropPosition });
    },
    ...more,
  });
  return dragAndDropHooks;
}
