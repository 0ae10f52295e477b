import { addToCompare, removeFromCompare } from '../../../compare/compareCookie.ts';
import { compareTables, removeCategoryFromCompare } from '../../../compare/compareTables.ts';
import type { Call } from '../../call/Call.ts';
import { hasNonce } from '../../call/nonce.ts';
import { idField, textField } from '../../request/fields.ts';
import { comparedIds, writeCompared } from '../../theme/compareCookie.ts';
import { viewCompare } from '../../theme/readCompareView.ts';
import { type PageHandler, redirect } from '../PageResult.ts';
import { showPage } from '../showPage.ts';
import { compareTexts } from '@vitrine/texts';
import { textsFor } from '../../call/textsFor.ts';

export const comparePage: PageHandler = async (call, path) => {
  if (path.length > 0) return null;
  const { fields } = call;
  if (textField(fields, 'compare_action') === 'add') {
    writeCompared(call, addToCompare(comparedIds(call), idField(fields, 'product_id')));
    return redirect(call.links.compare);
  }
  if (textField(fields, 'remove') !== undefined || textField(fields, 'remove_category') !== undefined) {
    if (hasNonce(call, 'woodmart-compare', textField(fields, 'key'))) writeCompared(call, await rest(call));
    return redirect(call.links.compare);
  }
  const compare = await compareTables(call.shop, comparedIds(call), call.settings);
  return showPage(call, 'compare', await viewCompare(call, compare), {
    title: textsFor(call, compareTexts)('title'),
  });
};

async function rest(call: Call): Promise<readonly number[]> {
  const ids = comparedIds(call);
  if (textField(call.fields, 'remove') !== undefined)
    return removeFromCompare(ids, idField(call.fields, 'remove'));
  if (!call.settings.compare.byCategory) return [];
  return removeCategoryFromCompare(call.shop, ids, idField(call.fields, 'remove_category'));
}
