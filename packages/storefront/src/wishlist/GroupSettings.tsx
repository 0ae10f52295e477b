import type { WishlistGroupView, WishlistView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Hidden } from '../form/Hidden.tsx';
import { wishlistTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

interface GroupSettingsProps {
  group: WishlistGroupView;
  wishlist: WishlistView;
}

/** The list's name, whether new products go to it, and its end. The default one stays. */
export function GroupSettings({ group, wishlist }: GroupSettingsProps): ReactElement {
  const t = useTexts(wishlistTexts);
  const id = `wishlist-name-${group.id}`;
  return (
    <form method="post" action={wishlist.place.url} className="wd-wishlist-group-settings">
      <Hidden values={{ key: wishlist.nonce, group_id: group.id }} />
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
