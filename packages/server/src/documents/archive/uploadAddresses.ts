/**
 * Addresses of uploads in a document's JSON, with or without a host, slashes plain or escaped. Not the end of a longer
 * path: another system's uploads lie below folders of its own.
 */
const ADDRESS =
  /(?<![\w%.~@+-])(?:(?:https?:)?\\?\/\\?\/[\w.:-]+)?\\?\/uploads(?:\\?\/[\w%~@+-][\w%.~@+-]*)+/g;

export interface UploadAddress {
  /** `https://shop.example` or `//shop.example`; empty without a host. */
  readonly host: string;
  /** Below `/uploads/`, decoded. */
  readonly file: string;
}

export const uploadAddresses = (json: string): readonly UploadAddress[] =>
  [...new Set(json.match(ADDRESS) ?? [])].map(read);

/** Puts other addresses in; null leaves one as it is. Everything around them stays byte for byte. */
export const replaceAddresses = (json: string, replace: (address: UploadAddress) => string | null): string =>
  json.replace(ADDRESS, (found) => replace(read(found)) ?? found);

function read(found: string): UploadAddress {
  const plain = found.replaceAll('\\/', '/');
  const at = plain.indexOf('/uploads/', plain.indexOf('//') + 1);
  return { host: plain.slice(0, at), file: decode(plain.slice(at + '/uploads/'.length)) };
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
