import { element, type Html } from '../elements.ts';
import type { LayerKindProps } from '../layer/kinds/LayerKindProps.ts';
import { authorHtml, authorHtmlWithoutLinks, htmlAttributes } from '@vitrine/player/html';

/** Text with tags or entities goes through the sanitiser. */
export function textMarkup({ tag, attributes, isLink }: LayerKindProps, content: string): Html {
  const html = isLink ? authorHtmlWithoutLinks(content) : authorHtml(content);
  return element(tag, { ...attributes, ...htmlAttributes(html) });
}
