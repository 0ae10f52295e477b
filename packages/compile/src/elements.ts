import type { Child, JSXNode } from 'hono/jsx';
import { Fragment, type JSX, jsx } from 'hono/jsx/jsx-runtime';

/** A piece of HTML that is not written down yet. */
export type Html = JSX.Element | JSXNode;
/** What stands in an element. */
export type Content = Child | Html;

/** The custom tags of a module (facts/module-page-contract): pages and author styles address them by name. */
export type ModuleTag =
  | 'sr7-module'
  | 'sr7-content'
  | 'sr7-end'
  | 'sr7-module-bg'
  | 'sr7-slide'
  | 'sr7-bg'
  | 'sr7-overlay'
  | 'sr7-place'
  | 'sr7-plx'
  | 'sr7-loop'
  | 'sr7-mask'
  | 'sr7-pic'
  | 'sr7-txt'
  | 'sr7-btn'
  | 'sr7-img'
  | 'sr7-shp'
  | 'sr7-svg'
  | 'sr7-video'
  | 'sr7-audio'
  | 'sr7-film'
  | 'sr7-grp'
  | 'sr7-row'
  | 'sr7-col'
  | 'sr7-zone'
  | 'sr7-container';

export type Attributes = { readonly [name: string]: unknown };

/** An element by name: custom tags and the author's choice of tag are in no list. */
export function element(
  tag: ModuleTag | (string & {}),
  attributes: Attributes,
  ...children: Content[]
): Html {
  const given: Record<string, unknown> = {};
  // What is left out is not looked at again for each element.
  for (const name in attributes) if (attributes[name] !== undefined) given[name] = attributes[name];
  given['children'] = children;
  return jsx(tag, given, undefined);
}

/** As it is written down. Nothing in a module has to be waited for. */
export const toHtml = (...content: readonly Content[]): string =>
  String(jsx(Fragment, { children: content as Child[] }, undefined));
