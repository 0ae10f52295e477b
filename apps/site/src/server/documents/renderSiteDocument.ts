import {
  documentOpening,
  documentPriority,
  frontendConfig,
  readCondition,
  readDocument,
  readKit,
  renderDocument,
} from '@vitrine/builder';
import type { SiteViews } from '@vitrine/server';
import { dynamicValue } from './dynamicValue.ts';
import { fontSheets } from './fontSheets.ts';
import { knowsShortcode, shortcodePart, siteWidgets } from './siteWidgets.tsx';

/** Page settings that ask for a page without the shop's frame. */
const CANVAS = 'elementor_canvas';

/** How the shop's pages draw documents. They are stored as texts that were checked when they were saved. */
export const renderSiteDocument: SiteViews['documents']['render'] = (text, known) => {
  const { id, kind, kit, language, role, values } = known;
  // Dialogs stand at the end of a page alone, and nothing else does.
  if ((kind === 'popup') !== role.endsWith('popup')) return null;
  const document = readDocument(JSON.parse(text));
  const look = kit ? readKit(readDocument(JSON.parse(kit.document)).settings, String(kit.id)) : readKit({});
  const drawn = renderDocument(document, {
    id,
    kit: look,
    language,
    widgets: siteWidgets(values),
    knowsShortcode,
    shortcode: shortcodePart,
    fontSheets,
    dynamic: (tag) => dynamicValue(tag, known),
    ...(kind === 'popup' && { popup: role === 'popup' ? 'by itself' : 'when asked' }),
  });
  const { settings } = document;
  const page = role === 'page' ? ` elementor-page elementor-page-${id}` : '';
  return {
    html: drawn.html,
    css: drawn.css,
    fonts: drawn.fonts,
    parts: drawn.needs.parts,
    needsScript: drawn.needs.script,
    needsEntrances: drawn.needs.entrances,
    config: { elementorFrontendConfig: frontendConfig(look, language) },
    bodyClasses: `elementor-default elementor-kit-${look.id}${page}`,
    hasTitle: settings['hide_title'] !== 'yes',
    isAlone: settings['template'] === CANVAS,
  };
};

export const siteDocumentKind: SiteViews['documents']['kindOf'] = (text) =>
  readDocument(JSON.parse(text)).kind;

export const siteDocumentOpening: SiteViews['documents']['opening'] = (text) =>
  documentOpening(readDocument(JSON.parse(text)));

/** What its elements are, and which of them nothing here can draw. */
export const siteDocumentNotes: SiteViews['documents']['notes'] = (text) =>
  renderDocument(readDocument(JSON.parse(text)), {
    id: 0,
    kit: readKit({}),
    language: 'en',
    widgets: siteWidgets({}),
    knowsShortcode,
    shortcode: shortcodePart,
    fontSheets,
  }).notes;

/** How closely what a document says of places means one. */
export const siteDocumentPriority: SiteViews['documents']['priority'] = (conditions, place) =>
  documentPriority(
    conditions.flatMap((each) => readCondition(each) ?? []),
    place,
  );
