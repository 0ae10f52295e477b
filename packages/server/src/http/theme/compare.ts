import { addToCompare, removeFromCompare } from '../../compare/compareCookie.ts';
import { compareTables, removeCategoryFromCompare } from '../../compare/compareTables.ts';
import { type Answer, json } from '../answer/Answer.ts';
import type { Call } from '../call/Call.ts';
import { hasSharedNonce } from '../call/nonce.ts';
import { idField, textField } from '../request/fields.ts';
import { shopView } from '../shop/shopView.ts';
import { comparedIds, writeCompared } from './compareCookie.ts';
import { viewCompare } from './readCompareView.ts';
import type { ThemeAction } from './ThemeAction.ts';

/** spec/3 §7: count, fragments. Nothing but a cookie changes, so no nonce is asked for. */
export const addToCompareAction: ThemeAction = (call) =>
  keep(call, addToCompare(comparedIds(call), idField(call.fields, 'id')), false);

/** spec/3 §7: table, count, fragments. */
export const removeFromCompareAction: ThemeAction = (call) => {
  const ids = comparedIds(call);
  return keep(call, mayRemove(call) ? removeFromCompare(ids, idField(call.fields, 'id')) : ids, true);
};

export const removeCategoryAction: ThemeAction = async (call) => {
  const ids = comparedIds(call);
  if (!mayRemove(call)) return keep(call, ids, true);
  const categoryId = idField(call.fields, 'category_id');
  // A shop with one table for all has no categories: the table is emptied.
  const rest = call.settings.compare.byCategory
    ? await removeCategoryFromCompare(call.shop, ids, categoryId)
    : [];
  return keep(call, rest, true);
};

/** For pages that are cached: what this visitor compares. */
export const compareFragmentsAction: ThemeAction = async (call) => {
  const compare = await compareTables(call.shop, comparedIds(call), call.settings);
  return json({ fragments: await fragmentsOf(call, compare) });
};

const mayRemove = (call: Call): boolean =>
  hasSharedNonce(call, 'woodmart-compare', textField(call.fields, 'key'));

async function keep(call: Call, ids: readonly number[], isTableAsked: boolean): Promise<Answer> {
  const compare = await compareTables(call.shop, ids, call.settings);
  writeCompared(call, compare.ids);
  const fragments = await fragmentsOf(call, compare);
  if (!isTableAsked) return json({ count: compare.count, fragments });
  const content = await viewCompare(call, compare);
  const table = call.site.renderFragment({ name: 'compareTable', shop: shopView(call), content });
  return json({ count: compare.count, table, fragments });
}

async function fragmentsOf(call: Call, compare: Awaited<ReturnType<typeof compareTables>>) {
  const shop = shopView(call);
  const { renderFragment } = call.site;
  const content = await viewCompare(call, compare);
  return {
    '.wd-header-compare .wd-tools-count': renderFragment({
      name: 'compareCount',
      shop,
      content: { count: compare.count },
    }),
    '.wd-header-compare .wd-dropdown-compare': renderFragment({ name: 'compareDropdown', shop, content }),
  };
}
