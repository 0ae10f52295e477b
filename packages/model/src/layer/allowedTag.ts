/** spec/2 §5: a layer's tag must be one of these; anything else gets the default tag of its kind. */
const ALLOWED_TAGS: ReadonlySet<string> = new Set([
  'div',
  'a',
  'p',
  'span',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'label',
  'img',
  'video',
  'audio',
  'iframe',
  /** Not in the spec's list, but printed by real pages (facts/module-page-contract). */
  'button',
  'sr7-txt',
  'sr7-btn',
  'sr7-img',
  'sr7-shp',
  'sr7-svg',
  'sr7-video',
  'sr7-audio',
  'sr7-grp',
  'sr7-row',
  'sr7-col',
  'sr7-zone',
  'sr7-container',
  'sr7-bg',
]);

export function allowedTag(written: string): string | null {
  const tag = written.trim().toLowerCase();
  return ALLOWED_TAGS.has(tag) ? tag : null;
}
