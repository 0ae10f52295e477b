export { countElements } from './document/documentRules.ts';
export { readDocument } from './document/readDocument.ts';
export { documentCss } from './styles/documentCss.ts';
export { readKit } from './kit/Kit.ts';
export { renderDocument } from './render/renderDocument.tsx';
export { renderDocumentPage } from './render/renderDocumentPage.ts';
