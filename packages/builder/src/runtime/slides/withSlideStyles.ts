/** The library's styles, unless the page has them: pages of others do, and have built their own looks on them. */
export async function withSlideStyles(wrapper: Element): Promise<void> {
  if (getComputedStyle(wrapper).display !== 'flex') await import('./slideStyles.ts');
}
