import type { NavCommon } from '@vitrine/player/markup';
import type { Look } from './Look.ts';

export interface ResolvedLook {
  /** Its class. */
  readonly name: string;
  readonly html: string;
  /** All values filled in. */
  readonly css: string;
}

export type Looks = Readonly<Record<string, Look>>;
export type Values = Readonly<Record<string, string | undefined>>;

/**
 * The value of each name. `NAME-def` true marks what the author of the module changed: in real modules those values differ
 * from the look's own, and the others repeat it.
 */
export function valuesOf({ placeholders, placeholderValues }: NavCommon, own: Values): Values {
  const given = Object.entries(placeholders).map(([name, { data }]) => [name, data]);
  const changed = Object.entries(placeholderValues).filter(
    ([name]) => placeholderValues[`${name}-def`] === 'true',
  );
  return { ...own, ...Object.fromEntries(given), ...Object.fromEntries(changed) };
}

export const fill = (css: string, values: Values): string =>
  css.replace(/##([\w-]+)##/g, (_, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : '',
  );

/** The look of ours that an element names, or our first; `values` are at hand in every look of its kind. */
export function readyLook(element: NavCommon, looks: Looks, values: Values = {}): ResolvedLook {
  const { look: name, html } = element;
  const ownName = Object.hasOwn(looks, name) ? name : (Object.keys(looks)[0] ?? '');
  const own = looks[ownName];
  if (!own) return { name, html, css: '' };
  return {
    name: ownName,
    html: html.trim() === '' ? own.html : html,
    css: fill(own.css, valuesOf(element, { ...own.values, ...values })),
  };
}
