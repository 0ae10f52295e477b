import fc from 'fast-check';

/** One change of a document: the turns of a walk down from its root, and what is done where it ends. */
export interface Mutation {
  readonly turns: readonly number[];
  readonly change: Change;
}

type Change =
  | { readonly kind: 'delete' | 'textForNumber' | 'emptyList' | 'listAround' | 'twinIds' | 'ringOfParents' }
  | { readonly kind: 'set'; readonly value: unknown }
  | { readonly kind: 'swap'; readonly turns: readonly number[] }
  | { readonly kind: 'many' | 'deep'; readonly times: number };

type Json = Readonly<Record<string, unknown>>;
type Path = readonly string[];

const HOSTILE_TEXTS = [
  '</style><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'red;}body{display:none',
  '}*{color:red',
  '{{{{',
  'url(javascript:alert(1))',
  'javascript:alert(1)',
  'expression(alert(1))',
  '/* open',
  '\\',
  '\u0000\u2028\ud800',
  '<svg onload=alert(1)>',
  '__proto__',
  'constructor',
  'toString',
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  '999999999999999999999px',
  '#a',
  'w0',
  '{1,2}',
  '<b>unclosed <i>text',
  'x'.repeat(5000),
  '\n'.repeat(300),
];
const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  '',
  0,
  -1,
  1.5,
  1e9,
  -1e9,
  1e308,
  Number.MIN_VALUE,
  [],
  {},
  [null],
  [{}],
  [1, 2, 3, 4, 5, 6, 7],
  { toString: 1, valueOf: null },
  { length: 3 },
];

const turns = fc.array(fc.nat(9999), { minLength: 1, maxLength: 10 });
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constantFrom('delete', 'textForNumber', 'emptyList', 'listAround') }),
  fc.record({ kind: fc.constant('set'), value: fc.constantFrom(...HOSTILE_VALUES) }),
  fc.record({ kind: fc.constant('set'), value: fc.constantFrom(...HOSTILE_TEXTS) }),
  fc.record({
    kind: fc.constant('set'),
    value: fc.oneof(fc.string(), fc.double(), fc.jsonValue({ maxDepth: 2 })),
  }),
  fc.record({ kind: fc.constant('swap'), turns }),
  fc.record({ kind: fc.constant('many'), times: fc.constantFrom(2, 6, 300) }),
  fc.record({ kind: fc.constant('deep'), times: fc.constantFrom(3, 2000, 20_000) }),
  fc.record({ kind: fc.constantFrom('twinIds', 'ringOfParents') }),
) as fc.Arbitrary<Change>;

/** One to four changes. They print as walks and words, so that a failing run can be read and run again. */
export const mutations: fc.Arbitrary<readonly Mutation[]> = fc.array(fc.record({ turns, change }), {
  minLength: 1,
  maxLength: 4,
});

/** The document with one thing changed; all else is shared with the document, not copied. */
export function mutate(document: unknown, { turns: walk, change: what }: Mutation): unknown {
  if (what.kind === 'twinIds' || what.kind === 'ringOfParents')
    return confuseLayers(document, walk, what.kind);
  return changeAt(document, pathOf(document, walk), (value) => changed(value, what, document));
}

const REMOVED = Symbol('removed');

function changed(value: unknown, what: Change, document: unknown): unknown {
  switch (what.kind) {
    case 'set':
      return what.value;
    case 'textForNumber':
      return typeof value === 'number' ? `${value}px` : Number.NaN;
    case 'emptyList':
      return [];
    case 'listAround':
      return [value];
    case 'swap':
      return getAt(document, pathOf(document, what.turns));
    case 'many':
      return Array.from({ length: what.times }, () => value);
    case 'deep':
      return nest(value, what.times);
    default:
      return REMOVED;
  }
}

function nest(value: unknown, times: number): unknown {
  let nested = value;
  for (let level = 0; level < times; level++) nested = level % 2 ? { a: nested } : [nested];
  return nested;
}

/** Two layers of a slide that claim the same id, or that are each other's parent. */
function confuseLayers(
  document: unknown,
  walk: readonly number[],
  kind: 'twinIds' | 'ringOfParents',
): unknown {
  const [slideTurn = 0, first = 0, second = 0] = walk;
  const slide = at(keysOf(getAt(document, ['slides'])), slideTurn);
  const path = ['slides', slide, 'layers'];
  const keys = keysOf(getAt(document, path));
  if (keys.length === 0) return document;
  const [a, b] = [at(keys, first), at(keys, second)];
  const idOf = (key: string): unknown => getAt(document, [...path, key, 'id']) ?? key;
  const group = { type: 'container', subtype: 'group' };
  const give = (json: unknown, key: string, fields: Json): unknown =>
    changeAt(json, [...path, key], (layer) => ({ ...(layer as Json), ...fields }));
  if (kind === 'twinIds') return give(document, a, { id: idOf(b) });
  return give(give(document, a, { ...group, pid: idOf(b) }), b, { ...group, pid: idOf(a) });
}

const at = (keys: Path, turn: number): string => keys[turn % keys.length] ?? '';
const keysOf = (json: unknown): Path => (typeof json === 'object' && json !== null ? Object.keys(json) : []);

function pathOf(json: unknown, walk: readonly number[]): Path {
  const [turn, ...rest] = walk;
  const keys = keysOf(json);
  if (turn === undefined || keys.length === 0) return [];
  const key = at(keys, turn);
  return [key, ...pathOf((json as Json)[key], rest)];
}

const getAt = (json: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) => (keysOf(value).includes(key) ? (value as Json)[key] : undefined),
    json,
  );

function changeAt(json: unknown, [key, ...rest]: Path, update: (value: unknown) => unknown): unknown {
  if (key === undefined) return update(json);
  const value = changeAt((json as Json | undefined)?.[key], rest, update);
  if (Array.isArray(json)) {
    return value === REMOVED ? json.toSpliced(Number(key), 1) : json.with(Number(key), value);
  }
  const { [key]: _, ...others } = { ...(json as Json) };
  if (value === REMOVED) return others;
  return { ...(json as Json), [key]: value };
}
