import type { PageContents } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Html } from '../html/Html.tsx';

/** A page that the site itself has written: modules as wide as the page, `class="wrap"` for what is as wide as the others. */
export const SitePage = ({ content }: { content: PageContents['site'] }): ReactElement => (
  <Html html={content.html} />
);
