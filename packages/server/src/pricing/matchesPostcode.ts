const tidy = (postcode: string): string => postcode.toUpperCase().replace(/[\s-]/g, '');

function isBetween(code: string, from: string, to: string): boolean {
  if (/^\d+$/.test(code + from + to)) return Number(code) >= Number(from) && Number(code) <= Number(to);
  return code.length === from.length && code >= from && code <= to;
}

/** A pattern is a postcode, a start (`AB*`) or a range (`10..20`); spaces, hyphens and case do not count. */
export function matchesPostcode(pattern: string, postcode: string): boolean {
  const code = tidy(postcode);
  const wanted = tidy(pattern);
  const [from, to] = wanted.split('..');
  if (from && to) return isBetween(code, from, to);
  if (wanted.endsWith('*')) return code !== '' && code.startsWith(wanted.slice(0, -1));
  return code === wanted;
}
