import {
  type FilterChoiceView,
  type FilterGroupView,
  formatMoney,
  type ListFilterView,
  type PriceFilterView,
} from '@vitrine/contract/shop';
import { createDigits, listTexts } from '@vitrine/texts';
import type { Choices } from '../../../catalogue/list/countChoices.ts';
import { type Attribute, listAttributes } from '../../../catalogue/terms/attributes.ts';
import { listCategories } from '../../../catalogue/terms/listTerms.ts';
import type { Term } from '../../../catalogue/terms/Term.ts';
import { findMedia } from '../../../media/findMedia.ts';
import type { Media } from '../../../media/Media.ts';
import type { Call } from '../../call/Call.ts';
import { textsFor } from '../../call/textsFor.ts';
import { imageView } from '../../views/imageView.ts';
import { clearedFilters, type NarrowedList } from './NarrowedList.ts';
import { swatchColour } from './swatchColour.ts';
import { attributeSlugs, toggleAttribute, toggled, without } from './toggleFilters.ts';

const STATUSES = [
  { status: 'instock', label: 'inStock' },
  { status: 'onbackorder', label: 'onBackorder' },
  { status: 'outofstock', label: 'outOfStock' },
] as const;

type Chosen = ListFilterView['chosen'][number];

/** What there is to choose from in a list, and what is chosen. A choice that would leave nothing is not offered. */
export async function viewFilters(call: Call, list: NarrowedList, choices: Choices): Promise<ListFilterView> {
  const attributes = await listAttributes(call.shop);
  const pictures = await findMedia(
    call.shop,
    Object.values(choices.attributes).flatMap((terms) => terms.map(({ imageId }) => imageId)),
  );
  const groups = [
    ...attributes.map((attribute) => attributeGroup(list, attribute, choices, pictures)),
    ratingGroup(call, list, choices),
    stockGroup(call, list, choices),
    saleGroup(call, list, choices),
  ].filter(({ choices: { length } }) => length > 0);
  return {
    groups,
    price: priceFilter(call, list, choices),
    chosen: [
      ...(await chosenTerms(call, list, choices)),
      ...groups.flatMap((group) => chosenOf(group)),
      ...strangers(list, groups),
      ...chosenPrice(call, list),
    ],
    clearUrl: list.urlOf(clearedFilters(list.filters)),
  };
}

/** Chips say by themselves what they are, but for those of a colour or a size. */
const chosenOf = ({ choices }: FilterGroupView): readonly Chosen[] =>
  choices.filter(({ isChosen }) => isChosen).map(({ id, name, url }) => ({ id: `chosen-${id}`, name, url }));

const isOffered = ({ count, isChosen }: FilterChoiceView): boolean => count > 0 || isChosen;

function attributeGroup(
  { filters, urlOf }: NarrowedList,
  { slug, name }: Attribute,
  { attributes }: Choices,
  pictures: ReadonlyMap<number, Media>,
): FilterGroupView {
  const chosen = attributeSlugs(filters, slug);
  const choiceOf = (term: Term): FilterChoiceView => {
    const image = imageView(pictures.get(term.imageId ?? 0));
    const colour = image ? null : term.colour || swatchColour(term);
    return {
      id: `filter-${slug}-${term.slug}`,
      name: term.name,
      count: term.count,
      isChosen: chosen.includes(term.slug),
      url: urlOf(toggleAttribute(filters, slug, term.slug)),
      ...(image && { image }),
      ...(colour !== null && { colour }),
    };
  };
  return { id: `filter-${slug}`, name, look: 'chips', choices: (attributes[slug] ?? []).map(choiceOf) };
}

function ratingGroup(call: Call, { filters, urlOf }: NarrowedList, { ratings }: Choices): FilterGroupView {
  const t = textsFor(call, listTexts);
  const choices = ratings.map((count, index) => {
    const stars = index + 1;
    return {
      id: `filter-rating-${stars}`,
      name: t('stars', { count: stars }),
      count,
      stars,
      isChosen: filters.ratings?.includes(stars) ?? false,
      url: urlOf({ ...filters, ratings: toggled(filters.ratings, stars) }),
    };
  });
  return {
    id: 'filter-rating',
    name: t('rating'),
    look: 'rows',
    choices: choices.toReversed().filter(isOffered),
  };
}

/** Where all products are in one state there is nothing to choose. */
function stockGroup(call: Call, { filters, urlOf }: NarrowedList, { stock }: Choices): FilterGroupView {
  const t = textsFor(call, listTexts);
  const choices = STATUSES.map(({ status, label }) => ({
    id: `filter-stock-${status}`,
    name: t(label),
    count: stock[status],
    isChosen: filters.stock?.includes(status) ?? false,
    url: urlOf({ ...filters, stock: toggled(filters.stock, status) }),
  })).filter(isOffered);
  const isChoice = choices.length > 1 || choices.some(({ isChosen }) => isChosen);
  return { id: 'filter-stock', name: t('availability'), look: 'rows', choices: isChoice ? choices : [] };
}

function saleGroup(call: Call, { filters, urlOf }: NarrowedList, { onSale }: Choices): FilterGroupView {
  const t = textsFor(call, listTexts);
  const choice = {
    id: 'filter-sale',
    name: t('onSale'),
    count: onSale,
    isChosen: filters.onSale ?? false,
    url: urlOf(filters.onSale ? without(filters, 'onSale') : { ...filters, onSale: true }),
  };
  return { id: 'filter-offers', name: t('offers'), look: 'rows', choices: [choice].filter(isOffered) };
}

function priceFilter(
  call: Call,
  list: NarrowedList,
  { minPrice, maxPrice }: Choices,
): PriceFilterView | null {
  const unit = 10 ** call.settings.money.decimals;
  const { filters } = list;
  const isChosen = filters.minPrice !== undefined || filters.maxPrice !== undefined;
  if (!isChosen && (minPrice === null || maxPrice === null || minPrice === maxPrice)) return null;
  const { min_price: from = '', max_price: to = '', ...kept } = list.fieldsOf(filters);
  const lowest = Math.floor((minPrice ?? filters.minPrice ?? 0) / unit);
  const highest = Math.ceil((maxPrice ?? filters.maxPrice ?? 0) / unit);
  return { lowest, highest: Math.max(lowest, highest), from, to, action: list.base, kept };
}

function chosenPrice(call: Call, { filters, urlOf }: NarrowedList): readonly Chosen[] {
  const { minPrice, maxPrice } = filters;
  if (minPrice === undefined && maxPrice === undefined) return [];
  const { settings } = call;
  const t = textsFor(call, listTexts);
  const digits = createDigits(settings.site.language);
  const money = (amount: number): string => digits(formatMoney(amount, settings.money));
  const name =
    minPrice === undefined
      ? t('priceTo', { to: money(maxPrice ?? 0) })
      : maxPrice === undefined
        ? t('priceFrom', { from: money(minPrice) })
        : t('priceBetween', { from: money(minPrice), to: money(maxPrice) });
  return [{ id: 'chosen-price', name, url: urlOf(without(filters, 'minPrice', 'maxPrice')) }];
}

/** A category or a tag that the address has beside what the list is about. */
async function chosenTerms(call: Call, list: NarrowedList, { tags }: Choices): Promise<readonly Chosen[]> {
  const { filters, urlOf } = list;
  const nameOf = (terms: readonly Pick<Term, 'slug' | 'name'>[], slug: string): string =>
    terms.find((term) => term.slug === slug)?.name ?? slug;
  const chosen: Chosen[] = [];
  if (filters.category !== undefined) {
    const flat = flatten(await listCategories(call.shop));
    const name = nameOf(flat, filters.category);
    chosen.push({ id: 'chosen-category', name, url: urlOf(without(filters, 'category')) });
  }
  if (filters.tag !== undefined)
    chosen.push({
      id: 'chosen-tag',
      name: nameOf(tags, filters.tag),
      url: urlOf(without(filters, 'tag')),
    });
  return chosen;
}

type Tree = readonly (Pick<Term, 'slug' | 'name'> & { readonly children: Tree })[];

const flatten = (nodes: Tree): Tree => nodes.flatMap((node) => [node, ...flatten(node.children)]);

/** Options that an old address has and the shop no longer: who came by it can still leave them out. */
function strangers({ filters, urlOf }: NarrowedList, groups: readonly FilterGroupView[]): readonly Chosen[] {
  const known = new Set(groups.flatMap(({ choices }) => choices.map(({ id }) => id)));
  const slugs = Object.keys({ ...filters.attributes, ...filters.everyAttribute });
  return slugs.flatMap((slug) =>
    attributeSlugs(filters, slug)
      .filter((option) => !known.has(`filter-${slug}-${option}`))
      .map((option) => ({
        id: `chosen-filter-${slug}-${option}`,
        name: option,
        url: urlOf(toggleAttribute(filters, slug, option)),
      })),
  );
}
