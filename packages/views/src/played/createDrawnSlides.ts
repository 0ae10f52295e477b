import type { Frame, FrameSlide } from '@vitrine/engine';
import { groupAttributes } from '../slide/groupAttributes.ts';
import { parseDrawn } from './parseDrawn.ts';
import type { DrawnSlide, Score } from './Score.ts';

interface Standing {
  readonly element: HTMLElement;
  drawn: FrameSlide['drawn'];
}

/** The slides of a module in its element: those that a server has put there, and others of its making when their turn comes. */
export function createDrawnSlides(
  content: Element,
  { frame: first, drawn, isCarousel }: Pick<Score, 'frame' | 'drawn'> & { readonly isCarousel: boolean },
): (frame: Frame) => void {
  const slides = new Map<string, Standing>();
  for (const each of content.children) {
    const slide = first.slides.find(({ key }) => each instanceof HTMLElement && key === each.dataset['key']);
    if (slide && each instanceof HTMLElement) slides.set(slide.key, { element: each, drawn: slide.drawn });
  }

  function stand(slide: FrameSlide, count: number): HTMLElement {
    const made = drawn[slide.key];
    const standing = slides.get(slide.key) ?? { element: newSlide(content), drawn: 'place' };
    slides.set(slide.key, standing);
    if (made && slide.drawn !== standing.drawn) fill(standing, made, slide.drawn);
    write(standing.element, groupAttributes(slide, count, 'group', isCarousel));
    return standing.element;
  }

  return ({ slides: wanted, slideCount, backKeys }) => {
    const keys = new Set(wanted.map(({ key }) => key));
    for (const [key, { element }] of slides) {
      if (keys.has(key)) continue;
      element.remove();
      slides.delete(key);
    }
    // The module's background comes first, and what is behind every slide.
    let before = content.children[backKeys.length];
    for (const slide of wanted) {
      const element = stand(slide, slideCount);
      // Moved only if it must be: what plays in it would start anew.
      if (before?.nextElementSibling !== element) before?.after(element);
      before = element;
    }
  };
}

const newSlide = ({ ownerDocument }: Element): HTMLElement => ownerDocument.createElement('sr7-slide');

function fill(standing: Standing, made: DrawnSlide, drawn: FrameSlide['drawn']): void {
  const { element } = standing;
  const { id, className, background, layers } = made;
  if (standing.drawn === 'layers' || standing.drawn === 'place')
    element.replaceChildren(parseDrawn(element, background));
  if (drawn === 'layers') element.append(parseDrawn(element, layers));
  write(element, { id, class: className });
  standing.drawn = drawn;
}

function write(element: Element, attributes: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    const text = value === true ? '' : value === false || value === undefined ? null : String(value);
    if (text === element.getAttribute(name)) continue;
    if (text === null) element.removeAttribute(name);
    else element.setAttribute(name, text);
  }
}
