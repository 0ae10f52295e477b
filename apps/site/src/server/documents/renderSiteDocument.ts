import {
  documentPriority,
  frontendConfig,
  type PageDocument,
  readCondition,
  readDocument,
  readKit,
  renderDocument,
} from '@vitrine/builder';
import { isObject } from '@vitrine/model';
import type { DocumentPlace, SiteViews } from '@vitrine/server';
import { fontSheets } from './fontSheets.ts';
import { knowsShortcode, shortcodePart, siteWidgets } from './siteWidgets.tsx';

/** Page settings that ask for a page without the shop's frame. */
const CANVAS = 'elementor_canvas';

/** How the shop's pages draw documents. They are stored as texts that were checked when they were saved. */
export const renderSiteDocument: SiteViews['documents']['render'] = (
  text,
  { id, kit, language, title, values, place },
) => {
  const document = readDocument(JSON.parse(text));
  if (place && !showsAt(document, place)) return null;
  const look = kit ? readKit(readDocument(JSON.parse(kit.document)).settings, String(kit.id)) : readKit({});
  const drawn = renderDocument(document, {
    id,
    kit: look,
    language,
    widgets: siteWidgets,
    knowsShortcode,
    shortcode: shortcodePart,
    fontSheets,
    dynamic: ({ name }) => {
      if (name === 'post-title' || name === 'page-title') return title;
      if (name === 'current-date-time') return String(new Date().getFullYear());
      return Object.hasOwn(values, name) ? values[name] : undefined;
    },
  });
  const { settings } = document;
  return {
    html: drawn.html,
    css: drawn.css,
    fonts: drawn.fonts,
    parts: drawn.needs.parts,
    needsScript: drawn.needs.script,
    config: { elementorFrontendConfig: frontendConfig(look, language) },
    bodyClasses: `elementor-default elementor-kit-${look.id} elementor-page elementor-page-${id}`,
    hasTitle: settings['hide_title'] !== 'yes',
    isAlone: settings['template'] === CANVAS,
  };
};

/** One that says nothing of places shows at all of them. */
function showsAt({ source }: PageDocument, place: DocumentPlace): boolean {
  const written = isObject(source) && Array.isArray(source['conditions']) ? source['conditions'] : [];
  const conditions = written.flatMap((each) => readCondition(each) ?? []);
  return conditions.length === 0 || documentPriority(conditions, place) > 0;
}
