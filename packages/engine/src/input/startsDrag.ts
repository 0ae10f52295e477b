import type { Axis } from './Position.ts';

/** What uses a moving pointer itself. */
const OWN_MOVES = [
  'input',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  'video[controls]',
  'audio[controls]',
  'iframe',
  '[draggable="true"]',
  '[role="slider"]',
  '[role="scrollbar"]',
  '[data-nodrag]',
].join(',');

const SCROLLS = /^(auto|scroll)$/;

function scrollsAlong(element: Element, axis: Axis): boolean {
  const isHorizontal = axis === 'horizontal';
  const hasMore = isHorizontal
    ? element.scrollWidth > element.clientWidth
    : element.scrollHeight > element.clientHeight;
  if (!hasMore) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  return SCROLLS.test(isHorizontal ? overflowX : overflowY);
}

/** Whether a pointer that goes down there may drag the module. A box that scrolls across its axis does not mind. */
export function startsDrag(target: EventTarget | null, root: Element, axis: Axis): boolean {
  let element = target instanceof Element ? target : null;
  for (; element && element !== root; element = element.parentElement)
    if (element.matches(OWN_MOVES) || scrollsAlong(element, axis)) return false;
  return !root.hasAttribute('data-nodrag');
}
