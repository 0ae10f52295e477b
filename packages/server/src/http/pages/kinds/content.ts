import { findPostPage, type PostPageData } from '../../../content/findPost.ts';
import type { Call } from '../../call/Call.ts';
import { drawDocument } from '../../documents/drawDocument.ts';
import { drawing, type ShownDocument } from '../../documents/Drawing.ts';
import { postPlace, postValues } from '../../documents/postPlace.ts';
import { imageView } from '../../views/imageView.ts';
import { homeTrail } from '../../views/trails.ts';
import type { PageHandler, PageResult } from '../PageResult.ts';
import { plainText } from '../plainText.ts';
import { showPage } from '../showPage.ts';
import { type ContentWithModules, withModules } from '../withModules.ts';

/** As much as search engines show of what a page says of itself. */
export const DESCRIPTION_CHARACTERS = 160;

/** `/about/`: a page of the site's own. */
export const contentPage: PageHandler = async (call, path) => {
  const found = path.length === 1 ? await findPostPage(call.shop, 'page', path[0] ?? '') : null;
  if (!found) return null;
  const { title, content, excerpt, slug } = found.post;
  const document = await drawDocument(
    call,
    found.post.documentId,
    drawing('page', null, postValues(call, found)),
  );
  if (document) return documentPage(call, found, document);
  const { html, ...drawn } = await withModules(call, content);
  return showPage(
    call,
    'content',
    { title, trail: homeTrail(call), html, image: imageView(found.image), post: null },
    {
      title,
      description: plainText(excerpt, DESCRIPTION_CHARACTERS),
      canonical: call.links.page(slug),
      ...sharing(drawn),
      place: postPlace(found),
    },
  );
};

/** A page whose document is shown in the place of its text. */
const documentPage = (call: Call, found: PostPageData, document: ShownDocument): Promise<PageResult> => {
  const { post } = found;
  return showPage(
    call,
    'content',
    {
      title: post.title,
      trail: homeTrail(call),
      html: document.html,
      document: { hasTitle: document.hasTitle },
      image: null,
      post: null,
    },
    {
      title: post.title,
      description: plainText(post.excerpt, DESCRIPTION_CHARACTERS),
      canonical: call.links.page(post.slug),
      document,
      isShared: true,
      place: postPlace(found),
      tags: ['posts', ...document.tags],
    },
  );
};

/** What feeds in modules show may be of posts and products. */
export const sharing = ({ hasModules, isForEditors }: Omit<ContentWithModules, 'html'>) => ({
  isShared: !isForEditors,
  tags: hasModules ? (['posts', 'modules', 'catalogue'] as const) : (['posts'] as const),
});
