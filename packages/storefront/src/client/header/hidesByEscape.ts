/** What has opened over the page must be put away without moving the pointer; `back` is where the focus goes then. */
export function hidesByEscape(root: HTMLElement, back: (target: Element) => HTMLElement | null): void {
  root.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !(event.target instanceof Element)) return;
    back(event.target)?.focus();
    root.classList.add('wd-escaped');
    const show = (): void => root.classList.remove('wd-escaped');
    root.addEventListener('pointerleave', show, { once: true });
    root.addEventListener('focusout', show, { once: true });
  });
}
