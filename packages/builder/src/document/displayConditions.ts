import { isObject } from '@vitrine/model';

/** Where a header, footer or template shows: `include/general`, `exclude/singular/page/12`, `include/archive/product_cat/4`. */
export interface DisplayCondition {
  readonly type: 'include' | 'exclude';
  /** general, archive, singular, product, … */
  readonly name: string;
  readonly subName: string;
  readonly subId: string;
}

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

export function readCondition(value: unknown): DisplayCondition | null {
  const parts =
    typeof value === 'string'
      ? value.split('/')
      : isObject(value)
        ? [
            value['type'],
            value['name'],
            value['sub_name'] ?? value['subName'],
            value['sub_id'] ?? value['subId'],
          ].map((part) => String(part ?? ''))
        : [];
  const [type, name = '', subName = '', subId = ''] = parts;
  if ((type !== 'include' && type !== 'exclude') || name === '') return null;
  return { type, name, subName, subId };
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
