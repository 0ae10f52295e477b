const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
const ENTITY = /&(?:(amp|lt|gt|quot|nbsp)|#(\d{1,7})|#x([\da-f]{1,6}));/gi;

/** The words of clean HTML as plain text, cut between two of them. */
export function plainText(html: string, characters: number): string {
  const text = html
    .replace(/<[^<>]*>/g, ' ')
    .replace(ENTITY, (_, name?: string, decimal?: string, hex?: string) => {
      if (name) return ENTITIES[name.toLowerCase()] ?? '';
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
    })
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= characters) return text;
  const cut = text.slice(0, characters);
  // A single word that is longer is cut within, but not within a character.
  return `${cut.replace(/\s+\S*$/, '').replace(/[\uD800-\uDBFF]$/, '')}…`;
}
