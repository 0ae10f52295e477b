import { copyStyles } from './copyStyles.ts';
import { percent } from './percent.ts';
import { type Box, placeFrame } from './placeFrame.ts';

export interface BackgroundCopy {
  /** A copy of the whole, sized and shifted for a window on this cell of it. */
  showing(cell: Box): HTMLElement;
}

/** What would start to load, play or run anew in a copy. */
const LEFT_OUT = 'iframe,audio,script,source,track,object,embed';

type Moving = HTMLVideoElement | HTMLCanvasElement;

/** Copies of a background as it looks now: pictures as they are, films as a still of the frame they show. */
export function copyBackground(
  background: HTMLElement,
  size: { readonly width: number; readonly height: number },
): BackgroundCopy {
  const model = background.cloneNode(true) as HTMLElement;
  copyStyles(background, model);
  const moving = [...background.querySelectorAll<Moving>('video,canvas')];
  for (const [index, twin] of [...model.querySelectorAll<HTMLElement>('video,canvas')].entries()) {
    const original = moving[index];
    if (original) twin.replaceWith(still(original, twin, index));
  }
  for (const node of model.querySelectorAll(LEFT_OUT)) node.remove();
  for (const node of [model, ...model.querySelectorAll('[id]')]) node.removeAttribute('id');
  for (const image of model.querySelectorAll('img')) showAtOnce(image);
  return {
    showing(cell) {
      const copy = model.cloneNode(true) as HTMLElement;
      copy.style.position = 'absolute';
      copy.style.inset = 'auto';
      copy.style.left = percent(-cell.x / cell.width);
      copy.style.top = percent(-cell.y / cell.height);
      copy.style.width = percent(1 / cell.width);
      copy.style.height = percent(1 / cell.height);
      for (const canvas of copy.querySelectorAll('canvas')) {
        const original = moving[Number(canvas.dataset['frame'])];
        if (original) drawCell(canvas, original, cell, size);
      }
      return copy;
    },
  };
}

/** A lazy copy of a picture that is there would leave a hole until it is found again. */
function showAtOnce(image: HTMLImageElement): void {
  image.loading = 'eager';
  image.decoding = 'sync';
  image.removeAttribute('fetchpriority');
}

const HAVE_CURRENT_DATA = 2;

/** A canvas for the frame; the poster where there is no frame yet; nothing where there is neither. */
function still(original: Moving, twin: HTMLElement, index: number): HTMLElement {
  const isPoster = original instanceof HTMLVideoElement && original.readyState < HAVE_CURRENT_DATA;
  const shown = document.createElement(isPoster ? 'img' : 'canvas');
  shown.style.cssText = twin.style.cssText;
  if (isPoster && shown instanceof HTMLImageElement) {
    if (original.poster) shown.src = original.poster;
    else shown.style.display = 'none';
  }
  if (!isPoster) shown.dataset['frame'] = String(index);
  return shown;
}

/** Only the cell's part of the frame is kept: together the pieces hold no more than one picture of the background. */
function drawCell(
  canvas: HTMLCanvasElement,
  original: Moving,
  cell: Box,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  const ratio = Math.min(2, window.devicePixelRatio || 1);
  canvas.width = Math.max(1, Math.round(cell.width * width * ratio));
  canvas.height = Math.max(1, Math.round(cell.height * height * ratio));
  canvas.style.inset = 'auto';
  canvas.style.left = percent(cell.x);
  canvas.style.top = percent(cell.y);
  canvas.style.width = percent(cell.width);
  canvas.style.height = percent(cell.height);
  canvas.style.objectFit = 'fill';
  const picture =
    original instanceof HTMLVideoElement
      ? { width: original.videoWidth, height: original.videoHeight }
      : { width: original.width, height: original.height };
  const { objectFit, objectPosition } = getComputedStyle(original);
  const frame = placeFrame(picture, { width, height }, objectFit, objectPosition);
  canvas
    .getContext('2d')
    ?.drawImage(
      original,
      (frame.x - cell.x * width) * ratio,
      (frame.y - cell.y * height) * ratio,
      frame.width * ratio,
      frame.height * ratio,
    );
}
