import type { FrameView, PageContents, PageKind, PageView } from '@vitrine/contract/shop';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Document } from '../frame/Document.tsx';
import { frameParts } from '../frame/documentParts.tsx';
import { NoticePlace } from '../notices/Notices.tsx';
import { ShopContext } from '../shop/ShopContext.ts';
import { pages } from './pages.ts';
import { TemplatePage } from './TemplatePage.tsx';

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
        {frame.documents?.mainHtml && !frame.isClosed ? (
          <TemplatePage kind={kind} content={content} html={frame.documents.mainHtml} />
        ) : (
          <Page content={content} />
        )}
      </Document>
    </ShopContext>,
  );
  return `<!doctype html>${withHead(withOwn(html, frame), frame.headHtml ?? '')}`;
}

/** Where documents have the shop's own in them. Authors cannot write it: comments are taken out of what they write. */
const MARK = /<!--shop-([a-z-]+)-->/g;

const withOwn = (html: string, frame: FrameView): string =>
  frame.documents === undefined
    ? html
    : html.replaceAll(MARK, (_mark, name: string) => {
        const Part = Object.hasOwn(frameParts, name) ? frameParts[name] : undefined;
        return Part === undefined
          ? ''
          : renderToStaticMarkup(
              <ShopContext value={frame.shop}>
                <Part frame={frame} />
              </ShopContext>,
            );
      });

/** Nothing before the end of the head can hold its tag: texts are escaped, and so is JSON. */
const withHead = (html: string, head: string): string => html.replace('</head>', () => `${head}</head>`);
