import type {
  CardView,
  LinkView,
  NoticeView,
  PageContents,
  PageKind,
  PageView,
  PagingView,
} from '@vitrine/contract/shop';
import type { PageTag } from '../../pageVersions/PageTag.ts';
import type { Call } from '../call/Call.ts';
import { takeNoticeViews } from '../words/takeNoticeViews.ts';
import { drawDocuments } from '../documents/drawDocuments.ts';
import { pageValues } from '../documents/pageValues.ts';
import type { NamedPlace } from '../documents/placeOf.ts';
import { frameFor, type PageHead } from './frameFor.ts';
import { type Thing, trailThing } from './jsonLd/graphOf.ts';
import type { PageResult } from './PageResult.ts';

const FRAME_TAGS: readonly PageTag[] = ['shop', 'media', 'documents'];

export interface ShownPage extends PageHead {
  /** The same for everyone, as long as nothing waits to be told to this visitor. Default false. */
  readonly isShared?: boolean;
  /** Of a shared page: what it is made of beside its frame. Without it, no page is kept. */
  readonly tags?: readonly PageTag[] | undefined;
  /** Told by this page beside what waits. */
  readonly notices?: readonly NoticeView[];
  /** Where documents may show by their conditions. */
  readonly place?: NamedPlace;
}

/** A page with everything around it. */
export async function showPage<Kind extends PageKind>(
  call: Call,
  kind: Kind,
  content: PageContents[Kind],
  { isShared: mayBeShared = false, tags, notices = [], place, ...head }: ShownPage,
): Promise<PageResult> {
  const told = [...(await takeNoticeViews(call, call.visitor.customerId)), ...notices];
  // Of a shop that is not open yet a cache would show everybody what only some may see.
  const isShared = mayBeShared && told.length === 0 && !call.settings.comingSoon.on;
  const values = pageValues(call, kind, content, head);
  const documents = await drawDocuments(call, { kind, content, values, place, own: head.document });
  const around = {
    ...head,
    documents,
    card: cardOf(call.origin, kind, content),
    things: [...(head.things ?? []), ...trailOf(content, head)],
    ...pagingOf(content, head),
    ...itemOf(place),
  };
  // The kind and its content belong together, which the union cannot see of a generic.
  const own = { kind, content } as unknown as PageView;
  const frame = await frameFor(call, around, own, isShared);
  return {
    kind: 'page',
    page: { ...own, frame, notices: told },
    isShared,
    tags: tags && [...FRAME_TAGS, ...documents.tags, ...tags],
  };
}

/** Places that are one thing, by the names that documents have for them. */
const ITEMS = { product: 'product', page: 'page', post: 'post', product_cat: 'category' } as const;

function itemOf({ names = [], id = '' }: NamedPlace = {}): Pick<PageHead, 'item'> {
  const name = names.find((each): each is keyof typeof ITEMS => Object.hasOwn(ITEMS, each));
  return name && id !== '' ? { item: { kind: ITEMS[name], id: Number(id) } } : {};
}

/** Of what has an address of its own, and stands below another page. */
const trailOf = (content: object, { title, canonical, isUnlisted }: PageHead): readonly Thing[] =>
  'trail' in content && canonical && !isUnlisted && (content.trail as readonly LinkView[]).length > 0
    ? [trailThing(content.trail as readonly LinkView[], { label: title, url: canonical })]
    : [];

/** A list that is narrowed is one of endlessly many, which search engines are not led through. */
const pagingOf = (content: object, { canonical, isUnlisted }: PageHead): Pick<PageHead, 'paging'> =>
  'paging' in content && canonical && !isUnlisted ? { paging: content.paging as PagingView } : {};

/** What is shown of it elsewhere: others fetch pictures by their whole address. */
function cardOf<Kind extends PageKind>(origin: string, kind: Kind, content: PageContents[Kind]): CardView {
  const type = kind === 'product' ? 'product' : 'post' in content && content.post ? 'article' : 'website';
  const image = 'image' in content ? content.image : null;
  return { type, image: image && { ...image, url: new URL(image.url, origin).href } };
}
