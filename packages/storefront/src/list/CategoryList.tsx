import type { CategoryView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';

interface CategoryListProps {
  categories: readonly CategoryView[];
  /** The slug of the one that is shown. */
  current: string;
}

/** Categories with those below them. */
export function CategoryList({ categories, current }: CategoryListProps): ReactElement {
  return (
    <ul className="product-categories">
      {categories.map((category) => (
        <li key={category.id} className={`cat-item cat-item-${category.id}`}>
          <a href={category.url} aria-current={category.slug === current ? 'page' : undefined}>
            <span>{category.name}</span> <span className="count">{category.count}</span>
          </a>
          {category.children.length > 0 && <CategoryList categories={category.children} current={current} />}
        </li>
      ))}
    </ul>
  );
}
