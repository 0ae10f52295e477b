import { actionHash, type DynamicTag } from '@vitrine/builder';
import type { DocumentToDraw } from '@vitrine/server';
import { phpDate } from './phpDate.ts';

type Known = Pick<DocumentToDraw, 'values' | 'links' | 'nowMs' | 'timeZone' | 'language'>;
type Resolve = (settings: DynamicTag['settings'], known: Known) => unknown;

/** Other names for the same. */
const SAME: Readonly<Record<string, string>> = {
  'product-title': 'woocommerce-product-title-tag',
  'product-price': 'woocommerce-product-price-tag',
  'product-sku': 'woocommerce-product-sku-tag',
  'product-image': 'woocommerce-product-image-tag',
  'product-short-description': 'woocommerce-product-short-description-tag',
  'woocommerce-product-content-tag': 'woocommerce-product-short-description-tag',
  'post-time': 'post-date',
};

const textIn = (settings: DynamicTag['settings'], key: string): string =>
  typeof settings[key] === 'string' || typeof settings[key] === 'number' ? String(settings[key]) : '';

/** What is worked out from the settings of a tag. */
const WORKED_OUT: Readonly<Record<string, Resolve>> = {
  'current-date-time': (settings, { nowMs, timeZone, language }) => {
    const formats = [formatIn(settings, 'date_format', 'F j, Y'), formatIn(settings, 'time_format', '')];
    return escaped(phpDate(formats.filter(Boolean).join(' '), nowMs, timeZone, language));
  },
  'internal-url': (settings, { links }) => {
    const type = settings['type'] === 'taxonomy' ? 'taxonomy' : 'post';
    return links[`${type}:${textIn(settings, `${type}_id`)}`];
  },
  popup(settings) {
    const action = textIn(settings, 'action') || 'open';
    if (action === 'close' || action === 'close-forever')
      return actionHash('popup:close', { do_not_show_again: action === 'close-forever' ? 'yes' : '' });
    return actionHash('popup:open', { id: textIn(settings, 'popup'), toggle: action === 'toggle' });
  },
};

/** `default` is as a site says dates; `custom` has a format of its own. */
function formatIn(settings: DynamicTag['settings'], key: string, byDefault: string): string {
  const written = textIn(settings, key);
  if (written === 'custom') return textIn(settings, 'custom_format');
  return written === '' || written === 'default' ? byDefault : written;
}

/** What a tag in a document stands for; undefined: it is not known here, and what was stored stays. */
export function dynamicValue({ name, settings }: DynamicTag, known: Known): unknown {
  const work = Object.hasOwn(WORKED_OUT, name) ? WORKED_OUT[name] : undefined;
  if (work) return work(settings, known);
  const real = Object.hasOwn(SAME, name) ? (SAME[name] ?? name) : name;
  const value = Object.hasOwn(known.values, real) ? known.values[real] : undefined;
  if (typeof value !== 'string') return value !== undefined && 'html' in value ? value.html : value;
  if (name.endsWith('-url')) return value;
  if (value === '') return escaped(textIn(settings, 'fallback'));
  return escaped(textIn(settings, 'before') + value + textIn(settings, 'after'));
}

/** Texts stand where a document has HTML: what a product is called must not become an element. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
