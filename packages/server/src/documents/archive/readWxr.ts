import { Parser } from 'htmlparser2';

/** A post or a page of another site, as its export has it. */
export interface WxrPost {
  readonly id: string;
  readonly type: 'post' | 'page';
  readonly title: string;
  readonly slug: string;
  readonly content: string;
  readonly excerpt: string;
  readonly commentsOpen: boolean;
  /** In milliseconds; null: it was never published. */
  readonly publishedAt: number | null;
  readonly terms: readonly { readonly taxonomy: string; readonly slug: string; readonly name: string }[];
}

export interface Wxr {
  readonly posts: readonly WxrPost[];
  /** How many there are of what the shop has no place for, by what they are called: `nav_menu_item`. */
  readonly others: ReadonlyMap<string, number>;
}

/** Posts of one file; an archive is no larger than it may be, and its files are few. */
const TAXONOMIES: ReadonlySet<string> = new Set(['category', 'post_tag']);

interface Item {
  readonly texts: Record<string, string>;
  readonly terms: { readonly taxonomy: string; readonly slug: string; name: string }[];
}

/** The posts and pages of an export in WordPress's own XML. Nothing of it is run or asked for; what is broken ends where it breaks. */
export function readWxr(xml: string): Wxr {
  const posts: WxrPost[] = [];
  const others = new Map<string, number>();
  const count = (what: string, by = 1) => others.set(what, (others.get(what) ?? 0) + by);
  let item: Item | null = null;
  let term: Item['terms'][number] | null = null;
  const open: string[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open.push(name);
        if (name === 'item') item = { texts: Object.create(null) as Item['texts'], terms: [] };
        // Below the item itself; comments and the like have fields of the same names.
        else if (item && name === 'category' && open.at(-2) === 'item') {
          const { domain = '', nicename = '' } = attributes;
          term = { taxonomy: domain, slug: nicename, name: '' };
          item.terms.push(term);
        } else if (item && name === 'wp:comment') count('comment');
      },
      ontext(text) {
        const field = open.at(-1) ?? '';
        if (term) term.name += text;
        else if (item && open.at(-2) === 'item') item.texts[field] = (item.texts[field] ?? '') + text;
      },
      onclosetag(name) {
        open.pop();
        if (name === 'category') term = null;
        if (name !== 'item' || !item) return;
        const type = item.texts['wp:post_type']?.trim() ?? 'post';
        if (type === 'post' || type === 'page') posts.push(readItem(type, item));
        else count(type);
        item = null;
      },
    },
    { xmlMode: true },
  );
  parser.write(xml);
  parser.end();
  return { posts, others };
}

function readItem(type: WxrPost['type'], { texts, terms }: Item): WxrPost {
  const of = (name: string): string => texts[name]?.trim() ?? '';
  return {
    type,
    id: of('wp:post_id'),
    title: of('title'),
    slug: decode(of('wp:post_name')),
    content: texts['content:encoded'] ?? '',
    excerpt: of('excerpt:encoded'),
    commentsOpen: of('wp:comment_status') === 'open',
    publishedAt: readTime(of('wp:post_date_gmt')),
    terms: terms
      .filter(({ taxonomy }) => TAXONOMIES.has(taxonomy))
      .map(({ taxonomy, slug, name }) => ({ taxonomy, slug: decode(slug), name: name.trim() })),
  };
}

/** Names in other letters are kept as addresses have them. */
function decode(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** Drafts have a date of zeros. */
function readTime(written: string): number | null {
  const time = Date.parse(`${written.replace(' ', 'T')}Z`);
  return Number.isNaN(time) || time < 0 ? null : time;
}
