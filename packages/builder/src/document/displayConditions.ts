import { type DisplayCondition, readCondition } from '@vitrine/contract/api';

export { type DisplayCondition, readCondition };

/** What a page is, as conditions ask for it. */
export interface ShownPlace {
  /** singular: one thing; archive: a list; general: all of the site. */
  readonly area: 'singular' | 'archive' | 'general';
  /** front_page, page, post, product, product_cat, product_archive, search, not_found404, … */
  readonly names: readonly string[];
  readonly id: string;
  /** Ids that a name asks for and that are not its own: of the categories that it is in (`in_product_cat`), of who wrote it. */
  readonly ids?: Readonly<Record<string, readonly string[]>>;
}

/** How closely a condition means a place: the closest decides between several documents. 0: not at all. */
export function conditionPriority({ name, subName, subId }: DisplayCondition, place: ShownPlace): number {
  if (name === 'general') return 1;
  const isOfArea = name === place.area || place.names.includes(name);
  if (!isOfArea) return 0;
  if (subName === '') return 2;
  if (!place.names.includes(subName)) return 0;
  if (subId === '') return 3;
  const ids = place.ids && Object.hasOwn(place.ids, subName) ? place.ids[subName] : undefined;
  return (ids ?? [place.id]).includes(subId) ? 4 : 0;
}

/** How closely conditions mean a place; 0: the document does not show there. What excludes wins over what includes as closely. */
export function documentPriority(conditions: readonly DisplayCondition[], place: ShownPlace): number {
  const closest = (type: DisplayCondition['type']): number =>
    Math.max(
      0,
      ...conditions.filter((each) => each.type === type).map((each) => conditionPriority(each, place)),
    );
  const included = closest('include');
  return closest('exclude') >= included ? 0 : included;
}
