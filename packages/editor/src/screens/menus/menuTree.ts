import type { ApiMenuItem } from '@vitrine/contract/api';
import { branchOf, moveItem, type Node, type Place, type Placed, treeOf } from '../../tree/placedTree.ts';

/** An item of a menu as a tree shows it. Its id is of this page alone: menus know their items by their places. */
export interface MenuNode extends Placed {
  readonly name: string;
  readonly url: string;
  readonly opensNew: boolean;
  readonly isMega: boolean;
  readonly html: string;
}

/** As the API has it. */
export const MOST_LEVELS = 5;

/** A menu's items with ids, one after the other. */
export function flatten(items: readonly ApiMenuItem[]): readonly MenuNode[] {
  const all: MenuNode[] = [];
  const add = (some: readonly ApiMenuItem[], parentId: number | null): void => {
    for (const [position, { title, url = '', children = [], ...more }] of some.entries()) {
      const id = all.length + 1;
      all.push({
        id,
        parentId,
        position,
        name: title,
        url,
        opensNew: more.opensNew === true,
        isMega: more.isMega === true,
        html: more.html ?? '',
      });
      add(children, id);
    }
  };
  add(items, null);
  return all;
}

/** And back, always in the same words: so two menus that are the same can be compared as texts. */
export function nest(all: readonly MenuNode[]): readonly ApiMenuItem[] {
  const write = ({ name, url, children, isMega, html, opensNew }: Node<MenuNode>): ApiMenuItem => ({
    title: name,
    url,
    children: children.map(write),
    ...(isMega && { isMega }),
    ...(html && { html }),
    ...(opensNew && { opensNew }),
  });
  return treeOf(all).map(write);
}

export const isSameMenu = (one: readonly ApiMenuItem[], other: readonly ApiMenuItem[]): boolean =>
  JSON.stringify(nest(flatten(one))) === JSON.stringify(nest(flatten(other)));

/** Null: it cannot stand there. */
export function moveNode(all: readonly MenuNode[], id: number, place: Place): readonly MenuNode[] | null {
  const changes = new Map(moveItem(all, id, place).map((change) => [change.id, change]));
  if (changes.size === 0) return null;
  const moved = all
    .map((node) => ({ ...node, ...changes.get(node.id) }))
    .toSorted((one, other) => one.position - other.position);
  return levelsOf(treeOf(moved)) > MOST_LEVELS ? null : moved;
}

const levelsOf = (nodes: readonly Node<MenuNode>[]): number =>
  nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map(({ children }) => levelsOf(children)));

/** At the end of the top. */
export const addNode = (
  all: readonly MenuNode[],
  item: Pick<MenuNode, 'name' | 'url'>,
): readonly MenuNode[] => [
  ...all,
  {
    id: 1 + Math.max(0, ...all.map(({ id }) => id)),
    parentId: null,
    position: all.filter(({ parentId }) => parentId === null).length,
    opensNew: false,
    isMega: false,
    html: '',
    ...item,
  },
];

/** It and what is below it go. */
export function removeNode(all: readonly MenuNode[], id: number): readonly MenuNode[] {
  const branch = branchOf(all, id);
  return all.filter((node) => !branch.has(node.id));
}

/** Where the API's errors say that each stands: `items.0.children.2`. */
export function pathsOf(all: readonly MenuNode[]): ReadonlyMap<number, string> {
  const paths = new Map<number, string>();
  const walk = (nodes: readonly Node<MenuNode>[], within: string): void => {
    for (const [index, { id, children }] of nodes.entries()) {
      paths.set(id, `${within}.${index}`);
      walk(children, `${within}.${index}.children`);
    }
  };
  walk(treeOf(all), 'items');
  return paths;
}
