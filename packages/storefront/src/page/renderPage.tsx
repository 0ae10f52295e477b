import type { PageContents, PageKind, PageView } from '@vitrine/contract/shop';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Document } from '../frame/Document.tsx';
import { NoticePlace } from '../notices/Notices.tsx';
import { ShopContext } from '../shop/ShopContext.ts';
import { pages } from './pages.ts';

/** A whole HTML document. It works without a script. */
export function renderPage<Kind extends PageKind>(page: PageView<Kind>): string;
export function renderPage({ kind, frame, notices, content }: PageView): string {
  const Page = pages[kind] as ComponentType<{ content: PageContents[PageKind] }>;
  const html = renderToStaticMarkup(
    <ShopContext value={frame.shop}>
      <Document frame={frame} kind={kind}>
        <div className="wrap">
          <NoticePlace notices={notices} />
        </div>
        <Page content={content} />
      </Document>
    </ShopContext>,
  );
  return `<!doctype html>${withHead(html, frame.headHtml ?? '')}`;
}

/** Nothing before the end of the head can hold its tag: texts are escaped, and so is JSON. */
const withHead = (html: string, head: string): string => html.replace('</head>', () => `${head}</head>`);
