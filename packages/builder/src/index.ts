export { countElements } from './document/documentRules.ts';
export { readDocument } from './document/readDocument.ts';
export type { Shortcode } from './html/shortcodes.ts';
export { readKit } from './kit/Kit.ts';
export { frontendConfig } from './render/frontendConfig.ts';
export { renderDocument } from './render/renderDocument.tsx';
export { renderDocumentPage } from './render/renderDocumentPage.ts';
export { documentCss } from './styles/documentCss.ts';
export type { Part, Widget, WidgetProps } from './widgets/Widget.ts';
