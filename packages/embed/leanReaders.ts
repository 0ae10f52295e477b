import type { Plugin } from 'vite';

/** A piece of a syntax tree, as far as it is looked at. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** What describes documents rather than reads them, by the names that it has in every reader. */
const DESCRIBES: ReadonlySet<string> = new Set(['wire', 'ignores']);
/** What puts a note down. */
const TELLS: ReadonlySet<string> = new Set(['repaired', 'notUnderstood']);

/**
 * A visitor's browser reads documents; it does not check them. Schemas, and the notes on what was mended, stay out of its
 * bundle: nobody there asks for them.
 */
export const leanReaders = (): Plugin => ({
  name: 'lean-readers',
  transform: {
    filter: { id: /packages\/model\/src\// },
    handler(code) {
      const cuts: Node[] = [];
      collect(this.parse(code) as unknown as Node, cuts);
      return { code: without(cuts, code), map: null };
    },
  },
});

function collect(node: Node, cuts: Node[]): void {
  if (isDescription(node) || isTelling(node)) {
    cuts.push(node);
    return;
  }
  for (const child of Object.values(node).flat())
    if (typeof child === 'object' && child !== null && 'type' in child) collect(child as Node, cuts);
}

const nameOf = (node: unknown): string => String((node as { name?: unknown } | null | undefined)?.name ?? '');

const isDescription = ({ type, key }: Node): boolean => type === 'Property' && DESCRIBES.has(nameOf(key));

/** `place.repaired(…);`, `tellUnknownKind(…);`, and what only those need of a place. */
function isTelling({ type, key, expression, test }: Node): boolean {
  if (type === 'MethodDefinition') return TELLS.has(nameOf(key)) || nameOf(key) === 'path';
  if (type === 'IfStatement') return nameOf(test).startsWith('tell');
  if (type !== 'ExpressionStatement') return false;
  const outer = expression as Node;
  const call = outer.type === 'ChainExpression' ? (outer['expression'] as Node) : outer;
  const callee = call.type === 'CallExpression' ? (call['callee'] as Node) : null;
  return TELLS.has(nameOf(callee?.['property'])) || /^tell[A-Z]/.test(nameOf(callee));
}

function without(cuts: readonly Node[], code: string): string {
  let left = '';
  let at = 0;
  for (const { type, start, end } of cuts) {
    left += code.slice(at, start);
    // A condition may stand before a statement; after a property there is a comma.
    if (type.endsWith('Statement')) left += ';';
    at = type === 'Property' ? end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0) : end;
  }
  return left + code.slice(at);
}
