import type { DocumentKind } from '@vitrine/contract/api';

/** The names that builders have for kinds of documents. */
const KINDS: Readonly<Record<string, DocumentKind>> = {
  page: 'page',
  'wp-page': 'page',
  'landing-page': 'page',
  post: 'post',
  'wp-post': 'post',
  header: 'header',
  'section-header': 'header',
  footer: 'footer',
  'section-footer': 'footer',
  single: 'single',
  'single-post': 'single',
  'single-page': 'single',
  archive: 'archive',
  'product-archive': 'archive',
  product: 'product',
  'product-post': 'product',
  'search-results': 'search',
  search: 'search',
  popup: 'popup',
  'floating-buttons': 'section',
  section: 'section',
  container: 'section',
  widget: 'section',
  'loop-item': 'section',
  'error-404': 'error-404',
  'single-404': 'error-404',
  kit: 'kit',
  'global-styles': 'kit',
};

/** What is unknown is shown as a page. */
export const pageDocumentKind = (type: string): DocumentKind =>
  Object.hasOwn(KINDS, type) ? (KINDS[type] ?? 'page') : 'page';
