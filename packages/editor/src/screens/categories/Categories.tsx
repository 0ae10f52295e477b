import { ApiRefusal } from '@vitrine/contract/api';
import { Plus } from 'lucide-react';
import { useLocation } from 'wouter';
import { api } from '../../api/api.ts';
import { useRefresh } from '../../api/queries.ts';
import { useSession } from '../../session/Session.tsx';
import { Action } from '../../ui/Action.tsx';
import { Answer } from '../../ui/States.tsx';
import { tell } from '../../ui/toasts.tsx';
import { useMoves } from '../../tree/MovableTree.tsx';
import { moveItem, type Place } from '../../tree/placedTree.ts';
import { catalogueTexts } from '../catalogueTexts.ts';
import { CategoryTree } from './CategoryTree.tsx';
import { type Category, TAXONOMY, useCategories } from './useCategories.ts';

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
  const { t } = useSession();
  const own = catalogueTexts();
  const refresh = useRefresh();
  async function move(id: number, place: Place): Promise<void> {
    const before = new Map(categories.map((category) => [category.id, category]));
    const changes = moveItem(categories, id, place);
    if (changes.length === 0) return;
    const store = async (
      placed: readonly Pick<Category, 'id' | 'parentId' | 'position'>[],
    ): Promise<void> => {
      for (const { id: each, parentId, position } of placed)
        await api('updateTerm', {
          params: { taxonomy: TAXONOMY, id: each },
          match: '*',
          body: { parentId, position },
        });
    };
    const said = async (work: Promise<void>, undo?: () => void): Promise<void> => {
      try {
        await work;
        tell(own('moved'), undo);
      } catch (error) {
        tell(error instanceof ApiRefusal ? error.message : t('offline'));
      }
      await refresh('updateTerm');
    };
    const back = changes.flatMap((change) => before.get(change.id) ?? []);
    await said(store(changes), () => void said(store(back)));
  }
  const dragAndDropHooks = useMoves<Category>((id, place) => void move(id, place));
  return (
    <CategoryTree
      label={label}
      categories={categories}
      hrefOf={({ id }) => `/categories/${id}`}
      dragAndDropHooks={dragAndDropHooks}
    />
  );
}
