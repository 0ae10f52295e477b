/** Which products a button is of, and what it says when they are kept: as compare and wishlist buttons have it. */
export function markAdded(button: HTMLElement): void {
  button.classList.remove('loading');
  button.classList.add('added');
  button.removeAttribute('aria-busy');
  const words = button.querySelector('span');
  const { addedText } = button.dataset;
  if (words && addedText) words.textContent = addedText;
}

export function markLoading(button: HTMLElement, isLoading: boolean): void {
  button.classList.toggle('loading', isLoading);
  if (isLoading) button.setAttribute('aria-busy', 'true');
  else button.removeAttribute('aria-busy');
}

/** All of them: wide and narrow pages have one each. */
export function showCount(header: string, count: number): void {
  for (const each of document.querySelectorAll(`${header} .wd-tools-count`)) each.textContent = String(count);
}
