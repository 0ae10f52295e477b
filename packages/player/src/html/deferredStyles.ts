/**
 * Pages may forbid styles that are written in markup, but not those that a script sets: author HTML carries them under
 * another name, from before it is parsed until it stands in the page.
 */
export const DEFERRED = 'data-css';

const STYLE = /(<[a-z](?:"[^"]*"|'[^']*'|[^<>"'])*?\s)style(?=\s*=)/gi;

export const deferStyles = (html: string): string => html.replace(STYLE, `$1${DEFERRED}`);

/** What may be written in HTML, with the other name. */
export const withDeferred = (names: readonly string[]): string[] =>
  names.map((name) => (name === 'style' ? DEFERRED : name));

/** To be called with what holds the author's HTML. */
export function applyStyles(holder: ParentNode | null): void {
  for (const element of holder?.querySelectorAll<HTMLElement | SVGElement>(`[${DEFERRED}]`) ?? []) {
    element.style.cssText = element.getAttribute(DEFERRED) ?? '';
    element.removeAttribute(DEFERRED);
  }
}

/** What an element that shows author HTML takes for its attributes. */
export const htmlAttributes = (__html: string) => ({ dangerouslySetInnerHTML: { __html } });
