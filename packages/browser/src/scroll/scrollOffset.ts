/**
 * An offset as documents write it, in pixels: lengths ("-50px", "10%" and "5vh" of the view's height) are added, and
 * the height of what a selector finds (a fixed header) is stopped short of. Several are separated by commas.
 */
export function scrollOffset(written: string, document: Document): number {
  const parts = written.split(',').map((part) => part.trim());
  return parts.reduce((sum, part) => sum + offsetOf(part, document), 0);
}

const LENGTH = /^([+-]?\d*\.?\d+)(px|%|vh)?$/i;

function offsetOf(part: string, document: Document): number {
  const [, amount, unit = 'px'] = LENGTH.exec(part) ?? [];
  if (amount === undefined) return part === '' ? 0 : -heightOf(part, document);
  const ofView = unit.toLowerCase() === 'px' ? 1 : document.documentElement.clientHeight / 100;
  return Number(amount) * ofView;
}

function heightOf(selector: string, document: Document): number {
  try {
    return document.querySelector(selector)?.getBoundingClientRect().height ?? 0;
  } catch {
    // No selector: an offset that says nothing.
    return 0;
  }
}
