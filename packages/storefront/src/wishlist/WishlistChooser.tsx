import type { WishlistChooserView } from '@vitrine/contract/shop';
import { frameTexts, wishlistTexts } from '@vitrine/texts';
import type { ReactElement } from 'react';
import { Hidden } from '../form/Hidden.tsx';
import { Icon } from '../icon/Icon.tsx';
import { useShop } from '../shop/ShopContext.ts';
import { useGiven } from '../shop/useGiven.ts';
import { useTexts } from '../shop/useTexts.ts';

const TITLE = 'wishlist-chooser-title';

/** Which list a product goes to, or the name of a new one. Should its script fail, the form does the same. */
export function WishlistChooser({ chooser }: { chooser: WishlistChooserView }): ReactElement {
  const { links } = useShop();
  const t = useTexts(wishlistTexts);
  const frame = useTexts(frameTexts);
  const { productId, productName, groups, nonce } = chooser;
  return (
    <dialog className="wd-wishlist-chooser wd-dialog" aria-labelledby={TITLE} tabIndex={-1}>
      <form className="wd-dialog-inner" method="post" action={links.wishlist}>
        <Hidden values={{ key: nonce, product_id: productId, wishlist_action: 'add' }} />
        <fieldset className="fields">
          <legend id={TITLE}>{t('chooseList')}</legend>
          <p className="page-note">{productName}</p>
          {groups.map((group) => (
            <GroupChoice key={group.id} group={group} />
          ))}
          <label className="check-label" htmlFor="wishlist-choice-new">
            <input type="radio" id="wishlist-choice-new" name="group_id" value="new" />
            <span>{t('newList')}</span>
          </label>
        </fieldset>
        <p className="wd-wishlist-new-title">
          <label htmlFor="wishlist-choice-title">{t('listName')}</label>
          <input id="wishlist-choice-title" name="title" maxLength={100} />
        </p>
        <p className="wd-wishlist-refusal" role="alert" />
        <button type="submit" className="button wide">
          {t('addToList')}
        </button>
        <button type="button" className="wd-dialog-close" aria-label={frame('close')}>
          <Icon name="cross" />
        </button>
      </form>
    </dialog>
  );
}

function GroupChoice({ group }: { group: WishlistChooserView['groups'][number] }): ReactElement {
  const t = useTexts(wishlistTexts);
  const given = useGiven();
  const id = `wishlist-choice-${group.id}`;
  return (
    <label className="check-label" htmlFor={id}>
      <input type="radio" id={id} name="group_id" value={group.id} defaultChecked={group.isDefault} />
      <span>
        {given(group.name)}{' '}
        <span className="page-note">
          {group.hasProduct ? t('isThere') : t('listCount', { count: group.count })}
        </span>
      </span>
    </label>
  );
}
