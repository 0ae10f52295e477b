import { renderToStaticMarkup } from 'react-dom/server';
import { scopeAuthorCss } from '@vitrine/compile/server';
import type { DocumentKind } from '@vitrine/contract/api';
import type { PageDocument } from '../document/PageDocument.ts';
import { isOn, textOf } from '../settings/Settings.ts';
import { safeCss } from '../styles/cssValue.ts';
import { background, margin, padding } from '../styles/boxGroups.ts';
import { blocksIn, marksIn } from '../styles/blocksIn.ts';
import { applyControls } from '../styles/Control.ts';
import { changingCss, documentBlocks } from '../styles/documentCss.ts';
import { containerResets } from '../styles/containerVariables.ts';
import { lazyCss, WAITING } from '../styles/lazyCss.ts';
import { deviceCss } from '../styles/deviceCss.ts';
import { hoverCss } from '../styles/hoverCss.ts';
import { createContext, type RenderContext } from './createContext.ts';
import { drawElement } from './drawElement.tsx';
import { kitCss } from './kitCss.ts';
import { drawPopup } from './drawPopup.tsx';
import type { RenderedDocument, RenderOptions } from './RenderOptions.ts';

/** What stands above a page, or at the end of a window, and comes in parts would move until all of it is there: its end says that it is. */
const AT_ONCE: readonly DocumentKind[] = ['header', 'footer'];

/** A document as HTML and CSS, which need no script to show all that it says. */
export function renderDocument(document: PageDocument, options: RenderOptions): RenderedDocument {
  const context = createContext(options, document.notes);
  pageCss(document, context);
  const comesAtOnce = AT_ONCE.includes(document.kind);
  if (comesAtOnce) context.sheet.raw(`${context.scope}:not(:has(>.e-whole)){display:none}`);
  const id = String(options.id);
  const settings = isOn(document.settings, 'scroll_snap')
    ? { 'data-elementor-settings': '{"scroll_snap":"yes"}' }
    : {};
  const drawn = (
    <div
      data-elementor-type={/^[\w-]+$/.test(document.type) ? document.type : 'page'}
      data-elementor-id={id}
      className={`elementor elementor-${id}`}
      {...settings}
    >
      {document.elements.map((element) => drawElement(context, element))}
      {comesAtOnce && <span className="e-whole" hidden />}
    </div>
  );
  const plain = renderToStaticMarkup(options.popup ? drawPopup(document, context, drawn) : drawn);
  const marked = marksIn(plain);
  const blocks = blocksIn(marked, documentBlocks, context.needs.script);
  const own = context.sheet.write(plain, blocks);
  const kit = kitCss(context, marked);
  const { html } = own;
  const lives = context.needs.script || context.needs.entrances;
  return {
    html,
    css: [
      blocks,
      containerResets(blocks + kit + own.css),
      deviceCss(context.kit.breakpoints, { marked, uses: context.uses, asksDevice: context.needs.script }),
      hoverCss(context.uses),
      HOVER.test(own.css + kit) ? changingCss : '',
      kit,
      own.css,
      lives && own.css.includes(WAITING) ? lazyCss(context.scope) : '',
    ]
      .filter(Boolean)
      .join('\n'),
    fonts: context.fontSheets(),
    notes: context.notes,
    needs: { ...context.needs, parts: context.parts },
  };
}

/** Authors may have rules for elements that a script gives a class, too. */
const HOVER = /:(?:hover|focus|active)|\.elementor-sticky/;

/** The page's own title is not drawn where a document hides it: kits that name another have their theme's hidden, too. */
const OWN_TITLE = 'h1.entry-title';

/** What the document says of the page around it. */
function pageCss({ settings }: PageDocument, { sheet, options, scope, paint, kit }: RenderContext): void {
  const page = `body.elementor-page-${options.id}`;
  if (!options.popup)
    applyControls({ sheet, wrapper: page, settings, tools: paint }, [
      ...background('background', '&'),
      padding('padding', '&'),
      margin('margin', '&'),
    ]);
  if (isOn(settings, 'scroll_snap')) {
    sheet.raw(
      `html:has(${scope}){scroll-snap-type:y ${textOf(settings, 'scroll_snap_type') === 'proximity' ? 'proximity' : 'mandatory'}}` +
        `${scope}>.elementor-section,${scope}>.e-con{scroll-snap-align:start}`,
    );
  }
  const title = safeCss(kit.settings['page_title_selector']);
  if (isOn(settings, 'hide_title') && title !== '' && title !== OWN_TITLE)
    sheet.raw(`${page} :is(${title}){display:none}`);
  const css = textOf(settings, 'custom_css');
  if (css !== '') sheet.raw(scopeAuthorCss(css.replaceAll(/\bselector\b/g, scope), scope));
}
