import { percent } from './percent.ts';

/** What gives a background its look. Its rules address it below its slide, and a copy stands elsewhere. */
const LOOKS = [
  'background-color',
  'background-image',
  'background-position',
  'background-size',
  'background-repeat',
  'background-attachment',
  'background-origin',
  'background-clip',
  'background-blend-mode',
  'filter',
  'backdrop-filter',
  'opacity',
  'mix-blend-mode',
  'border-radius',
  'object-fit',
  'object-position',
  'clip-path',
  'mask-image',
  'display',
  'visibility',
] as const;
/** How a running pan has moved a picture in it. */
const PLACES = ['transform', 'transform-origin', 'translate', 'rotate', 'scale'] as const;

/** Gives a copy the look that the original has now, and its children theirs. */
export function copyStyles(original: Element, copy: HTMLElement): void {
  for (const [from, to] of pairs(original, copy)) {
    const computed = getComputedStyle(from);
    const names = from === original ? LOOKS : [...LOOKS, ...PLACES];
    for (const name of names) to.style.setProperty(name, computed.getPropertyValue(name));
    if (from.parentElement === original && computed.position === 'absolute') copyBox(from, to);
  }
}

/** In percent of the background, so that it keeps its place when that changes its size. */
function copyBox(from: Element, to: HTMLElement): void {
  const parent = from.parentElement;
  if (!(from instanceof HTMLElement) || !parent?.clientWidth || !parent.clientHeight) return;
  const { clientWidth: width, clientHeight: height } = parent;
  to.style.position = 'absolute';
  to.style.inset = 'auto';
  to.style.left = percent(from.offsetLeft / width);
  to.style.top = percent(from.offsetTop / height);
  to.style.width = percent(from.offsetWidth / width);
  to.style.height = percent(from.offsetHeight / height);
}

function pairs(original: Element, copy: HTMLElement): [Element, HTMLElement][] {
  const originals = [original, ...original.querySelectorAll('*')];
  const copies = [copy, ...copy.querySelectorAll('*')];
  return originals.flatMap((from, index) => {
    const to = copies[index];
    return to instanceof HTMLElement ? [[from, to]] : [];
  });
}
