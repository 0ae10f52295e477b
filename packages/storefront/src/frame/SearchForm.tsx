import type { CategoryView, FrameView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { asSearch } from '../html/wireRoles.ts';
import { Icon } from '../icon/Icon.tsx';
import { frameTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

interface SearchFormProps {
  frame: FrameView;
  /** Both forms are on the page, so that their ids differ. */
  place: 'wide' | 'narrow';
}

const flag = (isOn: boolean): string => (isOn ? '1' : '0');

/** An ordinary search; a script reads the attributes and suggests while one types. */
export function SearchForm({ frame, place }: SearchFormProps): ReactElement {
  const { search, categories, shop } = frame;
  const id = `search-${place}`;
  const t = useTexts(frameTexts);
  return (
    <div
      className={`wd-search-form wd-header-search-form${frame.header.search === 'form' ? ' wd-display-form' : ''}`}
    >
      <form
        {...asSearch}
        method="get"
        className="searchform woodmart-ajax-search"
        action={shop.links.home}
        data-thumbnail={flag(search.thumbnail)}
        data-price={flag(search.price)}
        data-post_type="product"
        data-count={search.count}
        data-sku={flag(search.sku)}
        data-symbols_count={search.minimum}
        data-include_cat_search="no"
        data-found-text={t('suggestionsFound', { number: '{number}' })}
      >
        <label className="screen-reader-text" htmlFor={id}>
          {t('searchFor')}
        </label>
        <input
          type="search"
          className="s"
          id={id}
          name="s"
          placeholder={t('searchFor')}
          defaultValue={search.text}
          autoComplete="off"
        />
        <input type="hidden" name="post_type" value="product" />
        {categories.length > 0 && <CategoryChoice id={`${id}-category`} frame={frame} />}
        <button type="submit" className="searchsubmit">
          <Icon name="search" />
          <span className="screen-reader-text">{t('search')}</span>
        </button>
      </form>
      <div className="search-results-wrapper">
        <div className="wd-dropdown-results wd-scroll wd-dropdown">
          <div className="wd-scroll-content" />
        </div>
      </div>
    </div>
  );
}

function CategoryChoice({ id, frame }: { id: string; frame: FrameView }): ReactElement {
  const t = useTexts(frameTexts);
  return (
    <>
      <label className="screen-reader-text" htmlFor={id}>
        {t('category')}
      </label>
      <select id={id} name="product_cat" defaultValue={frame.search.category}>
        <option value="">{t('allCategories')}</option>
        {flatten(frame.categories).map(({ slug, name, depth }) => (
          <option key={slug} value={slug}>
            {'\u00A0'.repeat(depth * 3) + name}
          </option>
        ))}
      </select>
    </>
  );
}

interface Indented {
  readonly slug: string;
  readonly name: string;
  readonly depth: number;
}

function flatten(categories: readonly CategoryView[], depth = 0): readonly Indented[] {
  return categories.flatMap(({ slug, name, children }) => [
    { slug, name, depth },
    ...flatten(children, depth + 1),
  ]);
}
