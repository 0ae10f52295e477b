import type { WishlistGroupView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';

interface BulkActionsProps {
  groupId: number;
  /** Lists that the chosen products can go to. */
  others: readonly WishlistGroupView[];
}

/** What is done with the products that were chosen. */
export function BulkActions({ groupId, others }: BulkActionsProps): ReactElement {
  return (
    <div className="wd-wishlist-bulk-actions">
      <button type="submit" className="button quiet" name="wishlist_action" value="remove">
        Remove selected
      </button>
      {others.length > 0 && (
        <div className="inline-fields">
          <label htmlFor={`wishlist-move-${groupId}`}>Move selected to</label>
          <select id={`wishlist-move-${groupId}`} name="to_group_id">
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <button type="submit" className="button quiet" name="wishlist_action" value="move">
            Move
          </button>
        </div>
      )}
    </div>
  );
}
