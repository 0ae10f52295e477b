/** Values that hold no others as they are; objects and lists with the numbers of what they hold. */
export type PackedTrees = readonly unknown[];

export interface Packer {
  /** The number of a value: the same for all that are equal. */
  put(value: unknown): number;
  readonly trees: PackedTrees;
}

/**
 * Packs plain data in which the same things stand again and again. What is read of a document has every default filled in:
 * written out it would be many times as long as the document.
 */
export function createPacker(): Packer {
  const trees: unknown[] = [];
  const numbers = new Map<string, number>();
  function put(value: unknown): number {
    const isTree = typeof value === 'object' && value !== null;
    const packed = isTree ? numbered(value) : value;
    const name = `${isTree ? 'tree' : 'plain'} ${JSON.stringify(packed)}`;
    const number = numbers.get(name) ?? trees.push(packed) - 1;
    numbers.set(name, number);
    return number;
  }
  const numbered = (tree: object): unknown =>
    Array.isArray(tree)
      ? tree.map(put)
      : Object.fromEntries(
          Object.entries(tree)
            .filter(([, value]) => value !== undefined)
            .map(([key, value]) => [key, put(value)]),
        );
  return { put, trees };
}

/** Another one each time: who keeps notes on a layer must not find those of its twin. */
export function unpack(trees: PackedTrees, number: number): unknown {
  const packed = trees[number];
  if (Array.isArray(packed)) return packed.map((each: number) => unpack(trees, each));
  if (typeof packed !== 'object' || packed === null) return packed;
  return Object.fromEntries(
    Object.entries(packed).map(([key, each]) => [key, unpack(trees, each as number)]),
  );
}
