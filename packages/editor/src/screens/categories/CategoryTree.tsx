import { ChevronRight, GripVertical } from 'lucide-react';
import {
  Button,
  Checkbox,
  Collection,
  type DragAndDropHooks,
  Link,
  type Selection,
  Tree,
  TreeItem,
  TreeItemContent,
} from 'react-aria-components';
import { catalogueTexts } from '../catalogueTexts.ts';
import { type Node, treeOf } from './categoryTree.ts';
import type { Category } from './useCategories.ts';
import '../products/product.css';

type Shown = Pick<Category, 'id' | 'name' | 'parentId' | 'position' | 'count'>;

interface CategoryTreeProps<Item extends Shown> {
  readonly label: string;
  readonly categories: readonly Item[];
  /** Those that are chosen, where some can be. */
  readonly chosen?: { readonly ids: readonly number[]; readonly onChange: (ids: readonly number[]) => void };
  readonly hrefOf?: (category: Item) => string;
  /** The one that is shown. */
  readonly currentId?: number | undefined;
  readonly dragAndDropHooks?: DragAndDropHooks<Node<Item>>;
  /** Default: how many products are in it, and that there are no categories. */
  readonly countText?: (count: number) => string;
  readonly nothing?: string;
}

/** Categories, or folders, below each other: to choose from, to go to, or to put elsewhere. */
export function CategoryTree<Item extends Shown>({
  label,
  categories,
  chosen,
  hrefOf,
  currentId,
  dragAndDropHooks,
  countText = (count) => catalogueTexts()('products', { count }),
  nothing = catalogueTexts()('noCategories'),
}: CategoryTreeProps<Item>) {
  const t = catalogueTexts();
  const all = categories.map(({ id }) => id);
  const setChosen = (keys: Selection) => chosen?.onChange(keys === 'all' ? all : [...keys].map(Number));
  const renderNode = (node: Node<Item>) => (
    <TreeItem id={node.id} textValue={node.name} className="term" data-current={node.id === currentId}>
      <TreeItemContent>
        {dragAndDropHooks && (
          <Button slot="drag" className="icon-button" aria-label={t('move', { name: node.name })}>
            <GripVertical size={16} />
          </Button>
        )}
        <Button slot="chevron" className="icon-button">
          <ChevronRight size={16} className="turns" />
        </Button>
        {chosen && (
          <Checkbox slot="selection" className="check">
            <span className="check-box" aria-hidden="true" />
          </Checkbox>
        )}
        {/* No link of the whole row: the keys that begin to move it would follow it. */}
        <span className="grow">{hrefOf ? <Link href={hrefOf(node)}>{node.name}</Link> : node.name}</span>
        {hrefOf && <span className="soft">{countText(node.count)}</span>}
      </TreeItemContent>
      <Collection items={node.children}>{renderNode}</Collection>
    </TreeItem>
  );
  return (
    <Tree
      aria-label={label}
      className="terms"
      items={treeOf(categories)}
      defaultExpandedKeys={all}
      renderEmptyState={() => <p className="soft">{nothing}</p>}
      {...(chosen && {
        selectionMode: 'multiple' as const,
        selectedKeys: chosen.ids,
        onSelectionChange: setChosen,
      })}
      {...(dragAndDropHooks && { dragAndDropHooks })}
    >
      {renderNode}
    </Tree>
  );
}
