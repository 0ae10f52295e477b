export interface ByteRange {
  readonly from: number;
  /** The last byte of it. */
  readonly to: number;
}

/** The one part that is asked for (RFC 9110, 14.1.2); null: all of it, also of several parts; 'none': a part that is not there. */
export function readRange(header: string | undefined, size: number): ByteRange | 'none' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '')
    return Number(last) === 0 ? 'none' : { from: Math.max(0, size - Number(last)), to: size - 1 };
  const from = Number(first);
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  // A part that ends before it begins is none that anybody could mean.
  if (last !== '' && Number(last) < from) return null;
  return from < size ? { from, to } : 'none';
}
