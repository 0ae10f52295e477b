/** An address with its query; what is undefined or empty is left out. */
export function address(
  base: string,
  parts: readonly string[],
  query: Readonly<Record<string, string | number | undefined>>,
): string {
  const path = parts.map((part) => `/${encodeURIComponent(part)}`).join('');
  const written = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(written.map(([name, value]): [string, string] => [name, String(value)]));
  return `${base}${path}${written.length === 0 ? '' : `?${search}`}`;
}

/** `..` and the like would name another call of the same interface. */
export const isPart = (text: string): boolean => /^[\w@-][\w.@-]{0,199}$/.test(text);
