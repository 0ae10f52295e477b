import { NAV_TEXT_LENGTH } from '@vitrine/model';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function decode(text: string): string {
  return text.replace(/&(#x?[\da-f]{1,6}|\w{2,6});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

/** spec/2 §5: text stripped of HTML and cut to a length. */
export function plainText(html: string, length: number = NAV_TEXT_LENGTH): string {
  const text = decode(html.replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
  const most = length > 0 ? length : NAV_TEXT_LENGTH;
  return text.length <= most ? text : [...text].slice(0, most).join('').trimEnd();
}
