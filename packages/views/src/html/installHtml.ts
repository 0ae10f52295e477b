import { authorHtmlWithoutLinks } from './authorHtml.ts';
import { htmlAttributes } from './deferredStyles.ts';
import { installMarkup } from './installedMarkup.ts';
import { installSanitizer } from './installedSanitizer.ts';
import type { Sanitizer } from './Sanitizer.ts';

/** From now on author HTML can be drawn here, made harmless by this. */
export function installHtml(sanitizer: Sanitizer): void {
  installSanitizer(sanitizer);
  installMarkup({ authorHtmlWithoutLinks, htmlAttributes });
}
