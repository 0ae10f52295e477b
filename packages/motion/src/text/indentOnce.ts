/** Each box would start with the indent of its text, which only the first line has. */
export function indentOnce(element: HTMLElement, boxes: readonly HTMLElement[]): void {
  if (Number.parseFloat(getComputedStyle(element).textIndent) === 0) return;
  for (const box of boxes) box.style.textIndent = '0';
}
