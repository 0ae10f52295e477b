import { ACTION_KINDS, type Layer, type Slide } from '@vitrine/model';
import { linkHref } from '../links/linkHref.ts';
import { actionsOf } from './actionsOf.ts';
import { layerHref } from './layerHref.ts';

export interface InteractiveAttributes {
  readonly role?: 'button' | 'link';
  readonly tabIndex?: number;
}

/**
 * What makes a layer with a click action usable without a mouse. Anchors, buttons and players are so by themselves, and
 * a layer that holds such an element is reached through it: one control must not stand in another.
 */
export function interactiveAttributes(layer: Layer, slide: Slide): InteractiveAttributes {
  const needsHelp = reactsToClick(layer, slide) && !isNative(layer, slide);
  if (!needsHelp || layer.accessibility.hidden === 'true' || holdsControl(layer, slide)) return {};
  const tabIndex = Number.parseInt(layer.attributes.tabIndex, 10);
  return {
    // The author's own role stays.
    ...(layer.accessibility.role === '' ? { role: roleOf(layer, slide) } : {}),
    tabIndex: Number.isFinite(tabIndex) ? tabIndex : 0,
  };
}

function reactsToClick(layer: Layer, slide: Slide): boolean {
  return actionsOf(slide)
    .of('click', layer.id)
    .some((action) =>
      action.kind === 'link' ? linkHref(action.link, action) !== '' : ACTION_KINDS.has(action.kind),
    );
}

const isNative = (layer: Layer, slide: Slide): boolean =>
  layer.tag === 'button' ||
  isPlayer(layer) ||
  (layer.kind !== 'background' && layerHref(layer, slide) !== null);

const isPlayer = ({ kind }: Layer): boolean => kind === 'video' || kind === 'audio';

const CONTROL_MARKUP = /<(?:a|button|input|select|textarea|summary|audio|video|iframe)[\s/>]/i;

const holdsControl = (layer: Layer, slide: Slide): boolean =>
  CONTROL_MARKUP.test(layer.content.text) ||
  CONTROL_MARKUP.test(layer.content.html) ||
  layer.children.some((child) => isControl(child, slide) || holdsControl(child, slide));

const isControl = (layer: Layer, slide: Slide): boolean =>
  layer.accessibility.hidden !== 'true' && (isNative(layer, slide) || reactsToClick(layer, slide));

/** A background cannot be an anchor, so its link says that it is one. */
const roleOf = (layer: Layer, slide: Slide): 'button' | 'link' =>
  actionsOf(slide)
    .of('click', layer.id)
    .every(({ kind }) => kind === 'link')
    ? 'link'
    : 'button';
