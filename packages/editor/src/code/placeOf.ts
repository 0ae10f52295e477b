import { jsonLanguage } from '@codemirror/lang-json';

type Tree = ReturnType<typeof jsonLanguage.parser.parse>;
type TreeNode = Tree['topNode'];

export interface TextRange {
  readonly from: number;
  readonly to: number;
}

const VALUES = new Set(['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null']);

/** Where in the text of a document a path leads to, as readers write it: `slides.12.layers.3.size.w[1]`. As far as it can be followed. */
export function placeOf(text: string, path: string, tree: Tree = jsonLanguage.parser.parse(text)): TextRange {
  let value = valueIn(tree.topNode);
  let range: TextRange = { from: value?.from ?? 0, to: Math.min(text.length, (value?.from ?? 0) + 1) };
  let rest = path;
  while (value && rest !== '') {
    const step: Step | null = value.name === 'Object' ? memberOf(value, rest, text) : itemOf(value, rest);
    if (!step) break;
    ({ range, value, rest } = step);
  }
  return range;
}

interface Step {
  readonly range: TextRange;
  readonly value: TreeNode | null;
  readonly rest: string;
}

const valueIn = (node: TreeNode): TreeNode | null => {
  for (let child = node.firstChild; child; child = child.nextSibling)
    if (VALUES.has(child.name)) return child;
  return null;
};

/** Keys may hold points: the longest that fits is meant. */
function memberOf(node: TreeNode, path: string, text: string): Step | null {
  let best: { readonly length: number; readonly property: TreeNode; readonly name: TreeNode } | null = null;
  for (let property = node.firstChild; property; property = property.nextSibling) {
    const name = property.getChild('PropertyName');
    if (property.name !== 'Property' || !name) continue;
    const key = textOf(text.slice(name.from, name.to));
    const fits = path === key || (path.startsWith(key) && /^[.[]/.test(path.slice(key.length)));
    if (fits && key.length >= (best?.length ?? 0)) best = { length: key.length, property, name };
  }
  if (!best) return null;
  const { property, name, length } = best;
  return {
    range: { from: name.from, to: name.to },
    value: valueIn(property),
    rest: path.slice(length).replace(/^\./, ''),
  };
}

function itemOf(node: TreeNode, path: string): Step | null {
  const [step, bracketed, bare] = /^(?:\[(\d+)\]|(\d+)(?=[.[]|$))\.?/.exec(path) ?? [];
  if (step === undefined || node.name !== 'Array') return null;
  let left = Number(bracketed ?? bare);
  for (let child = node.firstChild; child; child = child.nextSibling)
    if (VALUES.has(child.name) && left-- === 0)
      return {
        // Of an object or a list only its beginning: all of it would be one large mark.
        range: { from: child.from, to: /Object|Array/.test(child.name) ? child.from + 1 : child.to },
        value: child,
        rest: path.slice(step.length),
      };
  return null;
}

const textOf = (written: string): string => {
  try {
    return String(JSON.parse(written));
  } catch {
    // Not whole yet.
    return '';
  }
};

/** The keys and numbers that lead to a spot of the tree, and whether a key or a value stands there. */
export function pathAt(
  tree: Tree,
  text: string,
  at: number,
): { readonly path: readonly (string | number)[]; readonly isKey: boolean } {
  const path: (string | number)[] = [];
  const inner = tree.resolveInner(at, -1);
  let node: TreeNode | null = inner;
  let isKey = inner.name === 'PropertyName' || inner.name === 'Object';
  // What is not whole yet is no part of the tree: an error within an object.
  if (inner.type.isError && inner.parent?.name === 'Object') isKey = true;
  for (let below: TreeNode | null = null; node; below = node, node = node.parent) {
    if (node.name === 'Property') {
      const name = node.getChild('PropertyName');
      const isInName = below?.name === 'PropertyName';
      if (name && !isInName) path.unshift(textOf(text.slice(name.from, name.to)));
    }
    if (node.name === 'Array' && below) path.unshift(indexIn(node, below.from));
  }
  return { path, isKey };
}

function indexIn(list: TreeNode, from: number): number {
  let index = 0;
  for (let child = list.firstChild; child && child.from < from; child = child.nextSibling)
    if (VALUES.has(child.name)) index++;
  return index;
}
