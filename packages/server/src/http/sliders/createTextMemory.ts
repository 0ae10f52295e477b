/** Texts that take long to make, by what they were made of. */
export interface TextMemory {
  /** The text of that name: kept, or made now. Null is not kept. */
  of(name: string, make: () => string | null): string | null;
}

/** Keeps those that were asked for last, up to a length of all together. */
export function createTextMemory(mostCharacters: number): TextMemory {
  const kept = new Map<string, string>();
  let length = 0;

  function drop(name: string): void {
    length -= kept.get(name)?.length ?? 0;
    kept.delete(name);
  }

  function keep(name: string, text: string): void {
    drop(name);
    if (text.length > mostCharacters) return;
    kept.set(name, text);
    length += text.length;
    // The oldest stand first.
    for (const each of kept.keys()) if (length > mostCharacters) drop(each);
  }

  return {
    of(name, make) {
      const text = kept.get(name) ?? make();
      if (text !== null) keep(name, text);
      return text;
    },
  };
}
