import { isObject } from '@vitrine/model';
import { safeHref } from './safeHref.ts';

export type Attributes = { readonly [name: string]: string };

const isSaid = (value: unknown): boolean =>
  value === true || value === 'on' || value === 'true' || value === 'yes';
const NAME = /^[a-z][\w:.-]*$/i;
/** What would run, or say where the link leads. Styles belong to the page, ids to its elements, and some words to what draws them. */
const REFUSED =
  /^(?:on|href$|src|style$|form|id$|class$|srcdoc$|ping$|xlink|is$|as$|html$|key$|ref$|children$|dangerously|suppress)/i;

/** The attributes of a link value: `{url, is_external, nofollow, custom_attributes: "key|value, key|value"}`, the custom ones over the others. Null: it leads nowhere. */
export function linkAttributes(
  value: unknown,
  toUrl: (url: string) => string = (url) => url,
): Attributes | null {
  const link = isObject(value) ? value : { url: value };
  const href = typeof link['url'] === 'string' ? safeHref(link['url']) : '';
  if (href === '') return null;
  const isOutside = isSaid(link['is_external']);
  const rel = [isSaid(link['nofollow']) && 'nofollow', isOutside && 'noopener'].filter(Boolean).join(' ');
  return {
    href: toUrl(href),
    ...(isOutside && { target: '_blank' }),
    ...(rel !== '' && { rel }),
    ...customAttributes(link['custom_attributes']),
  };
}

/** `key|value, key|value`; what could run code, and where the link leads, is left out. */
export function customAttributes(written: unknown): Attributes {
  if (typeof written !== 'string') return {};
  const pairs = written.split(',').map((pair) => {
    const [name = '', ...rest] = pair.split('|');
    return [name.trim().toLowerCase(), rest.join('|').trim()] as const;
  });
  return Object.fromEntries(pairs.filter(([name]) => NAME.test(name) && !REFUSED.test(name)));
}
