import { type LinkView, pagingView } from '@vitrine/contract/shop';
import { contentTexts } from '@vitrine/texts';
import { findTerm } from '../../../catalogue/terms/listTerms.ts';
import { findPostPage } from '../../../content/findPost.ts';
import { listPosts } from '../../../content/listPosts.ts';
import { POST_CATEGORY } from '../../../content/Post.ts';
import type { Call } from '../../call/Call.ts';
import { textsFor } from '../../call/textsFor.ts';
import { textField } from '../../request/fields.ts';
import { commentsView, findNamedComment } from '../../views/commentsView.ts';
import { imageView } from '../../views/imageView.ts';
import { postCards } from '../../views/postCards.ts';
import { homeTrail, journalTrail } from '../../views/trails.ts';
import type { PageHead } from '../frameFor.ts';
import { articleThing } from '../jsonLd/articleThing.ts';
import { listThing } from '../jsonLd/graphOf.ts';
import { type PageHandler, type PageResult, redirect } from '../PageResult.ts';
import { plainText } from '../plainText.ts';
import { showPage } from '../showPage.ts';
import { withModules } from '../withModules.ts';
import { drawDocument } from '../../documents/drawDocument.ts';
import { drawing } from '../../documents/Drawing.ts';
import { postPlace, postValues } from '../../documents/postPlace.ts';
import { takeComment } from './comment.ts';
import { DESCRIPTION_CHARACTERS, sharing } from './content.ts';
import { categoryFeed } from './feed.ts';

const POSTS_PER_PAGE = 10;

/** The same post, with its form for an answer or with what is told after one was sent. */
const UNLISTED = ['replytocom', 'commented'];

/** `/blog/`, `/blog/page/2/`, `/blog/how-we-fire/`. */
export const blogPage: PageHandler = async (call, path) => {
  const [first, second, ...more] = path;
  if (first === undefined || (first === 'page' && second !== undefined && more.length === 0))
    return list(call, { title: textsFor(call, contentTexts)('journal') }, call.links.page('blog'), second);
  return path.length === 1 ? postPage(call, first) : null;
};

/** `/category/glaze/`, `/category/glaze/page/2/`. */
export const postCategoryPage: PageHandler = async (call, path) => {
  const [slug, page, number, ...more] = path;
  const isList = page === undefined || (page === 'page' && number !== undefined && more.length === 0);
  const term = isList && slug !== undefined ? await findTerm(call.shop, POST_CATEGORY, slug) : null;
  if (!term) return null;
  const head = {
    title: term.name,
    description: plainText(term.description, DESCRIPTION_CHARACTERS),
    feeds: [categoryFeed(call, term)],
  };
  return list(call, head, call.links.postCategory(term.slug), number, term);
};

async function postPage(call: Call, slug: string): Promise<PageResult> {
  const found = await findPostPage(call.shop, 'post', slug);
  if (!found) return null;
  const { title, content, excerpt, publishedAt } = found.post;
  const categories = found.terms
    .filter(({ taxonomy }) => taxonomy === POST_CATEGORY)
    .map((term): LinkView => ({ label: term.name, url: call.links.postCategory(term.slug) }));
  const taken = call.request.method === 'POST' ? await takeComment(call, found.post) : null;
  if (typeof taken === 'string') return redirect(taken);
  const named = await findNamedComment(call, found.post);
  if (named) return redirect(named);
  const comments = await commentsView(call, found.post, taken);
  const post = { publishedAt, author: found.author, categories, comments: comments.view };
  const document = await drawDocument(
    call,
    found.post.documentId,
    drawing('page', null, postValues(call, found)),
  );
  const { html, ...drawn } = document
    ? { html: document.html, hasModules: true, isForEditors: false }
    : await withModules(call, content);
  const trail = [...journalTrail(call), ...categories.slice(0, 1)];
  const shown = {
    title,
    trail,
    html,
    image: imageView(found.image),
    post,
    ...(document && { document: { hasTitle: document.hasTitle } }),
  };
  const description = plainText(excerpt, DESCRIPTION_CHARACTERS);
  return showPage(call, 'content', shown, {
    title,
    description,
    canonical: call.links.post(slug),
    things: [articleThing(call, found.post, shown, description)],
    isUnlisted: UNLISTED.some((name) => textField(call.fields, name) !== undefined),
    ...sharing(drawn),
    ...(document && { document, tags: ['posts', ...document.tags] as const }),
    ...(!comments.isThere && { tags: undefined }),
    ...(taken && { isShared: false }),
    place: postPlace(found),
  });
}

async function list(
  call: Call,
  head: PageHead,
  url: string,
  written = '1',
  category?: { readonly id: number; readonly slug: string; readonly description: string },
): Promise<PageResult> {
  const page = /^[1-9]\d{0,5}$/.test(written) ? Number(written) : 0;
  if (page === 0) return null;
  const { items, total } = await listPosts(call.shop, {
    page,
    perPage: POSTS_PER_PAGE,
    category: category?.slug,
  });
  if (page > 1 && items.length === 0) return null;
  const urlOf = (number: number): string => (number === 1 ? url : `${url}page/${number}/`);
  const content = {
    title: head.title,
    trail: category ? journalTrail(call) : homeTrail(call),
    descriptionHtml: page === 1 ? (category?.description ?? '') : '',
    posts: await postCards(call, items),
    paging: pagingView(page, Math.max(1, Math.ceil(total / POSTS_PER_PAGE)), urlOf),
  };
  return showPage(call, 'posts', content, {
    ...head,
    canonical: urlOf(page),
    things: [
      listThing(
        content.posts.map((post) => ({ label: post.title, url: post.url })),
        (page - 1) * POSTS_PER_PAGE,
        total,
      ),
    ],
    isShared: true,
    ...(category && { place: { names: ['category'], id: String(category.id) } }),
    tags: ['posts'],
  });
}
