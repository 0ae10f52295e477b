import { MODIFIER_PERSPECTIVE_PX } from '../limits.ts';
import type { ModifierPose } from './layerPose.ts';

/** Styles that modifiers write, by property; an empty one is taken away. */
export type ModifierStyle = Readonly<Record<string, string>>;

const round = (value: number): number => Math.round(value * 100) / 100;
/** No finer than the eye: what has nearly come to rest is at rest. */
export const rounded = (pose: ModifierPose): ModifierPose => ({
  x: round(pose.x),
  y: round(pose.y),
  rotateX: round(pose.rotateX),
  rotateY: round(pose.rotateY),
  rotateZ: round(pose.rotateZ),
  scale: Math.round(pose.scale * 1e4) / 1e4,
  opacity: round(pose.opacity),
  blurPx: round(pose.blurPx),
  grayscalePercent: round(pose.grayscalePercent),
});

/** A wrapper of its own carries what moves a layer; away from its place it is drawn by itself, not with all around it. */
export function wrapperStyle(pose: ModifierPose): ModifierStyle {
  const { x, y, rotateX, rotateY, rotateZ, scale } = pose;
  const parts = [
    rotateX || rotateY ? `perspective(${MODIFIER_PERSPECTIVE_PX}px)` : '',
    x || y ? `translate3d(${x}px,${y}px,0)` : '',
    rotateX ? `rotateX(${rotateX}deg)` : '',
    rotateY ? `rotateY(${rotateY}deg)` : '',
    rotateZ ? `rotate(${rotateZ}deg)` : '',
    scale === 1 ? '' : `scale(${scale})`,
  ];
  return { transform: parts.filter(Boolean).join(' '), ...effectStyle(pose) };
}

/** Transitions move a background by its transform: what it has of its own is added to that. */
export function backgroundStyle(pose: ModifierPose): ModifierStyle {
  const { x, y, rotateZ, scale } = pose;
  return {
    translate: x || y ? `${x}px ${y}px` : '',
    'will-change': x || y ? 'translate' : '',
    rotate: rotateZ ? `${rotateZ}deg` : '',
    scale: scale === 1 ? '' : String(scale),
    ...effectStyle(pose),
  };
}

function effectStyle({ opacity, blurPx, grayscalePercent }: ModifierPose): ModifierStyle {
  const filters = [
    blurPx > 0 ? `blur(${blurPx}px)` : '',
    grayscalePercent > 0 ? `grayscale(${grayscalePercent}%)` : '',
  ];
  return { opacity: opacity < 1 ? String(opacity) : '', filter: filters.filter(Boolean).join(' ') };
}

/** Writes what has changed; most layers use one or two of the properties. */
export function createWriter(element: HTMLElement): (style: ModifierStyle) => void {
  const written = new Map<string, string>();
  return (style) => {
    for (const property in style) {
      const value = style[property] ?? '';
      if (value === (written.get(property) ?? '')) continue;
      written.set(property, value);
      if (value !== '') element.style.setProperty(property, value);
      else if (element.style.removeProperty(property) && element.style.length === 0)
        element.removeAttribute('style');
    }
  };
}
