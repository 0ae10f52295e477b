import type { CategoryView } from '@vitrine/contract/shop';
import type { Choices } from '../../../catalogue/list/countChoices.ts';
import { listCategories, type TermNode } from '../../../catalogue/terms/listTerms.ts';
import type { Call } from '../../call/Call.ts';
import type { NarrowedList } from './NarrowedList.ts';
import { without } from './toggleFilters.ts';

/**
 * The categories that have products of a list. In the shop each has a page of its own, and what is chosen goes along; a tag, or what was
 * searched for, is narrowed by one.
 */
export async function viewListCategories(
  call: Call,
  list: NarrowedList,
  { categories }: Choices,
): Promise<readonly CategoryView[]> {
  const counts = new Map(categories.map(({ id, count }) => [id, count]));
  const current = shownCategory(list);
  const viewOf = (node: TermNode): readonly CategoryView[] => {
    const children = node.children.flatMap(viewOf);
    const count = counts.get(node.id) ?? 0;
    if (count === 0 && node.slug !== current && children.length === 0) return [];
    const { id, slug, name } = node;
    return [{ id, slug, name, count, url: categoryUrl(call, list, slug), children }];
  };
  return (await listCategories(call.shop)).flatMap(viewOf);
}

export const shownCategory = ({ own, filters }: NarrowedList): string =>
  own.category ?? filters.category ?? '';

/** The same list of every category; empty where it is of none. */
export function allCategoriesUrl(call: Call, list: NarrowedList): string {
  if (shownCategory(list) === '') return '';
  return list.own.category === undefined
    ? list.urlOf(without(list.filters, 'category'))
    : moved(call.links.shop, list);
}

const hasPages = ({ own, filters }: NarrowedList): boolean =>
  own.tag === undefined && filters.search === undefined;

function categoryUrl(call: Call, list: NarrowedList, slug: string): string {
  if (hasPages(list)) return moved(call.links.category(slug), list);
  return list.urlOf({ ...list.filters, category: slug });
}

/** What is chosen, at another list. */
function moved(base: string, { filters, fieldsOf }: NarrowedList): string {
  const query = new URLSearchParams(fieldsOf(without(filters, 'category')));
  return query.size > 0 ? `${base}?${query}` : base;
}
