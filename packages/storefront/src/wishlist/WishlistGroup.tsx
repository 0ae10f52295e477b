import type { WishlistGroupView, WishlistItemView, WishlistView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Hidden } from '../form/Hidden.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Pagination } from '../list/Pagination.tsx';
import { ProductCard } from '../list/ProductCard.tsx';
import { useShop } from '../shop/ShopContext.ts';
import { BulkActions } from './BulkActions.tsx';
import { GroupSettings } from './GroupSettings.tsx';
import { wishlistTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';
import { useGiven } from '../shop/useGiven.ts';

interface WishlistGroupProps {
  group: WishlistGroupView;
  wishlist: WishlistView;
}

/** One list: its products to choose from, what can be done with the chosen ones, and with the list itself. */
export function WishlistGroup({ group, wishlist }: WishlistGroupProps): ReactElement {
  const t = useTexts(wishlistTexts);
  const { isExpanded, nonce, lists, place } = wishlist;
  const given = useGiven();
  const others = lists.filter(({ id }) => id !== group.id);
  return (
    <section className="wd-wishlist-group" data-group-id={group.id}>
      <h2 className={isExpanded ? 'wd-wishlist-group-title' : 'screen-reader-text'}>
        {given(group.name)}
        {isExpanded && group.isDefault && <span className="wd-default-group">{t('defaultGroup')}</span>}
      </h2>
      {group.items.length > 0 ? (
        <form method="post" action={place.url} className="wd-wishlist-bulk">
          <Hidden values={{ key: nonce, group_id: group.id }} />
          <div className={isOnlyOne(wishlist) ? 'wd-wishlist-one' : undefined}>
            <ul className="products">
              {group.items.map((item) => (
                <Item key={item.product.id} item={item} groupId={group.id} />
              ))}
            </ul>
            {isOnlyOne(wishlist) && <More />}
          </div>
          <Pagination paging={group.paging} label={t('pagesOf', { name: given(group.name) })} />
          <BulkActions groupId={group.id} others={isExpanded ? others : []} />
        </form>
      ) : (
        <p className="page-note">{t('nothing')}</p>
      )}
      {isExpanded && <GroupSettings group={group} wishlist={wishlist} />}
    </section>
  );
}

const isOnlyOne = ({ groups }: WishlistView): boolean =>
  groups.reduce((sum, { count }) => sum + count, 0) === 1;

/** Fills the row of the only product. */
function More(): ReactElement {
  const { links } = useShop();
  const t = useTexts(wishlistTexts);
  return (
    <div className="wd-wishlist-more add-more">
      <span className="empty-mark">
        <Icon name="heart" />
      </span>
      <p className="page-note">{t('more')}</p>
      <a className="button quiet" href={links.shop}>
        {t('returnToShop')}
      </a>
    </div>
  );
}

function Item({
  item: { product, removeUrl },
  groupId,
}: {
  item: WishlistItemView;
  groupId: number;
}): ReactElement {
  const id = `wishlist-${groupId}-${product.id}`;
  const t = useTexts(wishlistTexts);
  return (
    <ProductCard
      product={product}
      heading="h3"
      actions={
        <div className="wd-wishlist-actions">
          <label className="check-label" htmlFor={id}>
            <input
              type="checkbox"
              className="wd-wishlist-checkbox"
              id={id}
              name="product_id[]"
              value={product.id}
            />
            <span>
              {t('select')}
              <span className="screen-reader-text"> {product.name}</span>
            </span>
          </label>
          <a
            className="wd-wishlist-remove"
            href={removeUrl}
            data-product-id={product.id}
            data-group-id={groupId}
            aria-label={t('removeNamed', { name: product.name })}
            rel="nofollow"
          >
            <Icon name="cross" />
            <span>{t('remove')}</span>
          </a>
        </div>
      }
    />
  );
}
