import type { Style } from '@vitrine/motion';
import type { LayerNodes } from '../../ports/Stage.ts';
import type { Split } from '../scene/Split.ts';

const CONTENT = [
  'transform',
  'opacity',
  'clipPath',
  'filter',
  'backdropFilter',
  'color',
  'backgroundColor',
] as const;
const MASK = ['transform'] as const;
const PART = ['transform', 'opacity', 'filter'] as const;

/** How the elements of a layer look at this moment, in what scenes change. Only reads. */
export function seenStyles({ content, mask }: LayerNodes, split: Split | null): ReadonlyMap<Element, Style> {
  const seen = new Map<Element, Style>([[content, read(content, CONTENT)]]);
  if (mask) seen.set(mask, read(mask, MASK));
  for (const part of split?.parts ?? []) seen.set(part, read(part, PART));
  return seen;
}

function read(element: HTMLElement, names: readonly (keyof CSSStyleDeclaration & string)[]): Style {
  const computed = element.ownerDocument.defaultView?.getComputedStyle(element);
  const values = names.map((name) => [name, String(computed?.[name] ?? '')] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}
