/** Underlines do not reach into boxes within a line: each part gets the one that its text had. */
export function keepDecorations(parts: readonly HTMLElement[]): void {
  const known = new Map<Element, string>();
  for (const part of parts) {
    const decoration = part.parentElement ? decorationIn(part.parentElement, known) : '';
    if (decoration !== '') part.style.textDecoration = decoration;
  }
}

/** The decoration that text right in this element shows: its own, or that of the nearest one around it. */
function decorationIn(element: Element, known: Map<Element, string>): string {
  const kept = known.get(element);
  if (kept !== undefined) return kept;
  const { textDecorationLine, textDecoration, position } = getComputedStyle(element);
  const around = position === 'absolute' || position === 'fixed' ? null : element.parentElement;
  const inherited = around ? decorationIn(around, known) : '';
  const found = textDecorationLine === 'none' || textDecorationLine === '' ? inherited : textDecoration;
  known.set(element, found);
  return found;
}
