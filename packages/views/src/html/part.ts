export { authorHtml } from './authorHtml.ts';
export { loadSanitizer } from './loadSanitizer.ts';
export { shapeMarkup } from './shapeMarkup.ts';
export { svgMarkup } from './svgMarkup.ts';
export { textMarkup } from './textMarkup.ts';
