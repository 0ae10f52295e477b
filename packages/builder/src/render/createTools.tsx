import { isObject } from '@vitrine/model';
import type { ReactNode } from 'react';
import type { ElementNode } from '../document/PageDocument.ts';
import { packIcon } from '../icons/Icon.tsx';
import type { Kit } from '../kit/Kit.ts';
import { isImageAddress } from '../runtime/lightbox/lightboxLink.ts';
import { linkAttributes } from '../settings/linkAttributes.ts';
import { type Settings, textOf } from '../settings/Settings.ts';
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
    block(html) {
      const clean = cleaner.block(html);
      if (
        [...clean.matchAll(/\bhref="([^"]+)"/g)].some(([, href = '']) => isLiveLink(href, kit)) ||
        clean.includes('data-elementor-open-lightbox="yes"')
      )
        context.needs.script = true;
      return context.fillText(clean);
    },
    inline: (html) => cleaner.inline(html),
    link(value) {
      const link = linkAttributes(value, context.toUrl);
      if (link?.['href'] && isLiveLink(link['href'], kit)) context.needs.script = true;
      return link;
    },
    media: (value) => mediaAddress(value, context.toUrl),
    icon: (value, className) => drawIcon(value, className, context, note),
    part: (part) => <Html className={`e-part e-part-${part.name}`} html={context.mark(part)} />,
    lightbox(choice, picture, group) {
      if (choice === 'no') return kit.hasLightbox ? { 'data-elementor-open-lightbox': 'no' } : {};
      if (choice !== 'yes' && !kit.hasLightbox) return {};
      context.needs.script = true;
      const words = wordsOf(picture, kit.settings);
      return {
        'data-elementor-open-lightbox': 'yes',
        ...(group !== undefined && { 'data-elementor-lightbox-slideshow': group }),
        ...(words.title && { 'data-elementor-lightbox-title': words.title }),
        ...(words.description && { 'data-elementor-lightbox-description': words.description }),
        'data-e-action-hash': actionHash('lightbox', {
          id: node.id,
          url: mediaAddress(picture, context.toUrl),
          ...(group !== undefined && { slideshow: group }),
        }),
      };
    },
    note,
    css(selector, declarations, device = 'desktop') {
      if (declarations !== '') context.sheet.add(device, selector.replaceAll('&', wrapper), declarations);
    },
    breakpoints: kit.breakpoints,
  };
}

/** Whether a link does something in the page: it starts an action, or opens a picture over it. */
const isLiveLink = (href: string, { hasLightbox }: Kit): boolean =>
  /^(?:#|%23)elementor-action/i.test(href) || (hasLightbox && isImageAddress(href));

/** What the kit wants to be said of a picture that is shown large. */
function wordsOf(picture: unknown, kit: Settings): { readonly title: string; readonly description: string } {
  if (!isObject(picture)) return { title: '', description: '' };
  const said = (part: 'title' | 'description'): string => {
    const source = kit[`lightbox_${part}_src`] ?? part;
    return typeof source === 'string' && source !== '' ? textOf(picture, source) : '';
  };
  // One that has no title is known by the words for who does not see it.
  return { title: said('title') || textOf(picture, 'alt'), description: said('description') };
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
