import type { WishlistView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { wishlistTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';
import { useGiven } from '../shop/useGiven.ts';

interface BulkActionsProps {
  groupId: number;
  /** Lists that the chosen products can go to. */
  others: WishlistView['lists'];
}

/** What is done with the products that were chosen. */
export function BulkActions({ groupId, others }: BulkActionsProps): ReactElement {
  const t = useTexts(wishlistTexts);
  const given = useGiven();
  return (
    <div className="wd-wishlist-bulk-actions">
      {/* A script does it. */}
      <label className="check-label wd-wishlist-select-all" htmlFor={`wishlist-all-${groupId}`}>
        <input type="checkbox" id={`wishlist-all-${groupId}`} />
        <span>{t('selectAll')}</span>
      </label>
      <button type="submit" className="button quiet" name="wishlist_action" value="remove">
        {t('removeSelected')}
      </button>
      {others.length > 0 && (
        <div className="inline-fields">
          <label htmlFor={`wishlist-move-${groupId}`}>{t('moveSelectedTo')}</label>
          <select id={`wishlist-move-${groupId}`} name="to_group_id">
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {given(name)}
              </option>
            ))}
          </select>
          <button type="submit" className="button quiet" name="wishlist_action" value="move">
            {t('move')}
          </button>
        </div>
      )}
    </div>
  );
}
