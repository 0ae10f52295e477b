import { textField } from '../../request/fields.ts';
import { isRowId } from '../../../security/isRowId.ts';
import { cardsOf } from '../../views/productCards.ts';
import { drawForAll } from '../drawForAll.ts';
import type { AjaxEndpoint } from './AjaxEndpoint.ts';

/** As many as a row of the widest page has. */
const MOST = 4;

/**
 * The products that are named (`ids=12|9`), as a row. The page reads them from its own cookie and names them here, so that the answer
 * depends on its address alone and nobody else's visit is in it.
 */
export const recentlyViewed: AjaxEndpoint = async (call) => {
  // Some of them may have left the shop: a few more are looked at than are shown.
  const named = (textField(call.fields, 'ids') ?? '').split('|', 2 * MOST);
  const ids = [...new Set(named.filter((id) => /^\d{1,10}$/.test(id)).map(Number))].filter(isRowId);
  return drawForAll(call, 'recentlyViewed', (await cardsOf(call, ids)).slice(0, MOST));
};
