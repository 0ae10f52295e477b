/** @jsxImportSource hono/jsx */
import type { Html } from '../elements.ts';
import { authorHtmlWithoutLinks, htmlAttributes } from '@vitrine/player/html';

/** What a template draws. The button over it says the same in words, and takes the clicks. */
export function LookContent({ html }: { readonly html: string }): Html | null {
  if (html.trim() === '') return null;
  return <span className="sr7-look" aria-hidden="true" {...htmlAttributes(authorHtmlWithoutLinks(html))} />;
}
