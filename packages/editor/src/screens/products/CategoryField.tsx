import { TickTree } from '../../tree/TickTree.tsx';
import { Answer } from '../../ui/States.tsx';
import { useCategories } from '../categories/useCategories.ts';
import { catalogueTexts } from '../catalogueTexts.ts';

interface CategoryFieldProps {
  readonly ids: readonly number[];
  readonly error: string | undefined;
  readonly onChange: (ids: readonly number[]) => void;
}

/** What a product is filed under. */
export function CategoryField({ ids, error, onChange }: CategoryFieldProps) {
  const t = catalogueTexts();
  const query = useCategories();
  return (
    <fieldset className="card fields">
      <legend>{t('categories')}</legend>
      <Answer query={query}>
        {(categories) => (
          <TickTree
            label={t('categories')}
            items={categories}
            empty={t('noCategories')}
            ids={ids}
            onChange={onChange}
          />
        )}
      </Answer>
      {error !== undefined && (
        <p role="alert" className="field-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
