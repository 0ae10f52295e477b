import type { Frame, FrameSlide } from '@vitrine/engine';
import { groupAttributes, type SlideRole } from '../markup/groupAttributes.ts';
import { parseDrawn } from './parseDrawn.ts';
import type { DrawnModule, DrawnSlide } from '../score/DrawnModule.ts';
import { writeAttributes } from './writeAttributes.ts';
import { readControlWords } from '../markup/controlWords.ts';

interface Standing {
  readonly element: HTMLElement;
  drawn: FrameSlide['drawn'];
  /** Another slide has come in its place. */
  isStale: boolean;
  /** What its attributes say: most slides of a frame stand as they stood in the last one. */
  said: string;
}

export interface DrawnSlides {
  draw(frame: Frame): void;
  /** Another slide has come in the place of one: the next frame shows it. */
  renew(key: string): void;
}

interface DrawnSlidesOptions extends Pick<DrawnModule, 'frame' | 'drawnSlide'> {
  readonly isCarousel: boolean;
  readonly roleIn: (frame: Frame) => SlideRole;
}

/** The slides of a module in its element: those that a server has put there, and others of its making when their turn comes. */
export function createDrawnSlides(
  content: Element,
  { frame: first, drawnSlide, isCarousel, roleIn }: DrawnSlidesOptions,
): DrawnSlides {
  const words = readControlWords(content.parentElement ?? content);
  const slides = new Map<string, Standing>();
  for (const each of content.children) {
    const slide = first.slides.find(({ key }) => each instanceof HTMLElement && key === each.dataset['key']);
    if (slide && each instanceof HTMLElement)
      slides.set(slide.key, { element: each, drawn: slide.drawn, isStale: false, said: '' });
  }

  function stand(slide: FrameSlide, count: number, role: SlideRole): HTMLElement {
    const standing: Standing = slides.get(slide.key) ?? {
      element: newSlide(content),
      drawn: 'place',
      isStale: false,
      said: '',
    };
    slides.set(slide.key, standing);
    // What stands there is not drawn again to find that out.
    const made = slide.drawn !== standing.drawn || standing.isStale ? drawnSlide(slide.key) : undefined;
    if (made) fill(standing, made, slide.drawn);
    const { number, offset, shown, turn, isLeaving } = slide;
    const said = [number, offset, shown, turn, isLeaving, count, role].join();
    if (standing.said !== said)
      writeAttributes(standing.element, groupAttributes(slide, count, role, isCarousel, words));
    standing.said = said;
    return standing.element;
  }

  function draw(frame: Frame): void {
    const { slides: wanted, slideCount, backKeys } = frame;
    const role = roleIn(frame);
    const keys = new Set(wanted.map(({ key }) => key));
    for (const [key, { element }] of slides) {
      if (keys.has(key)) continue;
      element.remove();
      slides.delete(key);
    }
    // The module's background comes first, and what is behind every slide.
    let before = content.children[backKeys.length];
    for (const slide of wanted) {
      const element = stand(slide, slideCount, role);
      // Moved only if it must be: what plays in it would start anew.
      if (before?.nextElementSibling !== element) before?.after(element);
      before = element;
    }
  }

  return {
    draw,
    renew(key) {
      const standing = slides.get(key);
      if (standing) standing.isStale = true;
    },
  };
}

const newSlide = ({ ownerDocument }: Element): HTMLElement => ownerDocument.createElement('sr7-slide');

function fill(standing: Standing, made: DrawnSlide, drawn: FrameSlide['drawn']): void {
  const { element } = standing;
  const { id, className, background, layers } = made;
  // What shows already stays as it is, unless another slide has come in its place.
  const isWhole = standing.drawn !== 'background' || standing.isStale;
  const html = (isWhole ? background : '') + (drawn === 'layers' ? layers : '');
  const nodes = parseDrawn(element, html);
  if (isWhole) element.replaceChildren(nodes);
  else element.append(nodes);
  writeAttributes(element, { id, class: className });
  standing.drawn = drawn;
  standing.isStale = false;
}
