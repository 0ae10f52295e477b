import { readDocument } from '../document/readDocument.ts';
import { renderDocument } from '../render/renderDocument.tsx';
import type { RenderedDocument, RenderOptions } from '../render/RenderOptions.ts';

/** A widget of a document, for tests. */
export const widget = (widgetType: string, settings: object = {}, id = 'w1'): object => ({
  id,
  elType: 'widget',
  widgetType,
  settings,
  elements: [],
});

export const container = (settings: object = {}, elements: readonly object[] = [], id = 'c1'): object => ({
  id,
  elType: 'container',
  settings,
  elements,
});

/** Elements drawn as the document "1". */
export const draw = (elements: readonly object[], options: Partial<RenderOptions> = {}): RenderedDocument =>
  renderDocument(readDocument({ content: elements }), { id: 1, ...options });

/** The declarations that a selector has, in the order in which they stand: of the element alone, or of what is in it. */
export function declarationsOf(css: string, selector: string, query = ''): string {
  const block =
    query === '' ? css.replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '') : blockOf(css, query);
  return [...block.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, names = '']) => eachOf(names.trim()).includes(selector))
    .map(([, , declarations]) => declarations)
    .join(';');
}

/** Rules that elements share, as each would have them. */
function eachOf(selector: string): readonly string[] {
  const [shared = '', names] = /:is\(((?:\.elementor-element-[\w-]+,?)+)\)/.exec(selector) ?? [];
  return names === undefined ? [selector] : names.split(',').map((name) => selector.replaceAll(shared, name));
}

const blockOf = (css: string, query: string): string =>
  [...css.matchAll(/@media ([^{]*)\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g)]
    .filter(([, written = '']) => written.trim() === query)
    .map(([, , block]) => block)
    .join('\n');
