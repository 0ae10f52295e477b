import { findPostPage } from '../../../content/findPost.ts';
import { imageView } from '../../views/imageView.ts';
import { homeTrail } from '../../views/trails.ts';
import type { PageHandler } from '../PageResult.ts';
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
    },
  );
};

/** What feeds in modules show may be of posts and products. */
export const sharing = ({ hasModules, isForEditors }: Omit<ContentWithModules, 'html'>) => ({
  isShared: !isForEditors,
  tags: hasModules ? (['posts', 'modules', 'catalogue'] as const) : (['posts'] as const),
});
