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

interface CategoryTreeProps {
  readonly label: string;
  readonly categories: readonly Category[];
  /** Those that are chosen, where some can be. */
  readonly chosen?: { readonly ids: readonly number[]; readonly onChange: (ids: readonly number[]) => void };
  readonly hrefOf?: (category: Category) => string;
  readonly dragAndDropHooks?: DragAndDropHooks<Node<Category>>;
}

/** Categories below each other: to choose from, to go to, or to put elsewhere. */
export function CategoryTree({ label, categories, chosen, hrefOf, dragAndDropHooks }: CategoryTreeProps) {
  const t = catalogueTexts();
  const all = categories.map(({ id }) => id);
  const setChosen = (keys: Selection) => chosen?.onChange(keys === 'all' ? all : [...keys].map(Number));
  const renderNode = (node: Node<Category>) => (
    <TreeItem id={node.id} textValue={node.name} className="term">
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
        {hrefOf && <span className="soft">{t('products', { count: node.count })}</span>}
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
      renderEmptyState={() => <p className="soft">{t('noCategories')}</p>}
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
