/** Of a compare or wishlist button: whether its product is kept, and what it says then. */
export function markKept(button: HTMLElement, isKept: boolean): void {
  markLoading(button, false);
  const words = button.querySelector('span');
  const { dataset } = button;
  if (words) {
    dataset['addText'] ??= words.textContent ?? '';
    words.textContent = (isKept ? dataset['addedText'] : undefined) ?? dataset['addText'];
  }
  button.classList.toggle('added', isKept);
}

export function markLoading(button: HTMLElement, isLoading: boolean): void {
  button.classList.toggle('loading', isLoading);
  if (isLoading) button.setAttribute('aria-busy', 'true');
  else button.removeAttribute('aria-busy');
}

/** All of them: wide and narrow pages have one each. */
export function showCount(header: string, count: number): void {
  for (const each of document.querySelectorAll(`${header} .wd-tools-count`)) {
    each.textContent = String(count);
    // None is no news, and told to who hears the page alone.
    each.classList.toggle('is-zero', count === 0);
  }
}
