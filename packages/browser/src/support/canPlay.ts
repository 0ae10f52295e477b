type Purpose = 'draw' | 'play';

/** Whether the browser takes a declaration. */
const takes = (property: string, value: string): boolean =>
  typeof CSS === 'object' && CSS.supports(property, value);

/**
 * What modules cannot do without, and what for: the script would fail on what is missing halfway through. What a server has
 * drawn shows without any of it. Browsers of every age read this, so it asks before it uses anything.
 */
const NEEDS: readonly (readonly [name: string, purpose: Purpose, isThere: () => boolean])[] = [
  ['container queries', 'draw', () => takes('container-type', 'inline-size')],
  [
    'constructed style sheets',
    'draw',
    () => 'adoptedStyleSheets' in Document.prototype && 'replaceSync' in CSSStyleSheet.prototype,
  ],
  ['Object.hasOwn', 'draw', () => 'hasOwn' in Object],
  ['Array.prototype.findLast', 'draw', () => 'findLast' in Array.prototype],
  ['Web Animations', 'play', () => 'KeyframeEffect' in window && 'getAnimations' in Element.prototype],
  ['linear() easing', 'play', () => takes('animation-timing-function', 'linear(0, 1)')],
  ['registered properties', 'play', () => typeof CSS === 'object' && 'registerProperty' in CSS],
  ['Intl.Segmenter', 'play', () => 'Segmenter' in Intl],
  ['Array.prototype.toSorted', 'play', () => 'toSorted' in Array.prototype],
  ['inert', 'play', () => 'inert' in HTMLElement.prototype],
];

let missing: readonly (typeof NEEDS)[number][] | null = null;
const missingFor = (purposes: readonly Purpose[]): string[] =>
  (missing ??= NEEDS.filter(([, , isThere]) => !isThere()))
    .filter(([, purpose]) => purposes.indexOf(purpose) >= 0)
    .map(([name]) => name);

/** Whether the browser has what it takes to draw a module from its document, and to show a frame that was drawn elsewhere. */
export const canDraw = (): boolean => missingFor(['draw']).length === 0;

/** Whether the browser has what it takes to play modules; one that has not shows them as they were drawn. */
export const canPlay = (): boolean => missingFor(['draw', 'play']).length === 0;

let isTold = false;

/** A module that cannot be played stands as it was drawn: nothing waits for an entry, and what would lead on is not offered. */
export function standStill(module: Element | null): void {
  if (module) {
    module.removeAttribute('data-awaits');
    module.setAttribute('data-still', '');
  }
  if (isTold) return;
  isTold = true;
  console.info(
    `Modules stand still: this browser is too old to play them. It lacks ${missingFor(['draw', 'play']).join(', ')}.`,
  );
}
