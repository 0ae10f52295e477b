import type { Frame } from '@vitrine/engine';
import type { RowItem } from '../markup/rowItems.ts';
import { fillNumber } from '../markup/slideNumber.ts';
import { parseDrawn } from '../stage/parseDrawn.ts';

interface Standing {
  readonly node: HTMLElement;
  /** Its place, and so its number. */
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

  function removeAllBut(keys: ReadonlySet<string>): void {
    for (const [key, { node }] of standing) {
      if (keys.has(key)) continue;
      // What can be made again is not kept: there may be thousands.
      if (drawn(key) !== null) standing.delete(key);
      node.remove();
    }
  }
  function nodeOf({ key, index }: RowItem): HTMLElement | null {
    const known = standing.get(key);
    if (known?.index === index) return known.node;
    const made = parseDrawn(group, fillNumber(drawn(key) ?? '', index + 1)).firstElementChild;
    if (!(made instanceof HTMLElement)) return known?.node ?? null;
    const node = known ? renumbered(known.node, made) : made;
    standing.set(key, { node, index });
    return node;
  }

  return (items) => {
    removeAllBut(new Set(items.map(({ key }) => key)));
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

/** The same node with what another says and shows: a new one in its place would not have the focus. */
function renumbered(node: HTMLElement, made: HTMLElement): HTMLElement {
  const [look, other] = [node, made].map((each) => each.querySelector(':scope>.sr7-look'));
  const [button, named] = [node, made].map((each) => each.querySelector(':scope>button'));
  if (look && other) look.replaceWith(other);
  button?.setAttribute('aria-label', named?.getAttribute('aria-label') ?? '');
  return node;
}
