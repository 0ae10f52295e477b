/** Where this page shows what is kept, that is drawn anew. Most pages do not, and do without the script for it. */
export function redrawHere(selector: string): void {
  if (!document.querySelector(selector)) return;
  import('./redrawKept.ts').then(({ redrawKept }) => redrawKept(selector)).catch(() => undefined);
}
