import { Plus } from 'lucide-react';
import { useLocation } from 'wouter';
import { api } from '../../api/api.ts';
import { useRefresh } from '../../api/queries.ts';
import { Action } from '../../ui/Action.tsx';
import { Answer } from '../../ui/States.tsx';
import { catalogueTexts } from '../catalogueTexts.ts';
import { CategoryTree } from './CategoryTree.tsx';
import { type Category, TAXONOMY, useCategories } from './useCategories.ts';
import { useTreeMove } from '../../tree/useTreeMove.ts';

export function Categories() {
  const own = catalogueTexts();
  const [, go] = useLocation();
  const query = useCategories();
  return (
    <section aria-labelledby="categories-title">
      <div className="head">
        <h1 id="categories-title">{own('categories')}</h1>
        <div className="row">
          <Action look="strong" onPress={() => go('/categories/new')}>
            <Plus size={16} aria-hidden="true" />
            {own('newCategory')}
          </Action>
        </div>
      </div>
      <Answer query={query}>
        {(categories) => (
          <div className="card">
            <p className="soft">{own('treeHelp')}</p>
            <Movable key={categories.length} label={own('categories')} categories={categories} />
          </div>
        )}
      </Answer>
    </section>
  );
}

interface MovableProps {
  readonly label: string;
  readonly categories: readonly Category[];
}

function Movable({ label, categories }: MovableProps) {
  const own = catalogueTexts();
  const refresh = useRefresh();
  const dragAndDropHooks = useTreeMove({
    all: categories,
    said: own('moved'),
    store: ({ id, parentId, position }) =>
      api('updateTerm', { params: { taxonomy: TAXONOMY, id }, match: '*', body: { parentId, position } }),
    refresh: () => refresh('updateTerm'),
  });
  return (
    <CategoryTree
      label={label}
      categories={categories}
      hrefOf={({ id }) => `/categories/${id}`}
      dragAndDropHooks={dragAndDropHooks}
    />
  );
}
