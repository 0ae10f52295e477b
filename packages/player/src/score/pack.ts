/** Data in which the same things stand again and again, each written once. A thing is named by its number among the values. */
export interface PackedTrees {
  /** The keys of objects; many have the same. */
  readonly shapes: readonly (readonly string[])[];
  /** What holds nothing else as it is, and the others as numbers: `Packed`. */
  readonly values: readonly unknown[];
}

/**
 * - A list: 0, and the numbers of what it holds.
 * - An object: the number of its shape from 1, and those of what it holds, in the order of its keys.
 * - One that is much like another: that one's number from -1 down, and by pairs which of its keys differ and what they hold.
 */
type Packed = readonly [head: number, ...numbers: number[]];

export interface Packer {
  /** The number of a value: the same for all that are equal. */
  put(value: unknown): number;
  readonly trees: PackedTrees;
}

/**
 * What is read of a document has every default filled in: written out it would be many times as long as the document, and layers
 * differ from each other in little.
 */
export function createPacker(): Packer {
  const shapes: string[][] = [];
  const values: unknown[] = [];
  const numbers = new Map<string, number>();
  const shapeNumbers = new Map<string, number>();
  /** The first object of each shape: the others say how they differ from it. */
  const firsts = new Map<number, { readonly number: number; readonly held: readonly number[] }>();

  function once(name: string, value: unknown): number {
    const number = numbers.get(name) ?? values.push(value) - 1;
    numbers.set(name, number);
    return number;
  }

  function put(value: unknown): number {
    if (typeof value !== 'object' || value === null) return once(`plain ${JSON.stringify(value)}`, value);
    if (Array.isArray(value)) return putTree([0, ...value.map(put)]);
    const entries = Object.entries(value).filter(([, held]) => held !== undefined);
    const shape = shapeOf(entries.map(([key]) => key));
    const held = entries.map(([, each]) => put(each));
    const first = firsts.get(shape);
    const number = putTree((first && difference(first, held)) ?? [shape + 1, ...held]);
    if (!first) firsts.set(shape, { number, held });
    return number;
  }

  const putTree = (packed: Packed): number => once(`tree ${packed.join()}`, packed);

  function shapeOf(keys: string[]): number {
    const name = JSON.stringify(keys);
    const number = shapeNumbers.get(name) ?? shapes.push(keys) - 1;
    shapeNumbers.set(name, number);
    return number;
  }
  return { put, trees: { shapes, values } };
}

/** Null where writing the object out is no longer. */
function difference(
  first: { readonly number: number; readonly held: readonly number[] },
  held: readonly number[],
): Packed | null {
  const pairs = held.flatMap((number, key) => (number === first.held[key] ? [] : [key, number]));
  const isSame = pairs.length === 0;
  return isSame || pairs.length >= held.length ? null : [-1 - first.number, ...pairs];
}

/** Under these keys are things that somebody keeps notes on: none may be its twin, however alike they are. */
const OWN: ReadonlySet<string> = new Set(['layers', 'children', 'background', 'actions']);

/** Unpacks values by their number: another one each time, which has in common with others what they hold that is the same. */
export function createUnpacker({ shapes, values }: PackedTrees): (number: number) => unknown {
  const shared = new Map<number, unknown>();

  function sharedAt(number: number): unknown {
    if (!shared.has(number)) shared.set(number, make(number, sharedAt));
    return shared.get(number);
  }

  const ownAt = (number: number): unknown => make(number, ownAt);

  function make(number: number, each: (number: number) => unknown): unknown {
    const packed = values[number];
    if (!Array.isArray(packed)) return packed;
    const [head, ...held] = packed as unknown as Packed;
    if (head === 0) return held.map(each);
    if (head > 0) return filled(shapes[head - 1] ?? [], held, each);
    const [shape, ...numbers] = values[-1 - head] as Packed;
    for (let at = 0; at < held.length; at += 2) numbers[held[at] ?? 0] = held[at + 1] ?? -1;
    return filled(shapes[shape - 1] ?? [], numbers, each);
  }

  /** Hundreds of them are made before a module begins. */
  function filled(
    keys: readonly string[],
    numbers: readonly number[],
    each: (number: number) => unknown,
  ): unknown {
    const object: Record<string, unknown> = {};
    for (let at = 0; at < keys.length; at++) {
      const key = keys[at] as string;
      const value = numbers[at] ?? -1;
      const isOwn = each === ownAt && OWN.has(key);
      if (isOwn && holdsSomething(values[value])) {
        fillWhenAsked(object, key, () => ownAt(value));
        continue;
      }
      const made = isOwn ? ownAt(value) : sharedAt(value);
      // Authors name things as they like: this name would be taken for another object to inherit from.
      if (key === '__proto__') Object.defineProperty(object, key, { value: made, enumerable: true });
      else object[key] = made;
    }
    return object;
  }

  return ownAt;
}

/** No list of nothing: most layers have those for children and actions. */
const holdsSomething = (packed: unknown): boolean => Array.isArray(packed) && packed.length > 1;

/** Layers are most of a slide, and where nothing moves them nobody ever asks for them. */
function fillWhenAsked(object: object, key: string, make: () => unknown): void {
  Object.defineProperty(object, key, {
    configurable: true,
    enumerable: true,
    get() {
      const value = make();
      Object.defineProperty(object, key, { value, writable: true });
      return value;
    },
  });
}
