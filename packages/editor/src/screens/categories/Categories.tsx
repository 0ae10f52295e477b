import { api } from '../../api/api.ts';
import { useRefresh } from '../../api/queries.ts';
import { CommandAction } from '../../commands/CommandAction.tsx';
import { Answer } from '../../ui/States.tsx';
import { catalogueTexts } from '../catalogueTexts.ts';
import { type Category, TAXONOMY, useCategories } from './useCategories.ts';
import { MovableTree } from '../../tree/MovableTree.tsx';
import { useTreeMove } from '../../tree/useTreeMove.ts';

export function Categories() {
  const own = catalogueTexts();
  const query = useCategories();
  return (
    <section aria-labelledby="categories-title">
      <div className="head">
        <h1 id="categories-title">{own('categories')}</h1>
        <div className="row">
          <CommandAction id="new-category" look="strong" />
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
  const { items, dragAndDropHooks } = useTreeMove({
    all: categories,
    said: own('moved'),
    store: ({ id, parentId, position }) =>
      api('updateTerm', { params: { taxonomy: TAXONOMY, id }, match: '*', body: { parentId, position } }),
    refresh: () => refresh('updateTerm'),
  });
  return (
    <MovableTree
      label={label}
      items={items}
      texts={{ empty: own('noCategories'), move: (name) => own('move', { name }) }}
      hrefOf={({ id }) => `/categories/${id}`}
      renderMore={({ count }) => <span className="soft">{own('products', { count })}</span>}
      dragAndDropHooks={dragAndDropHooks}
    />
  );
}
