import { describe, expect, it } from 'vitest';
import type { Note } from '../reading/Note.ts';
import { createReading, Place } from '../reading/Place.ts';
import type { LayerFields } from '../layer/layer.ts';
import { layerFields } from '../layer/layer.ts';
import type { Reader } from '../reading/Reader.ts';
import { number, text } from '../reading/scalars.ts';
import { from, shape } from '../reading/shape.ts';
import { buildLayers, type Layer } from './buildLayers.ts';

/** The tree by keys: `a(b c(d))`. */
const draw = (layers: readonly Layer[]): string =>
  layers.map(({ key, children }) => (children.length > 0 ? `${key}(${draw(children)})` : key)).join(' ');

function build(
  wire: unknown,
  reader: Reader<LayerFields> = layerFields,
): { layers: readonly Layer[]; readonly tree: string; notes: readonly Note[] } {
  const reading = createReading();
  const { notes } = reading;
  const layers = buildLayers(reader, wire, new Place(reading).at('layers'));
  return {
    layers,
    get tree() {
      return draw(layers);
    },
    notes,
  };
}

const group = { type: 'container', subtype: 'group' };

describe('the tree', () => {
  it('hangs layers on their parents, whether ids are numbers or text', () => {
    const { tree, notes } = build({
      1: { id: 1, ...group },
      2: { id: '2', ...group, pid: 1 },
      3: { id: 3, pid: '2' },
      4: { id: 4, pid: -1 },
      5: { id: 5, pid: '-1' },
      6: { id: 6, pid: '' },
      7: { id: 7, pid: null },
    });
    expect({ tree, notes }).toEqual({ tree: '1(2(3)) 4 5 6 7', notes: [] });
  });

  it.each([0, '0'])('takes the id %j for one like any other', (id) => {
    expect(build({ 0: { id, ...group }, 1: { id: 1, pid: id } }).tree).toBe('0(1)');
    expect(
      build([
        { id, ...group },
        { id: 1, pid: 0 },
      ]).tree,
    ).toBe('0(1)');
  });

  it('sorts children by their order, the document’s order where that is equal', () => {
    const { tree } = build({
      1: { ...group },
      2: { pid: 1, order: 9 },
      3: { pid: 1, order: '1' },
      4: { pid: 1 },
      5: { pid: 1, order: 5 },
    });
    expect(tree).toBe('1(3 4 5 2)');
  });

  it('reads layers from a list, and what is no layer is left out and told', () => {
    const { tree, notes } = build([{ id: 'a' }, null, 'text', { id: 'b' }, [1]]);
    expect(tree).toBe('a b');
    expect(notes.map(({ path }) => path)).toEqual(['layers.1', 'layers.2', 'layers.4']);
  });

  it.each([undefined, null, [], {}, 5, 'text'])('is empty for %j', (wire) => {
    expect(build(wire).layers).toEqual([]);
  });

  it('takes the key of its entry for the id of a layer that has none', () => {
    expect(build({ 4: { ...group }, 5: { pid: '4' } }).layers.map(({ id }) => id)).toEqual(['4']);
  });
});

describe('a parent that cannot be', () => {
  const path = (key: string): string => `layers.${key}.pid`;

  it.each<[parent: string, wire: object, tree: string, told: string]>([
    ['missing', { 1: { pid: 9 } }, '1', '1'],
    ['the layer itself', { 1: { ...group, pid: 1 }, 2: { pid: 1 } }, '1(2)', '1'],
    ['its own child', { 1: { ...group, pid: 2 }, 2: { ...group, pid: 1 } }, '1(2)', '1'],
    [
      'its own grandchild',
      { 1: { ...group, pid: 3 }, 2: { ...group, pid: 1 }, 3: { ...group, pid: 2 } },
      '1(2(3))',
      '1',
    ],
    ['a text', { 1: { type: 'text' }, 2: { pid: 1 } }, '1 2', '2'],
    ['the background', { 1: { type: 'shape', subtype: 'slidebg' }, 2: { pid: 1 } }, '1 2', '2'],
  ])('(%s) leaves the layer on the slide, with its children, and is told', (_, wire, tree, told) => {
    const built = build(wire);
    expect(built.tree).toBe(tree);
    expect(built.notes.map((note) => [note.kind, note.path])).toEqual([['repaired', path(told)]]);
  });

  it('leaves layers below a ring of parents where they are', () => {
    const ring = { 1: { ...group, pid: 2 }, 2: { ...group, pid: 3 }, 3: { ...group, pid: 2 } };
    expect(build(ring).tree).toBe('2(1 3)');
  });

  it('is told by the key of its entry, not by its id', () => {
    expect(build({ 5: { id: 'title', pid: 9 } }).notes.map((note) => note.path)).toEqual([path('5')]);
  });
});

describe('an id that occurs twice', () => {
  it('belongs to the layer that stands under it in the document', () => {
    const { layers, tree, notes } = build({
      2: { id: 9, ...group, alias: 'copy' },
      9: { id: 9, ...group, alias: 'owner' },
      10: { pid: 9 },
    });
    expect(tree).toBe('9_2 9(10)');
    expect(layers.map(({ alias }) => alias)).toEqual(['copy', 'owner']);
    expect(notes).toEqual([
      {
        kind: 'repaired',
        path: 'layers.2.id',
        message: 'layer id "9" is taken; this one is called 9_2',
      },
    ]);
  });

  it('belongs to the first where none stands under it, and the others are numbered', () => {
    const { tree } = build({ 1: { id: 'a', ...group }, 2: { id: 'a' }, 3: { id: 'a' }, 4: { pid: 'a' } });
    expect(tree).toBe('a(4) a_2 a_3');
  });

  it('never ends in a key that another layer has', () => {
    expect(build({ 9: { id: 9 }, '9_2': {}, 3: { id: 9 } }).tree).toBe('9_3 9 9_2');
  });

  it('is one also where ids differ only in letters that a class name cannot have', () => {
    const { layers } = build({ 'a b': {}, a_b: {}, 'a:b': {} });
    expect(new Set(layers.map(({ key }) => key)).size).toBe(3);
  });
});

describe('ten thousand layers', () => {
  const tree = shape({
    id: text(),
    parentId: from('pid', text()),
    type: text(),
    subtype: text(),
    tag: text(),
    order: number(5),
  });
  /** Reads what the tree is made of, and nothing else: the rest of each layer would take its time. */
  const frugal = {
    ...layerFields,
    read: (value: unknown, place: Place) => tree.read(value, place) as LayerFields,
  };
  const MANY = 10_000;
  const buildMany = (layer: (index: number) => object) =>
    build(
      Array.from({ length: MANY }, (_, index) => ({ ...group, ...layer(index) })),
      frugal,
    );
  const told = ({ notes }: ReturnType<typeof build>, words: string): readonly string[] =>
    notes.filter(({ message }) => message.includes(words)).map((note) => note.path);

  it('in a nest have no ring in it', () => {
    const built = buildMany((index) => ({ pid: index === 0 ? 'x' : index - 1 }));
    expect(told(built, 'stands inside')).toEqual([]);
    expect(told(built, 'does not exist')).toEqual(['layers.0.pid']);
  });

  it('in a ring are told once, by the first', () => {
    const built = buildMany((index) => ({ pid: (index + 1) % MANY }));
    expect(told(built, 'stands inside')).toEqual(['layers.0.pid']);
  });

  it('below a small ring, nearest last, are not taken for a part of it', () => {
    const built = buildMany((index) => ({ pid: index === MANY - 1 ? MANY - 2 : index + 1 }));
    expect(told(built, 'stands inside')).toEqual([`layers.${MANY - 2}.pid`]);
  });

  it('on a large ring, each on its own layer of it, neither', () => {
    const half = MANY / 2;
    const built = buildMany((index) => ({ pid: index < half ? index + half : half + ((index + 1) % half) }));
    expect(told(built, 'stands inside')).toEqual([`layers.${half}.pid`]);
  });

  it('with one id are numbered', () => {
    const { layers, notes } = buildMany(() => ({ id: 'a', pid: 'x' }));
    expect(new Set(layers.map(({ key }) => key)).size).toBe(MANY);
    expect(layers.at(-1)?.key).toBe(`a_${MANY}`);
    expect(notes.length).toBeGreaterThanOrEqual(MANY);
  });

  it('of which half have the names that the copies of the others would get are numbered after those', () => {
    const { layers } = buildMany((index) => ({ id: index % 2 ? 'a' : `a_${index / 2 + 2}`, pid: 'x' }));
    expect(new Set(layers.map(({ key }) => key)).size).toBe(MANY);
  });
});

describe('what a layer is', () => {
  it.each([
    ['text', '', 'text'],
    ['text', 'button', 'button'],
    ['image', '', 'image'],
    ['object', '', 'image'],
    ['shape', 'image', 'shape'],
    ['shape', 'slidebg', 'background'],
    ['container', 'row', 'row'],
    ['container', '', 'container'],
    ['video', '', 'video'],
    ['', 'audio', 'audio'],
    ['shape', 'particlewave', 'shape'],
    ['', '', 'shape'],
  ])('%j with subtype %j is a %s and says nothing', (type, subtype, kind) => {
    const { layers, notes } = build({ 1: { type, subtype } });
    expect({ kind: layers[0]?.kind, notes }).toEqual({ kind, notes: [] });
  });

  it.each([
    ['shape', 'lottie', 'shape'],
    ['text', 'typewriter', 'text'],
    ['hologram', '', 'shape'],
    ['constructor', '', 'shape'],
    ['', 'toString', 'shape'],
    ['__proto__', '__proto__', 'shape'],
  ])('%j with subtype %j keeps its box as a %s and is told', (type, subtype, kind) => {
    const { layers, notes } = build({ 1: { type, subtype } });
    expect(layers[0]?.kind).toBe(kind);
    expect(notes).toMatchObject([{ kind: 'not-understood', path: 'layers.1' }]);
  });

  it.each([
    ['h1', 'h1', 0],
    [' DIV ', 'div', 0],
    ['sr7-txt', 'sr7-txt', 0],
    ['', null, 0],
    ['script', null, 1],
    ['constructor', null, 1],
  ])('a tag of %j is %j', (tag, expected, told) => {
    const { layers, notes } = build({ 1: { tag } });
    expect({ tag: layers[0]?.tag, paths: notes.map(({ path }) => path) }).toEqual({
      tag: expected,
      paths: Array.from({ length: told }, () => 'layers.1.tag'),
    });
  });
});
