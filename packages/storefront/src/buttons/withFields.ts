/** The address with these fields beside its own. */
export const withFields = (url: string, fields: Readonly<Record<string, string | number>>): string => {
  const written = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  return `${url}${url.includes('?') ? '&' : '?'}${written.toString()}`;
};
