import { isSafeUrl } from '@vitrine/model';
import { safeInlineStyle } from './inlineStyle.ts';
import { DEFERRED } from './deferredStyles.ts';

const ADDRESSES: ReadonlySet<string> = new Set(['href', 'src', 'cite', 'srcset']);
/** Attributes of an svg that may point at something: only at a part of the same picture. */
const OWN_PARTS: ReadonlySet<string> = new Set(['fill', 'stroke', 'mask', 'clip-path']);

/** The value that an allowed attribute may keep; null when it must go. */
export function cleanAttribute(name: string, value: string): string | null {
  const key = name.toLowerCase();
  if (key === 'style' || key === DEFERRED) return safeInlineStyle(value) || null;
  if (ADDRESSES.has(key)) return isSafeUrl(value) ? value : null;
  if (OWN_PARTS.has(key))
    return /url\s*\(/i.test(value) && !/^\s*url\(\s*["']?#[\w-]+["']?\s*\)\s*$/i.test(value) ? null : value;
  return value;
}
