import type { ShopSettings } from '@vitrine/contract/shop';

export type MoneyFormat = Pick<ShopSettings['money'], 'decimals' | 'decimalSeparator' | 'thousandSeparator'>;

/** Minor units as the shop writes numbers: 1250 is `12.50` or `12,50`. */
export function formatPrice(minor: number | null, { decimals, decimalSeparator }: MoneyFormat): string {
  if (minor === null) return '';
  const digits = String(minor).padStart(decimals + 1, '0');
  if (decimals === 0) return digits;
  return `${digits.slice(0, -decimals)}${decimalSeparator || '.'}${digits.slice(-decimals)}`;
}

/** Minor units of a number; further decimals are rounded, half away from zero. Null: it is none. */
export function parsePrice(cell: string, format: MoneyFormat): number | null {
  const plain = plainNumber(cell, format);
  return plain === null ? null : scale(plain, format.decimals);
}

/** Digits with a dot: whatever separators were used. */
function plainNumber(cell: string, { decimalSeparator, thousandSeparator }: MoneyFormat): string | null {
  let text = cell.replace(/[\s\u00a0\u202f']/g, '');
  const separator = decimalSeparator || '.';
  if (text.includes(separator)) {
    const at = text.lastIndexOf(separator);
    text = `${text.slice(0, at).replace(/[.,]/g, '')}.${text.slice(at + separator.length)}`;
  } else if (
    /^[.,]$/.test(thousandSeparator) &&
    new RegExp(`^\\d{1,3}(\\${thousandSeparator}\\d{3})+$`).test(text)
  )
    text = text.replaceAll(thousandSeparator, '');
  else text = text.replace(',', '.');
  return /^\d{1,12}(?:\.\d*)?$|^\.\d+$/.test(text) ? text : null;
}

/** Without floats: 1.005 with two decimals is 1.01. */
function scale(plain: string, decimals: number): number {
  const [whole = '', part = ''] = plain.split('.');
  const kept = Number(`${whole}${part.slice(0, decimals).padEnd(decimals, '0')}`);
  return (part[decimals] ?? '0') >= '5' ? kept + 1 : kept;
}

const PLAIN: MoneyFormat = { decimals: 0, decimalSeparator: '.', thousandSeparator: '' };

/** Kilograms and centimetres are written, grams and millimetres are kept. */
export const formatMeasure = (value: number | null, decimals: number): string =>
  value === null
    ? ''
    : formatPrice(value, { ...PLAIN, decimals }).replace(/\.?0+$/, decimals > 0 ? '' : '$&');
export const parseMeasure = (cell: string, decimals: number): number | null =>
  parsePrice(cell, { ...PLAIN, decimals });

/** `2026-03-01 09:30:00`, in universal time. */
export const formatTime = (ms: number | null): string =>
  ms === null
    ? ''
    : new Date(ms)
        .toISOString()
        .replace('T', ' ')
        .replace(/(?:\.000)?Z$/, '');

const DATE = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/;

/** A day alone is its first or its last millisecond. Null: it is none. */
export function parseTime(cell: string, isEnd: boolean): number | null {
  const [, day, time, zone = 'Z'] = DATE.exec(cell.trim()) ?? [];
  if (!day) return null;
  const at = Date.parse(`${day}T${time ?? (isEnd ? '23:59:59.999' : '00:00')}${zone}`);
  return Number.isNaN(at) ? null : at;
}
