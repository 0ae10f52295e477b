import { MODIFIER_PERSPECTIVE_PX } from '../limits.ts';
import type { ModifierPose } from './layerPose.ts';

/** Styles that modifiers write, by property; an empty one is taken away. */
export type ModifierStyle = Readonly<Record<string, string>>;

const round = (value: number): number => Math.round(value * 100) / 100;
const shifted = ({ x, y }: ModifierPose): string => `${round(x)}px ${round(y)}px`;

/** A wrapper of its own carries what moves a layer. */
export function wrapperStyle(pose: ModifierPose): ModifierStyle {
  const { x, y, rotateX, rotateY, rotateZ, scale } = pose;
  const parts = [
    rotateX || rotateY ? `perspective(${MODIFIER_PERSPECTIVE_PX}px)` : '',
    x || y ? `translate(${round(x)}px,${round(y)}px)` : '',
    rotateX ? `rotateX(${round(rotateX)}deg)` : '',
    rotateY ? `rotateY(${round(rotateY)}deg)` : '',
    rotateZ ? `rotate(${round(rotateZ)}deg)` : '',
    scale === 1 ? '' : `scale(${round(scale)})`,
  ];
  return { transform: parts.filter(Boolean).join(' '), ...effectStyle(pose) };
}

/** Transitions move a background by its transform: what it has of its own is added to that. */
export function backgroundStyle(pose: ModifierPose): ModifierStyle {
  const { x, y, rotateZ, scale } = pose;
  return {
    translate: x || y ? shifted(pose) : '',
    rotate: rotateZ ? `${round(rotateZ)}deg` : '',
    scale: scale === 1 ? '' : String(round(scale)),
    ...effectStyle(pose),
  };
}

function effectStyle({ opacity, blurPx, grayscalePercent }: ModifierPose): ModifierStyle {
  const filters = [
    blurPx > 0 ? `blur(${round(blurPx)}px)` : '',
    grayscalePercent > 0 ? `grayscale(${round(grayscalePercent)}%)` : '',
  ];
  return { opacity: opacity < 1 ? String(round(opacity)) : '', filter: filters.filter(Boolean).join(' ') };
}

/** Writes what has changed; most layers use one or two of the properties. */
export function createWriter(element: HTMLElement): (style: ModifierStyle) => void {
  const written = new Map<string, string>();
  return (style) => {
    for (const property in style) {
      const value = style[property] ?? '';
      if (value === (written.get(property) ?? '')) continue;
      written.set(property, value);
      if (value === '') element.style.removeProperty(property);
      else element.style.setProperty(property, value);
    }
    if (element.getAttribute('style') === '') element.removeAttribute('style');
  };
}
