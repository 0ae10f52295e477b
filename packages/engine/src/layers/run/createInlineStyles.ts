import type { Disposer } from '@vitrine/browser';

/** Styles that elements have by themselves for a while. */
export interface InlineStyles {
  /** Gives an element a style until it is taken back; of several for one property the latest shows. */
  claim(element: HTMLElement, property: string, value: string): Disposer;
}

interface Claims {
  readonly before: string;
  readonly values: { readonly value: string }[];
}

/** Scenes, hover and loops come and go in any order: none may put back what another has set. */
export function createInlineStyles(): InlineStyles {
  const byElement = new Map<HTMLElement, Map<string, Claims>>();

  function show(element: HTMLElement, property: string, { before, values }: Claims): void {
    const value = values.at(-1)?.value ?? before;
    if (value === '') element.style.removeProperty(property);
    else element.style.setProperty(property, value);
    // An empty attribute would still tell that something was here.
    if (element.getAttribute('style') === '') element.removeAttribute('style');
  }

  return {
    claim(element, property, value) {
      const own = byElement.get(element) ?? new Map<string, Claims>();
      byElement.set(element, own);
      const claims = own.get(property) ?? { before: element.style.getPropertyValue(property), values: [] };
      own.set(property, claims);
      const claim = { value };
      claims.values.push(claim);
      show(element, property, claims);
      return () => {
        const index = claims.values.indexOf(claim);
        if (index < 0) return;
        claims.values.splice(index, 1);
        show(element, property, claims);
        if (claims.values.length > 0) return;
        own.delete(property);
        if (own.size === 0) byElement.delete(element);
      };
    },
  };
}
