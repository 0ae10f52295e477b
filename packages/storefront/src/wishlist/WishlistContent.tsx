import type { WishlistView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Hidden } from '../form/Hidden.tsx';
import { Icon } from '../icon/Icon.tsx';
import { useShop } from '../shop/ShopContext.ts';
import { WishlistGroup } from './WishlistGroup.tsx';
import { wishlistTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

/** The lists of a visitor; what scripts put in place of the old one after a change. */
export function WishlistContent({ wishlist }: { wishlist: WishlistView }): ReactElement {
  const { groups, isExpanded, place } = wishlist;
  const isEmpty = groups.every(({ items }) => items.length === 0);
  return (
    <div
      className="wd-wishlist-content"
      data-key={wishlist.nonce}
      data-ajax_page={place.page}
      data-list={place.list}
    >
      {place.list > 0 && <AllLists />}
      {isEmpty && <Nothing />}
      {groups.map((group) =>
        isExpanded || group.items.length > 0 ? (
          <WishlistGroup key={group.id} group={group} wishlist={wishlist} />
        ) : null,
      )}
      {isExpanded && <NewGroupForm wishlist={wishlist} />}
    </div>
  );
}

function Nothing(): ReactElement {
  const { links } = useShop();
  const t = useTexts(wishlistTexts);
  return (
    <div className="empty-state wd-empty-wishlist">
      <span className="empty-mark">
        <Icon name="heart" />
      </span>
      <p className="lead">{t('empty')}</p>
      <a className="button" href={links.shop}>
        {t('returnToShop')}
      </a>
    </div>
  );
}

function AllLists(): ReactElement {
  const { links } = useShop();
  const t = useTexts(wishlistTexts);
  return (
    <p>
      <a href={links.wishlist}>{t('allLists')}</a>
    </p>
  );
}

function NewGroupForm({ wishlist: { nonce, place } }: { wishlist: WishlistView }): ReactElement {
  const t = useTexts(wishlistTexts);
  return (
    <form method="post" action={place.url} className="wd-wishlist-new-group">
      <Hidden values={{ key: nonce }} />
      <div className="inline-fields">
        <label htmlFor="wishlist-new-group">{t('newList')}</label>
        <input id="wishlist-new-group" name="title" required maxLength={100} />
        <button type="submit" className="button" name="wishlist_action" value="create_group">
          {t('createList')}
        </button>
      </div>
    </form>
  );
}
