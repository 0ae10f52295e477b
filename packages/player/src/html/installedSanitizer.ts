/** Makes author HTML harmless: no scripts, no event handlers, no links that run code. */
export interface Sanitizer {
  html(dirty: string): string;
  /** The same without links, whose words stay: for what stands inside a link. */
  htmlWithoutLinks(dirty: string): string;
  svg(dirty: string): string;
}

/** Until one is there, of any markup only the words are kept. */
const wordsOnly = (dirty: string): string => dirty.replace(/<[^>]*>?/g, '').replaceAll('<', '');

let installed: Sanitizer = { html: wordsOnly, htmlWithoutLinks: wordsOnly, svg: () => '' };

/** What makes author HTML harmless here: a server has another than a browser, and not every browser its own. */
export const sanitizer: Sanitizer = {
  html: (dirty) => installed.html(dirty),
  htmlWithoutLinks: (dirty) => installed.htmlWithoutLinks(dirty),
  svg: (dirty) => installed.svg(dirty),
};

export const installSanitizer = (own: Sanitizer): void => void (installed = own);
