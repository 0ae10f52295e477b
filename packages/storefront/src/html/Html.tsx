import type { ReactElement } from 'react';

interface HtmlProps {
  /** Clean already: the server sanitises descriptions and writes notices itself. */
  html: string;
  as?: 'div' | 'footer' | 'header' | 'li' | 'span';
  className?: string;
  /** Of what people wrote, in whatever language. */
  dir?: 'auto';
  /** Of a notice: the field that it is about. */
  'data-id'?: string | undefined;
}

/** The one place where HTML goes into a page as it is. */
export function Html({ html, as: Tag = 'div', ...rest }: HtmlProps): ReactElement {
  return <Tag {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}
