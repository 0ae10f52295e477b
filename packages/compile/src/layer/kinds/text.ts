import { authorHtml, authorHtmlWithoutLinks, htmlAttributes } from '@vitrine/player/html';
import { fillPlaceholders } from '@vitrine/player/markup';
import { element, type Html } from '../../elements.ts';
import type { LayerKindProps, LayerKindView } from '../../ports/LayerKindProps.ts';

/** Text and buttons. Plain text stays text. */
export const text: LayerKindView = (props) => {
  const { layer, context, tag, attributes, isLink } = props;
  const content = fillPlaceholders(layer.content.text, { index: context.shownNumber, count: context.count });
  // A heading that a feed has not filled would be announced as an empty one.
  if (content.trim() === '' && !isLink) return element('sr7-txt', attributes);
  return /[<&]/.test(content) ? cleaned(props, content) : element(tag, attributes, content.trimEnd());
};

/** Text with tags or entities goes through the sanitiser. */
function cleaned({ tag, attributes, isLink }: LayerKindProps, content: string): Html {
  const html = isLink ? authorHtmlWithoutLinks(content) : authorHtml(content);
  return element(tag, { ...attributes, ...htmlAttributes(html) });
}
