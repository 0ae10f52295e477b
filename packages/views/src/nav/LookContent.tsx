import { memo, type ReactElement } from 'react';
import { authorHtmlWithoutLinks } from '../html/authorHtml.ts';
import { htmlAttributes } from '../html/deferredStyles.ts';

/** What a template draws. The button over it says the same in words, and takes the clicks. */
export const LookContent = memo(function LookContent({
  html,
}: {
  readonly html: string;
}): ReactElement | null {
  if (html.trim() === '') return null;
  return <span className="sr7-look" aria-hidden {...htmlAttributes(authorHtmlWithoutLinks(html))} />;
});
