import type { Frame } from '@vitrine/engine';
import type { RowItem } from '../../nav/rowItems.ts';
import { fillNumber } from '../../nav/text/slideNumber.ts';
import { parseDrawn } from '../parseDrawn.ts';

interface Standing {
  readonly node: HTMLElement;
  readonly index: number;
}

/** The nodes of a row's items: those that a server has put there, and others of its making when they come into view. */
export function createRowNodes(
  group: HTMLElement,
  drawn: (key: string) => string | null,
  { navKeys }: Pick<Frame, 'navKeys'>,
): (items: readonly RowItem[]) => ReadonlyMap<string, HTMLElement> {
  const standing = new Map<string, Standing>();
  for (const node of group.children)
    if (node instanceof HTMLElement) {
      const key = node.dataset['key'] ?? '';
      standing.set(key, { node, index: navKeys.indexOf(key) });
    }

  function remove(key: string, { node }: Standing): void {
    // What can be made again is not kept: there may be thousands.
    if (drawn(key) !== null) standing.delete(key);
    node.remove();
  }
  function nodeOf({ key, index }: RowItem): HTMLElement | null {
    const known = standing.get(key)?.node;
    if (known) return known;
    const node = parseDrawn(group, fillNumber(drawn(key) ?? '', index + 1)).firstElementChild;
    if (!(node instanceof HTMLElement)) return null;
    standing.set(key, { node, index });
    return node;
  }

  return (items) => {
    const places = new Map(items.map(({ key, index }) => [key, index]));
    for (const [key, each] of standing) if (places.get(key) !== each.index) remove(key, each);
    const nodes = new Map<string, HTMLElement>();
    let before: Element | null = null;
    for (const item of items) {
      const node = nodeOf(item);
      if (!node) continue;
      nodes.set(item.key, node);
      const next: Element | null = before ? before.nextElementSibling : group.firstElementChild;
      // Moved only if it must be: it would lose the focus.
      if (next !== node) group.insertBefore(node, next);
      before = node;
    }
    return nodes;
  };
}
