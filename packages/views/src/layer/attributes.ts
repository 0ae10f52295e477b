import type { Layer, LayerKind } from '@vitrine/model';
import type { Attributes, ModuleTag } from '../elements.ts';
import { classNames, layerClass, layerDomId } from '../module/names.ts';
import type { SlideContext } from '../slide/SlideContext.ts';
import { linkOf } from './link.ts';
import { shownImage, isPicture } from './paintCss.ts';

const DEFAULT_TAGS: Readonly<Record<LayerKind, ModuleTag>> = {
  text: 'sr7-txt',
  button: 'sr7-btn',
  image: 'sr7-img',
  svg: 'sr7-svg',
  shape: 'sr7-shp',
  video: 'sr7-video',
  audio: 'sr7-audio',
  group: 'sr7-grp',
  row: 'sr7-row',
  column: 'sr7-col',
  zone: 'sr7-zone',
  container: 'sr7-container',
  linebreak: 'sr7-txt',
  background: 'sr7-bg',
};

/** Tags that hold no content of ours, or need attributes that only their own kind gives. */
const NOT_A_BOX: ReadonlySet<string> = new Set(['img', 'video', 'audio', 'iframe', 'a', 'label']);

const KIND_CLASS: Partial<Record<LayerKind, string>> = {
  row: 'sr7-row',
  zone: 'sr7-zone',
  button: 'sr7-btn',
  video: 'sr7-media',
  audio: 'sr7-media',
};

/** The element of a layer: its tag and the attributes that every kind has. */
export function layerElement(
  layer: Layer,
  context: SlideContext,
): { readonly tag: string; readonly attributes: Attributes; readonly isLink: boolean } {
  const link = linkOf(layer, context.slide);
  const image = shownImage(layer);
  const { accessibility: acc, attributes: own } = layer;
  return {
    tag: link ? 'a' : layer.tag !== null && !NOT_A_BOX.has(layer.tag) ? layer.tag : DEFAULT_TAGS[layer.kind],
    isLink: link !== null,
    attributes: {
      id: own.id.replace(/[^\w-]/g, '') || layerDomId(context.moduleId, context.slide, layer),
      className: classNames(
        'sr7-layer',
        layerClass(context.slide, layer),
        KIND_CLASS[layer.kind],
        image && isPicture(image) && 'sr7-haspic',
        own.className,
        own.innerClass,
        layer.className,
      ),
      title: own.title || undefined,
      role: /^[a-z]+$/.test(acc.role) ? acc.role : undefined,
      'aria-label':
        acc.label && acc.label !== 'unset'
          ? acc.label
          : link && !hasText(layer)
            ? altOf(layer) || own.title || layer.alias || undefined
            : undefined,
      'aria-hidden': acc.hidden === 'true' && !link ? true : undefined,
      ...(link ? { href: link.href, target: link.target, rel: link.rel } : {}),
    },
  };
}

const hasText = (layer: Layer): boolean => layer.content.text.trim() !== '' || layer.children.some(hasText);

/** The picture's alternative as its author gave it; none means that it is decoration. */
export const altOf = (layer: Layer): string => layer.attributes.alt || layer.content.alt;
