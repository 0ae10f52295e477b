/** Out of sight, and still read aloud. */
const UNSEEN =
  'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';

/** The text whole for ears, its parts for eyes only; inside its link or bold, which stay as they are. */
export function readOnce(holder: HTMLElement, text: string): void {
  const shown = document.createElement('span');
  shown.setAttribute('aria-hidden', 'true');
  shown.append(...holder.childNodes);
  holder.append(unseen(document.createTextNode(text)), shown);
}

/** The same for lines. A link in one must stay where the keyboard finds it; such lines are read as they stand. */
export function readWhole(
  element: HTMLElement,
  original: DocumentFragment,
  lines: readonly HTMLElement[],
): void {
  if (original.querySelector('a,button,input,select,textarea,[tabindex]')) return;
  for (const line of lines) line.setAttribute('aria-hidden', 'true');
  element.prepend(unseen(original.cloneNode(true)));
}

function unseen(content: Node): HTMLElement {
  const span = document.createElement('span');
  span.style.cssText = UNSEEN;
  span.append(content);
  return span;
}
