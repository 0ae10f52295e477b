import { interactiveAttributes } from '@vitrine/engine';
import type { Layer, LayerKind } from '@vitrine/model';
import type { Attributes, ModuleTag } from '../elements.ts';
import { classNames, layerClass, layerDomId } from '@vitrine/player/markup';
import type { SlideContext } from '../ports/SlideContext.ts';
import { type LayerLink, linkOf } from './link.ts';
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

export interface LayerElement {
  readonly tag: string;
  readonly attributes: Attributes;
  readonly isLink: boolean;
}

/** The element of a layer: its tag and the attributes that every kind has. */
export function layerElement(layer: Layer, context: SlideContext): LayerElement {
  const link = linkOf(layer, context.slide);
  const tag = tagOf(layer, link);
  const ownId = layer.attributes.id.replace(/[^\w-]/g, '');
  return {
    tag,
    isLink: link !== null,
    attributes: {
      id: ownId || layerDomId(context.moduleId, context.slide, layer),
      className: classesOf(layer, context),
      title: layer.attributes.title || undefined,
      // Inside a form of the page any other button would send it.
      type: tag === 'button' ? 'button' : undefined,
      ...interactiveAttributes(layer, context.slide),
      ...accessibilityOf(layer, link),
      ...link,
    },
  };
}

function tagOf(layer: Layer, link: LayerLink | null): string {
  if (link) return 'a';
  return layer.tag !== null && !NOT_A_BOX.has(layer.tag) ? layer.tag : DEFAULT_TAGS[layer.kind];
}

function classesOf(layer: Layer, { slide }: SlideContext): string | undefined {
  const image = shownImage(layer);
  const { className, innerClass } = layer.attributes;
  const hasPicture = image !== null && isPicture(image);
  return classNames(
    'sr7-layer',
    layerClass(slide, layer),
    KIND_CLASS[layer.kind],
    hasPicture && 'sr7-haspic',
    className,
    innerClass,
    layer.className,
  );
}

/** What the author says of the layer; a link without words is named by its picture or its name. */
function accessibilityOf(layer: Layer, link: LayerLink | null): Attributes {
  const { role, label, hidden } = layer.accessibility;
  const ownLabel = label === 'unset' ? '' : label;
  const needsName = link !== null && !hasText(layer);
  return {
    // Said only where the author says it: the role of a control must stay.
    ...(/^[a-z]+$/.test(role) ? { role } : {}),
    'aria-label':
      ownLabel || (needsName && (altOf(layer) || layer.attributes.title || layer.alias)) || undefined,
    'aria-hidden': hidden === 'true' && !link ? 'true' : undefined,
  };
}

const hasText = (layer: Layer): boolean => layer.content.text.trim() !== '' || layer.children.some(hasText);

/** The picture's alternative as its author gave it; none means that it is decoration. */
export const altOf = (layer: Layer): string => layer.attributes.alt || layer.content.alt;
