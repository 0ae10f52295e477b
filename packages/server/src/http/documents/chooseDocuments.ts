import type { DocumentKind } from '@vitrine/contract/api';
import type { PageKind } from '@vitrine/contract/shop';
import { listPlaced, type PlacedDocument } from '../../documents/listPlaced.ts';
import type { Call } from '../call/Call.ts';
import type { DocumentPlace } from '../ServerContext.ts';

/** Which documents a page is made of, by their ids; null: the shop draws that itself. */
export interface ChosenDocuments {
  readonly header: number | null;
  readonly footer: number | null;
  /** In the place of the page's own main part. */
  readonly main: number | null;
  readonly popups: readonly number[];
}

/** Kinds of documents for the main parts of pages. Where visitors buy or are at home, the shop's own stand. */
const MAIN_KINDS: Readonly<Partial<Record<PageKind, readonly DocumentKind[]>>> = {
  product: ['product'],
  content: ['single'],
  posts: ['archive'],
  list: ['search', 'archive'],
  message: ['error-404', 'single'],
};
const KINDS: readonly DocumentKind[] = [
  'header',
  'footer',
  'popup',
  ...new Set(Object.values(MAIN_KINDS).flat()),
];

/** More dialogs in one page are a mistake: each is drawn with every page. */
const MOST_POPUPS = 5;
/** Of a document that settings name and that says nothing of places: it is for all of the site. */
const EVERYWHERE = 1;

/**
 * The documents whose conditions mean a place most closely. Of two that mean it as closely the one that settings name is taken, then the
 * newest: a page must not change because rows come in another order.
 */
export async function chooseDocuments(
  call: Call,
  kind: PageKind,
  place: DocumentPlace,
): Promise<ChosenDocuments> {
  const { header, footer } = call.settings.documents;
  const placed = await listPlaced(
    call.shop,
    KINDS,
    [header, footer].filter((id) => id !== 0),
  );
  const closest = (kinds: readonly DocumentKind[], named = 0): number | null =>
    rank(
      call,
      placed.filter((each) => each.id === named || kinds.includes(each.kind)),
      (document) => placeFor(document, kind, place),
      named,
    )[0] ?? null;
  const mains = MAIN_KINDS[kind] ?? [];
  const { preview } = call;
  /** What is being written stands in its place, whatever its conditions say. */
  const previewed = (kinds: readonly DocumentKind[]): number | null =>
    preview && kinds.includes(preview.kind) ? preview.id : null;
  return {
    header: previewed(['header']) ?? closest(['header'], header),
    footer: previewed(['footer']) ?? closest(['footer'], footer),
    main: previewed(mains) ?? closest(mains),
    popups: preview
      ? [previewed(['popup'])].filter((id) => id !== null)
      : rank(
          call,
          placed.filter((each) => each.kind === 'popup'),
          () => place,
        ).slice(0, MOST_POPUPS),
  };
}

/** A document for all archives is one of posts: it would show none of a shop's products. */
const placeFor = (document: PlacedDocument, kind: PageKind, place: DocumentPlace): DocumentPlace =>
  kind === 'list' && document.kind === 'archive' ? { ...place, area: 'general' } : place;

/** The closest first. */
function rank(
  { site }: Call,
  documents: readonly PlacedDocument[],
  placeOf: (document: PlacedDocument) => DocumentPlace,
  named = 0,
): readonly number[] {
  const isUnplaced = named !== 0 && !documents.some(({ id }) => id === named);
  return [
    ...(isUnplaced ? [{ id: named, priority: EVERYWHERE }] : []),
    ...documents.map((document) => ({
      id: document.id,
      priority: site.documents.priority(document.conditions, placeOf(document)),
    })),
  ]
    .filter(({ priority }) => priority > 0)
    .toSorted(
      (one, other) =>
        other.priority - one.priority ||
        Number(other.id === named) - Number(one.id === named) ||
        other.id - one.id,
    )
    .map(({ id }) => id);
}
