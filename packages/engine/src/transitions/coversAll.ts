/** Fits that fill the whole box of a picture. */
const FILLING: ReadonlySet<string> = new Set(['cover', 'fill', '']);

/** Whether nothing of what lies under a background shows through it, as far as its styles tell. */
export function coversAll(background: HTMLElement): boolean {
  const style = getComputedStyle(background);
  if (isOpaque(style.backgroundColor)) return true;
  if (!['none', ''].includes(style.backgroundImage)) return true;
  return [...background.querySelectorAll('img,video')].some((picture) =>
    FILLING.has(getComputedStyle(picture).objectFit),
  );
}

function isOpaque(color: string): boolean {
  if (color === '' || color === 'transparent') return false;
  const alpha = /^(?:rgba|hsla|color)\(.*[,/]\s*([\d.]+%?)\s*\)$/.exec(color)?.[1];
  if (alpha === undefined) return true;
  return Number.parseFloat(alpha) >= (alpha.endsWith('%') ? 100 : 1);
}
