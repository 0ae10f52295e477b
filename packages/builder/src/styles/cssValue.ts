import { isObject, isSafeUrl, normalizeUrl } from '@vitrine/model';

/** Ends a declaration or a rule, opens another, or reads an address that nobody has looked at. */
const HOSTILE = /[{}<>;\\@]|\/\*|\*\/|url\s*\(|expression\s*\(|image-set\s*\(|-moz-binding|javascript:/i;

/** A text that stays within its declaration; empty: it would not, and is left out. */
export function safeCss(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (typeof value !== 'string') return '';
  const text = value.replaceAll(/[\n\r\f\0]/g, ' ').trim();
  return text.length > LONGEST || HOSTILE.test(text) || !isBalanced(text) ? '' : text;
}

const LONGEST = 2000;

function isBalanced(text: string): boolean {
  let depth = 0;
  let quote = '';
  for (const letter of text) {
    if (quote !== '') quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '(') depth++;
    else if (letter === ')' && --depth < 0) return false;
  }
  return depth === 0 && quote === '';
}

const UNITS = /^(?:px|em|rem|%|vw|vh|vmin|vmax|svh|dvh|lvh|ch|fr|deg|grad|rad|turn|s|ms|custom|)$/;

export interface Sized {
  readonly size: string;
  readonly unit: string;
}

/** A slider's value; with the unit "custom" its size is CSS as it is written. */
export function sizedOf(value: unknown, byDefault = 'px'): Sized | null {
  if (typeof value === 'number' || typeof value === 'string') {
    const size = safeCss(value);
    return size === '' ? null : { size, unit: /^-?[\d.]+$/.test(size) ? byDefault : '' };
  }
  if (!isObject(value)) return null;
  const size = safeCss(value['size']);
  const unit = typeof value['unit'] === 'string' && UNITS.test(value['unit']) ? value['unit'] : byDefault;
  if (size === '') return null;
  if (unit === 'custom') return { size, unit: '' };
  return /^-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?$/.test(size) ? { size, unit } : null;
}

/** Ready to stand in a declaration. */
export function cssUrl(url: unknown, toUrl: (url: string) => string): string {
  if (typeof url !== 'string' || url.trim() === '' || !isSafeUrl(url)) return '';
  return `url("${normalizeUrl(toUrl(url.trim()))}")`;
}
