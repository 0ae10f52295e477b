import type { ReactElement } from 'react';
import { Hidden } from '../form/Hidden.tsx';
import { useShop } from '../shop/ShopContext.ts';

export function NewGroupForm({ nonce }: { nonce: string }): ReactElement {
  const { links } = useShop();
  return (
    <form method="post" action={links.wishlist} className="wd-wishlist-new-group">
      <Hidden values={{ key: nonce }} />
      <div className="inline-fields">
        <label htmlFor="wishlist-new-group">New list</label>
        <input id="wishlist-new-group" name="title" required maxLength={100} />
        <button type="submit" className="button" name="wishlist_action" value="create_group">
          Create list
        </button>
      </div>
    </form>
  );
}
