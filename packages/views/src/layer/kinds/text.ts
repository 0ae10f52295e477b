import { createElement, Fragment } from 'react';
import { element } from '../../elements.ts';
import { fillPlaceholders } from '../placeholders.ts';
import type { LayerKindView } from './LayerKindProps.ts';

/** Where nothing draws markup, its words are still there to read. */
const wordsOf = (text: string): string => text.replace(/<[^>]*>?/g, '');

/** Text and buttons. Plain text stays text. */
export const text: LayerKindView = (props) => {
  const { layer, context, tag, attributes, isLink } = props;
  const content = fillPlaceholders(layer.content.text, { index: context.shownNumber, count: context.count });
  // A heading that a feed has not filled would be announced as an empty one.
  if (content.trim() === '' && !isLink) return element('sr7-txt', attributes);
  const { markup } = context.parts;
  if (markup && /[<&]/.test(content)) return markup.textMarkup(props, content);
  // A text node of its own: one that changes while it is in parts, or replaced, must not tear those out.
  return element(tag, attributes, createElement(Fragment, null, wordsOf(content).trimEnd()));
};
