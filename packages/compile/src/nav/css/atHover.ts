/** Looks name a class for what the pointer is over; the browser knows by itself, and keyboards have the same. */
export const atHover = (css: string): string =>
  css.replace(/\.sr7-touchhover\b/g, ':is(:hover,:has(:focus-visible))');
