const SCROLLS = /^(auto|scroll)$/;

/** Whether a box inside the module, under the pointer, has more to show that way. */
export function scrollsOn({ target, deltaX, deltaY }: WheelEvent, root: Element): boolean {
  const isAcross = Math.abs(deltaX) > Math.abs(deltaY);
  let element = target instanceof Element ? target : null;
  for (; element && element !== root; element = element.parentElement)
    if (isAcross ? hasMoreAcross(element, deltaX) : hasMoreDown(element, deltaY)) return true;
  return false;
}

function hasMoreDown(element: Element, deltaY: number): boolean {
  const { scrollTop, scrollHeight, clientHeight } = element;
  const has = deltaY < 0 ? scrollTop > 0 : scrollTop + clientHeight < scrollHeight - 1;
  return has && SCROLLS.test(getComputedStyle(element).overflowY);
}

/** Where text runs to the left, scrolling starts at 0 and goes below it. */
function hasMoreAcross(element: Element, deltaX: number): boolean {
  const { scrollLeft, scrollWidth, clientWidth } = element;
  const { overflowX, direction } = getComputedStyle(element);
  if (!SCROLLS.test(overflowX)) return false;
  const fromLeft = direction === 'rtl' ? scrollWidth - clientWidth + scrollLeft : scrollLeft;
  return deltaX < 0 ? fromLeft > 0 : fromLeft + clientWidth < scrollWidth - 1;
}
