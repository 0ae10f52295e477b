import type { DragAndDropHooks } from 'react-aria-components';
import { MovableTree } from '../../tree/MovableTree.tsx';
import type { Node } from '../../tree/placedTree.ts';
import { catalogueTexts } from '../catalogueTexts.ts';
import type { Category } from './useCategories.ts';

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
  return (
    <MovableTree
      label={label}
      items={categories}
      texts={{ empty: t('noCategories'), move: (name) => t('move', { name }) }}
      {...(chosen && { chosen: { mode: 'several', ...chosen } })}
      {...(hrefOf && {
        hrefOf,
        renderMore: ({ count }: Category) => <span className="soft">{t('products', { count })}</span>,
      })}
      {...(dragAndDropHooks && { dragAndDropHooks })}
    />
  );
}
