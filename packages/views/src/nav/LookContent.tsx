import { memo, type ReactElement } from 'react';
import { installedMarkup } from '../html/installedMarkup.ts';

/** What a template draws. The button over it says the same in words, and takes the clicks. */
export const LookContent = memo(function LookContent({
  html,
}: {
  readonly html: string;
}): ReactElement | null {
  const markup = installedMarkup();
  if (!markup || html.trim() === '') return null;
  const inner = markup.htmlAttributes(markup.authorHtmlWithoutLinks(html));
  return <span className="sr7-look" aria-hidden {...inner} />;
});
