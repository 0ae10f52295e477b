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

/** Elements drawn as the document "1", with rules that are by the elements' own names, not by the short ones that they share. */
export function draw(elements: readonly object[], options: Partial<RenderOptions> = {}): RenderedDocument {
  const drawn = renderDocument(readDocument({ content: elements }), { id: 1, ...options });
  return { ...drawn, css: byOwnNames(drawn) };
}

const OWN_CLASSES = /class="elementor-element (elementor-element-[\w-]+)([^"]*)/g;

function byOwnNames({ html, css }: RenderedDocument): string {
  const owners = new Map<string, Set<string>>();
  for (const [, name = '', classes = ''] of html.matchAll(OWN_CLASSES))
    for (const short of classes.split(' '))
      owners.set(short, (owners.get(short) ?? new Set()).add(`.${name}`));
  const own = (short: string): string => {
    const names = [...(owners.get(short) ?? [])];
    return names.length > 1 ? `:is(${names.join()})` : (names[0] ?? `.${short}`);
  };
  return css
    .replaceAll(/\.(s1[a-z]+)\.\1\.\1/g, (_, short: string) => `.elementor-1 .elementor-element${own(short)}`)
    .replaceAll(/\.(s1[a-z]+)\b/g, (_, short: string) => own(short));
}

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
