import { loadSanitizer } from '#sanitizer';
import { loadSvg } from '@vitrine/browser';
import { authorSvg } from '../html/authorHtml.ts';
import { applyStyles } from '../html/deferredStyles.ts';

let count = 0;

/**
 * Puts a drawing in the place of the picture of it: colours, strokes, and what draws or morphs it need its shapes. One that cannot
 * be read, as from a host that does not allow it, stays a picture.
 */
export async function placeDrawing(image: HTMLImageElement): Promise<void> {
  const [text] = await Promise.all([loadSvg(image.src), loadSanitizer()]);
  const drawing = text === null ? null : parse(authorSvg(text.slice(text.search(/<svg[\s>]/i))));
  if (!drawing) return;
  nameApart(drawing, `d${++count}-`);
  fitBox(drawing);
  if (image.alt === '') drawing.setAttribute('aria-hidden', 'true');
  else {
    drawing.setAttribute('role', 'img');
    drawing.setAttribute('aria-label', image.alt);
  }
  // It stays: whoever has drawn it looks for it there.
  image.style.display = 'none';
  image.before(drawing);
}

function parse(markup: string): SVGSVGElement | null {
  const holder = document.createElement('template');
  holder.innerHTML = markup;
  applyStyles(holder.content);
  return holder.content.querySelector('svg');
}

/** Drawings of one page may call their gradients the same. */
function nameApart(drawing: SVGSVGElement, prefix: string): void {
  const all = [drawing, ...drawing.querySelectorAll('*')];
  const names = new Set(all.map(({ id }) => id).filter((id) => id !== ''));
  if (names.size === 0) return;
  const renamed = (value: string): string =>
    value.replace(/(url\(\s*["']?#|^#)([^"')\s]+)/g, (whole, start: string, name: string) =>
      names.has(name) ? `${start}${prefix}${name}` : whole,
    );
  for (const element of all) {
    if (element.id !== '') element.id = prefix + element.id;
    for (const { name, value } of element.attributes)
      if (value.includes('#')) element.setAttribute(name, renamed(value));
  }
}

/** It fills the layer's box as the picture did. */
function fitBox(drawing: SVGSVGElement): void {
  const [width, height] = ['width', 'height'].map((name) =>
    Number.parseFloat(drawing.getAttribute(name) ?? ''),
  );
  if (!drawing.hasAttribute('viewBox') && width && height)
    drawing.setAttribute('viewBox', `0 0 ${width} ${height}`);
  drawing.style.cssText += ';display:block;width:100%;height:100%';
}
