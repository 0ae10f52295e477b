import { pagingView } from '@vitrine/contract/shop';
import { findPostPage } from '../../../content/findPost.ts';
import { listPosts } from '../../../content/listPosts.ts';
import { imageView } from '../../views/imageView.ts';
import { postCards } from '../../views/postCards.ts';
import type { PageHandler } from '../PageResult.ts';
import { showPage } from '../showPage.ts';
import { type ContentWithModules, withModules } from '../withModules.ts';
import { contentTexts } from '@vitrine/texts';
import { textsFor } from '../../call/textsFor.ts';

const POSTS_PER_PAGE = 10;

/** `/about/`: a page of the site's own. */
export const contentPage: PageHandler = async (call, path) => {
  const found = path.length === 1 ? await findPostPage(call.shop, 'page', path[0] ?? '') : null;
  if (!found) return null;
  const { title, content, excerpt, slug } = found.post;
  const { html, ...drawn } = await withModules(call, content);
  return showPage(
    call,
    'content',
    { title, html, image: imageView(found.image), post: null },
    { title, description: plain(excerpt), canonical: call.links.page(slug), ...sharing(drawn) },
  );
};

/** `/blog/`, `/blog/page/2/`, `/blog/how-we-fire/`. */
export const blogPage: PageHandler = async (call, path) => {
  const [first, second, ...more] = path;
  if (first === undefined) return list(call, 1);
  if (first === 'page' && more.length === 0) return list(call, Number(second));
  const found = path.length === 1 ? await findPostPage(call.shop, 'post', first) : null;
  if (!found) return null;
  const { title, content, excerpt, slug, publishedAt } = found.post;
  const categories = found.terms
    .filter(({ taxonomy }) => taxonomy === 'category')
    .map(({ name }) => ({ label: name, url: `${call.links.page('blog')}` }));
  const post = { publishedAt, author: found.author, categories };
  const { html, ...drawn } = await withModules(call, content);
  return showPage(
    call,
    'content',
    { title, html, image: imageView(found.image), post },
    { title, description: plain(excerpt), canonical: call.links.post(slug), ...sharing(drawn) },
  );
};

/** What feeds in modules show may be of posts and products. */
const sharing = ({ hasModules, isForEditors }: Omit<ContentWithModules, 'html'>) => ({
  isShared: !isForEditors,
  tags: hasModules ? (['posts', 'modules', 'catalogue'] as const) : (['posts'] as const),
});

async function list(call: Parameters<PageHandler>[0], page: number) {
  if (!Number.isInteger(page) || page < 1) return null;
  const { items, total } = await listPosts(call.shop, { page, perPage: POSTS_PER_PAGE });
  if (page > 1 && items.length === 0) return null;
  const url = call.links.page('blog');
  const title = textsFor(call, contentTexts)('journal');
  const content = {
    title,
    posts: postCards(call, items),
    paging: pagingView(page, Math.max(1, Math.ceil(total / POSTS_PER_PAGE)), (number) =>
      number === 1 ? url : `${url}page/${number}/`,
    ),
  };
  const canonical = page === 1 ? url : `${url}page/${page}/`;
  return showPage(call, 'posts', content, { title, canonical, isShared: true, tags: ['posts'] });
}

const plain = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 160);
