/** Stand for whole groups where a file is exported, and for no column of one. */
const GROUPS = new Set(['Attributes', 'Meta']);
const PARTS = ['name', 'value(s)', 'visible', 'global', 'default'] as const;
const ATTRIBUTES = 3;

/** What a column can be taken for: what is known, the first attributes, a field of its own name, and what it is taken for now. */
export function columnOptions(known: readonly string[], header: string, current: string): readonly string[] {
  const attributes = Array.from({ length: ATTRIBUTES }, (_, index) =>
    PARTS.map((part) => `Attribute ${index + 1} ${part}`),
  );
  const name = header.replace(/^meta:\s*/i, '').trim();
  const all = [
    ...known.filter((column) => !GROUPS.has(column)),
    ...attributes.flat(),
    ...(name === '' ? [] : [`Meta: ${name}`]),
    ...(current === '' ? [] : [current]),
  ];
  return [...new Set(all)];
}
