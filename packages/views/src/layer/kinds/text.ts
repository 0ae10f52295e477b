import { createElement, Fragment } from 'react';
import { element } from '../../elements.ts';
import { authorHtml, authorHtmlWithoutLinks, isPlainText } from '../../html/authorHtml.ts';
import { htmlAttributes } from '../../html/deferredStyles.ts';
import { fillPlaceholders } from '../placeholders.ts';
import type { LayerKindView } from './LayerKindProps.ts';

/** Text and buttons. Plain text stays text; anything with tags or entities goes through the sanitiser. */
export const text: LayerKindView = ({ layer, context, tag, attributes, isLink }) => {
  const content = fillPlaceholders(layer.content.text, { index: context.shownNumber, count: context.count });
  // A heading that a feed has not filled would be announced as an empty one.
  if (content.trim() === '' && !isLink) return element('sr7-txt', attributes);
  // A text node of its own: one that changes while it is in parts, or replaced, must not tear those out.
  if (isPlainText(content)) return element(tag, attributes, createElement(Fragment, null, content.trimEnd()));
  const __html = isLink ? authorHtmlWithoutLinks(content) : authorHtml(content);
  return element(tag, { ...attributes, ...htmlAttributes(__html) });
};
