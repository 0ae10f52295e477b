import type { CategoryView, FilterChoiceView, FilterGroupView, ListView } from '@vitrine/contract/shop';
import { listTexts } from '@vitrine/texts';
import type { ReactElement } from 'react';
import { PanelHeading } from '../frame/SidePanel.tsx';
import { Whole } from '../frame/Whole.tsx';
import { Picture } from '../html/Picture.tsx';
import { filledTwentieths } from '../rating/filledTwentieths.ts';
import { useDigits, useTexts } from '../shop/useTexts.ts';
import { FilterFold } from './FilterFold.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import { relOf } from './relOf.ts';

/** Of many attributes the first stand open: all of them would be twice as high as the products beside them. */
const OPEN_GROUPS = 4;

/** What is chosen shows; stars, stock and offers are few. */
const isFoldable = ({ look, choices }: FilterGroupView): boolean =>
  look === 'chips' && !choices.some(({ isChosen }) => isChosen);

/**
 * What a list can be narrowed by. Beside it where there is room; else `details` open it, or with a script a panel beside
 * the page. The `details` are empty and stand before it: shut ones would hide it from wide pages too.
 */
export function ListFilters({ list }: { list: ListView }): ReactElement {
  const t = useTexts(listTexts);
  const { chosen } = list.filters;
  return (
    <>
      <details className="list-filters-toggle">
        <summary className="button quiet">
          <FilterIcon />
          <span className="list-filters-name">
            {chosen.length > 0 ? t('filtersChosen', { count: chosen.length }) : t('filters')}
          </span>
        </summary>
      </details>
      <div className="list-filters when-whole" id="list-filters" aria-label={t('filters')} tabIndex={-1}>
        <PanelHeading title={t('filters')} />
        <div className="list-filters-body">
          {list.categories.length > 0 && <Categories list={list} />}
          {list.filters.price && <PriceFilter price={list.filters.price} />}
          {list.filters.groups.map((group, index) => (
            <Group key={group.id} group={group} isOpen={index < OPEN_GROUPS || !isFoldable(group)} />
          ))}
        </div>
        <div className="list-filters-foot close-side-widget">
          <button type="button" className="button wide">
            {list.total > 0 ? t('showResults', { count: list.total }) : t('noResults')}
          </button>
        </div>
        {/* Choices wrap by what is in them: they would go from line to line with what comes. */}
        <Whole />
      </div>
    </>
  );
}

const FilterIcon = (): ReactElement => (
  <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
    <path
      d="M4 7h9M19 7h1M4 17h1M11 17h9M16 4.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM8 14.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
    />
  </svg>
);

function Categories({ list }: { list: ListView }): ReactElement {
  const t = useTexts(listTexts);
  return (
    <FilterFold id="filter-category" name={t('categories')}>
      <nav className="list-categories" aria-label={t('productCategories')}>
        {list.allCategoriesUrl && (
          <a
            className="all-categories"
            id="filter-category-all"
            href={list.allCategoriesUrl}
            rel={relOf(list.allCategoriesUrl)}
          >
            <span className="along" aria-hidden="true">
              ←
            </span>{' '}
            {t('allCategories')}
          </a>
        )}
        <CategoryList categories={list.categories} current={list.category} />
      </nav>
    </FilterFold>
  );
}

interface CategoryListProps {
  categories: readonly CategoryView[];
  /** The slug of the one that is shown. */
  current: string;
}

/** Categories with those below them. */
function CategoryList({ categories, current }: CategoryListProps): ReactElement {
  const digits = useDigits();
  return (
    <ul className="product-categories">
      {categories.map(({ id, slug, name, url, count, children }) => (
        <li key={id} className={`cat-item cat-item-${id}`}>
          <a
            id={`filter-category-${id}`}
            href={url}
            rel={relOf(url)}
            aria-current={slug === current ? 'page' : undefined}
          >
            <span>{name}</span> <span className="count">{digits(count)}</span>
          </a>
          {children.length > 0 && <CategoryList categories={children} current={current} />}
        </li>
      ))}
    </ul>
  );
}

function Group({
  group: { id, name, look, choices },
  isOpen,
}: {
  group: FilterGroupView;
  isOpen: boolean;
}): ReactElement {
  return (
    <FilterFold id={id} name={name} isOpen={isOpen}>
      <ul className={`filter-${look}`}>
        {choices.map((choice) => (
          <li key={choice.id}>
            <Choice choice={choice} />
          </li>
        ))}
      </ul>
    </FilterFold>
  );
}

function Choice({ choice }: { choice: FilterChoiceView }): ReactElement {
  const { id, name, count, isChosen, url, stars } = choice;
  const digits = useDigits();
  return (
    <a
      className="filter-choice"
      id={id}
      href={url}
      rel="nofollow"
      aria-current={isChosen ? 'true' : undefined}
    >
      <Swatch choice={choice} />
      {stars === undefined ? <bdi>{name}</bdi> : <Stars stars={stars} name={name} />}{' '}
      <span className="count">{digits(count)}</span>
    </a>
  );
}

function Swatch({ choice: { image, colour } }: { choice: FilterChoiceView }): ReactElement | null {
  if (image)
    return (
      <span className="swatch">
        <Picture image={{ ...image, alt: '' }} sizes="1.5rem" />
      </span>
    );
  if (!colour) return null;
  // By an attribute: a strict policy lets no style stand in the page.
  return (
    <svg className="swatch" viewBox="0 0 8 8" aria-hidden="true" focusable="false">
      <rect width="8" height="8" fill={colour} />
    </svg>
  );
}

function Stars({ stars, name }: { stars: number; name: string }): ReactElement {
  return (
    <span className="star-rating">
      <span className={`stars-${filledTwentieths(stars * 100)}`} />
      <span className="screen-reader-text">{name}</span>
    </span>
  );
}
