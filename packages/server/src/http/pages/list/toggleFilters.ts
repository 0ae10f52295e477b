import type { ListFilters } from '../../../catalogue/list/readListFilters.ts';

/** The options of an attribute that are chosen. */
export const attributeSlugs = (
  { attributes, everyAttribute }: ListFilters,
  slug: string,
): readonly string[] => attributes?.[slug] ?? everyAttribute?.[slug] ?? [];

/** A list of choices with one more, or one fewer; undefined: none is left. */
export function toggled<T>(chosen: readonly T[] | undefined, one: T): readonly T[] | undefined {
  const others = (chosen ?? []).filter((each) => each !== one);
  if (others.length === (chosen?.length ?? 0)) others.push(one);
  return others.length > 0 ? others : undefined;
}

/**
 * With an option of an attribute, or without it where it is chosen. Products with one of the options are shown, unless the address
 * asks for every one of them, as links of the original do: then it still does.
 */
export function toggleAttribute(filters: ListFilters, slug: string, option: string): ListFilters {
  const isEvery = Object.hasOwn(filters.everyAttribute ?? {}, slug);
  const name = isEvery ? 'everyAttribute' : 'attributes';
  const slugs = toggled(attributeSlugs(filters, slug), option) ?? [];
  return { ...filters, [name]: { ...filters[name], [slug]: slugs } };
}

export function without(filters: ListFilters, ...names: readonly (keyof ListFilters)[]): ListFilters {
  return Object.fromEntries(
    Object.entries(filters).filter(([name]) => !names.some((one) => one === name)),
  ) as ListFilters;
}
