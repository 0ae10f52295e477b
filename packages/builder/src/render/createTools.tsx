import { isObject } from '@vitrine/model';
import type { ReactNode } from 'react';
import type { ElementNode } from '../document/PageDocument.ts';
import { packIcon } from '../icons/Icon.tsx';
import { linkAttributes } from '../settings/linkAttributes.ts';
import type { WidgetTools } from '../widgets/Widget.ts';
import { Html } from '../html/Html.tsx';
import { actionHash } from './actionHash.ts';
import { mediaAddress, type RenderContext } from './createContext.ts';

interface ToolsOf {
  readonly node: ElementNode;
  readonly wrapper: string;
}

/** What the widgets of a document draw with. */
export function createTools(context: RenderContext, { node, wrapper }: ToolsOf): WidgetTools {
  const { cleaner, kit, options, texts } = context;
  const note = (message: string): void => context.note(node.path, message);
  return {
    texts,
    language: options.language ?? 'en',
    isLightboxOn: kit.hasLightbox,
    block: (html) => context.fillText(cleaner.block(html)),
    inline: (html) => cleaner.inline(html),
    link: (value) => linkAttributes(value, context.toUrl),
    media: (value) => mediaAddress(value, context.toUrl),
    icon: (value, className) => drawIcon(value, className, context, note),
    part: (part) => <Html className={`e-part e-part-${part.name}`} html={context.mark(part)} />,
    lightbox(choice, url, group) {
      if (choice === 'no') return kit.hasLightbox ? { 'data-elementor-open-lightbox': 'no' } : {};
      if (choice !== 'yes' && !kit.hasLightbox) return {};
      context.needs.script = true;
      return {
        'data-elementor-open-lightbox': 'yes',
        ...(group !== undefined && { 'data-elementor-lightbox-slideshow': group }),
        'data-e-action-hash': actionHash('lightbox', {
          id: node.id,
          url,
          ...(group !== undefined && { slideshow: group }),
        }),
      };
    },
    note,
    css: (selector, declarations) =>
      context.sheet.add('desktop', selector.replaceAll('&', wrapper), declarations),
  };
}

/** `{value: "fas fa-star", library}`, a plain class of older documents, or a picture. */
function drawIcon(
  value: unknown,
  className: string | undefined,
  context: RenderContext,
  note: (message: string) => void,
): ReactNode {
  const inside = isObject(value) ? value['value'] : value;
  if (isObject(inside)) {
    const src = mediaAddress(inside, context.toUrl);
    return src === '' ? null : <img className={`e-svg-icon ${className ?? ''}`.trim()} src={src} alt="" />;
  }
  if (typeof inside !== 'string' || inside.trim() === '') return null;
  const drawn = packIcon(inside, className);
  if (!drawn) note(`the icon "${inside.slice(0, 60)}" is in no set that is here`);
  return drawn;
}
