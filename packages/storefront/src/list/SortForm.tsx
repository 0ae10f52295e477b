import type { ListView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Hidden } from '../form/Hidden.tsx';

/** The order of a list: a form of its own, with a button for who has no script to send it on change. */
export function SortForm({ list }: { list: ListView }): ReactElement {
  return (
    <form className="woocommerce-ordering" method="get">
      <label className="screen-reader-text" htmlFor="orderby">
        Shop order
      </label>
      <select id="orderby" name="orderby" className="orderby" defaultValue={list.sort}>
        {list.sorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Hidden values={{ paged: 1, ...list.kept }} />
      <button type="submit" className="button quiet">
        Sort
      </button>
    </form>
  );
}
