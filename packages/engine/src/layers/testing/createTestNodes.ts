import type { Layer } from '@vitrine/model';
import type { LayerNodes } from '../../ports/Stage.ts';
import type { Box } from '../boxes/LayerBoxes.ts';
import { wrappersOf } from '../wrappersOf.ts';

interface TestNodesOptions {
  /** Where the content is laid out in its place. */
  readonly box?: Partial<Box>;
  readonly html?: string;
}

/** Where elements stand: nothing is laid out in a test, so it is said. */
export function layOut(element: HTMLElement, { left, top, width, height }: Box): void {
  const sizes = { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height };
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(element, name, { configurable: true, value });
}

const PLACE: Box = { left: 0, top: 0, width: 1000, height: 500 };
const CONTENT: Box = { left: 100, top: 50, width: 200, height: 40 };

/** The elements of a layer as the compiler draws them: a slide of 1000 x 500 that the layer's place fills. */
export function createTestNodes(
  layer: Layer,
  { box = {}, html = 'Hello you' }: TestNodesOptions = {},
): LayerNodes {
  const make = (tag: string, parent: HTMLElement, at: Box): HTMLElement => {
    const element = document.createElement(tag);
    parent.append(element);
    layOut(element, at);
    return element;
  };
  const { parallax: shifts, loop: loops, mask: masks } = wrappersOf(layer);
  const slide = make('sr7-slide', document.body, PLACE);
  const place = make('sr7-place', slide, PLACE);
  const parallax = shifts ? make('sr7-plx', place, PLACE) : null;
  const loop = loops ? make('sr7-loop', parallax ?? place, PLACE) : null;
  const mask = masks ? make('sr7-mask', loop ?? parallax ?? place, PLACE) : null;
  const content = make('sr7-txt', mask ?? loop ?? parallax ?? place, { ...CONTENT, ...box });
  Object.defineProperty(content, 'offsetParent', { configurable: true, value: null });
  content.innerHTML = html;
  return { place, parallax, loop, mask, content };
}
