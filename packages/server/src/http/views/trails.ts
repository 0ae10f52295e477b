import type { LinkView } from '@vitrine/contract/shop';
import { contentTexts, frameTexts, listTexts } from '@vitrine/texts';
import { lineageOf } from '../../catalogue/terms/lineageOf.ts';
import { listTerms } from '../../catalogue/terms/listTerms.ts';
import { CATEGORY, type Term } from '../../catalogue/terms/Term.ts';
import type { Call } from '../call/Call.ts';
import { textsFor } from '../call/textsFor.ts';

/** Ways from the home page down, for the pages below their last step. */
export const homeTrail = (call: Call): readonly LinkView[] => [
  { label: textsFor(call, frameTexts)('home'), url: call.links.home },
];

export const shopTrail = (call: Call): readonly LinkView[] => [
  ...homeTrail(call),
  { label: textsFor(call, listTexts)('shop'), url: call.links.shop },
];

export const journalTrail = (call: Call): readonly LinkView[] => [
  ...homeTrail(call),
  { label: textsFor(call, contentTexts)('journal'), url: call.links.page('blog') },
];

/** Into that of these categories of products which is deepest: what it is in comes first, and itself last. */
export async function categoryTrail(call: Call, terms: readonly Term[]): Promise<readonly LinkView[]> {
  const all = terms.length === 0 ? [] : await listTerms(call.shop, CATEGORY);
  const byId = new Map(all.map((term) => [term.id, term]));
  const parents = new Map(all.map(({ id, parentId }) => [id, parentId]));
  const deepest = terms
    .map(({ id }) => lineageOf(id, parents))
    .reduce((longest, each) => (each.length > longest.length ? each : longest), []);
  const steps = deepest.toReversed().flatMap((id) => byId.get(id) ?? []);
  return [
    ...shopTrail(call),
    ...steps.map(({ name, slug }) => ({ label: name, url: call.links.category(slug) })),
  ];
}
