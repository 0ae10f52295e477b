import type { WishlistGroupView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Hidden } from '../form/Hidden.tsx';
import { useShop } from '../shop/ShopContext.ts';
import { wishlistTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

/** The list's name, whether new products go to it, and its end. The default one stays. */
export function GroupSettings({ group, nonce }: { group: WishlistGroupView; nonce: string }): ReactElement {
  const { links } = useShop();
  const t = useTexts(wishlistTexts);
  const id = `wishlist-name-${group.id}`;
  return (
    <form method="post" action={links.wishlist} className="wd-wishlist-group-settings">
      <Hidden values={{ key: nonce, group_id: group.id }} />
      <div className="inline-fields">
        <label htmlFor={id}>{t('listName')}</label>
        <input id={id} name="title" defaultValue={group.name} required maxLength={100} />
        <button type="submit" className="button quiet" name="wishlist_action" value="rename_group">
          {t('rename')}
        </button>
        {!group.isDefault && (
          <>
            <button
              type="submit"
              className="button quiet"
              name="wishlist_action"
              value="set_default_group"
              formNoValidate
            >
              {t('makeDefault')}
            </button>
            <button
              type="submit"
              className="button quiet"
              name="wishlist_action"
              value="delete_group"
              formNoValidate
            >
              {t('deleteList')}
            </button>
          </>
        )}
      </div>
    </form>
  );
}
