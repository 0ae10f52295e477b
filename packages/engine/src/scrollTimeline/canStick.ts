/** Whether CSS can hold something in view: a box around it that cuts off what it does not scroll keeps it from that. */
export function canStick(element: Element): boolean {
  const { body, documentElement } = element.ownerDocument;
  for (let box = outerOf(element); box && box !== body && box !== documentElement; box = outerOf(box)) {
    const { overflowY } = getComputedStyle(box);
    const isScrolled = /auto|scroll/.test(overflowY) && box.scrollHeight > box.clientHeight;
    if (isScrolled) return true;
    if (/auto|scroll|hidden/.test(overflowY)) return false;
  }
  return true;
}

function outerOf(element: Element): Element | null {
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}
