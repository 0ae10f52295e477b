/**
 * Addresses that a page's image list gives for those in its data (facts/module-page-contract): a resized or converted
 * copy, or one on another host. Keys are what the data says, in base64.
 */
export function imageList(host: Element): ReadonlyMap<string, string> {
  const images = host.querySelectorAll<HTMLElement>('image_lists>img[data-dbsrc][data-src]');
  return new Map(
    [...images].flatMap(({ dataset }) => {
      const written = decode(dataset['dbsrc'] ?? '');
      return written ? [[written, dataset['src'] ?? '']] : [];
    }),
  );
}

function decode(base64: string): string | null {
  try {
    return atob(base64);
  } catch {
    return null;
  }
}

/** The same data with those addresses. The page's own object stays as it is. */
export function withImages(data: unknown, images: ReadonlyMap<string, string>): unknown {
  if (images.size === 0) return data;
  const copy = (value: unknown): unknown => {
    if (typeof value === 'string') return images.get(value.replace(/^https?:/, '')) ?? value;
    if (Array.isArray(value)) return value.map(copy);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, copy(each)]));
  };
  return copy(data);
}
