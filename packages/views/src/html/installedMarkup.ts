import type { authorHtmlWithoutLinks } from './authorHtml.ts';
import type { htmlAttributes } from './deferredStyles.ts';

interface Markup {
  readonly authorHtmlWithoutLinks: typeof authorHtmlWithoutLinks;
  readonly htmlAttributes: typeof htmlAttributes;
}

let installed: Markup | null = null;

/** What draws author HTML, for those who seldom have any; null where no module of the page has. */
export const installedMarkup = (): Markup | null => installed;

export const installMarkup = (own: Markup): void => void (installed = own);
