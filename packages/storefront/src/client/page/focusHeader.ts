/** Where reading goes on when what stood above the header is put away, with the focus in it. Wide and narrow pages show other parts of it. */
export function focusHeader(): void {
  for (const each of document.querySelectorAll<HTMLElement>('.whb-header :is(a, summary)')) {
    each.focus({ preventScroll: true });
    if (document.activeElement === each) return;
  }
}
