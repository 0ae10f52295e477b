import { frameTexts } from '@vitrine/texts';
import type { ReactElement } from 'react';
import { asSearch } from '../html/wireRoles.ts';
import { Icon } from '../icon/Icon.tsx';
import { useShop } from '../shop/ShopContext.ts';
import { useTexts } from '../shop/useTexts.ts';

/** A plain search for products, wherever a document puts it. */
export function SearchBox({ id }: { id: string }): ReactElement {
  const { links } = useShop();
  const t = useTexts(frameTexts);
  return (
    // By a name of its own: the header has a search too.
    <form
      {...asSearch}
      aria-label={t('searchFor')}
      method="get"
      className="searchform document-search"
      action={links.home}
    >
      <label className="screen-reader-text" htmlFor={id}>
        {t('searchFor')}
      </label>
      <input type="search" className="s" id={id} name="s" placeholder={t('searchFor')} />
      <input type="hidden" name="post_type" value="product" />
      <button type="submit" className="searchsubmit">
        <Icon name="search" />
        <span className="screen-reader-text">{t('search')}</span>
      </button>
    </form>
  );
}
