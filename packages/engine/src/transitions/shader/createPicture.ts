import { placeFrame } from '@vitrine/motion';

/** A background as it looks, on a canvas of its own. */
export interface Picture {
  readonly canvas: HTMLCanvasElement;
  /** Draws it as it looks now. */
  paint(): void;
  /** It moves by itself, so that it must be drawn again for every frame. */
  readonly isMoving: boolean;
}

type Shown = HTMLImageElement | HTMLVideoElement | HTMLCanvasElement;

/** Null for what only the browser itself can paint: gradients, patterns, films of other sites. */
export function createPicture(background: HTMLElement, width: number, height: number): Picture | null {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context || !isPaintable(background)) return null;
  const shown = [...background.querySelectorAll<Shown>('img,video,canvas')];
  const paint = (): void => {
    const box = background.getBoundingClientRect();
    const scale = box.width > 0 ? width / box.width : 1;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
    context.fillStyle = getComputedStyle(background).backgroundColor;
    context.fillRect(0, 0, width, height);
    for (const each of shown) drawInto(context, each, box, scale);
  };
  paint();
  const isMoving = shown.some(
    (each) => each.tagName === 'VIDEO' || each.getAnimations({ subtree: true }).length > 0,
  );
  return { canvas, paint, isMoving };
}

function isPaintable(background: HTMLElement): boolean {
  if (background.querySelector('iframe,sr7-overlay,svg')) return false;
  return [background, ...background.querySelectorAll('*')].every((element) => {
    const { backgroundImage, filter, mixBlendMode } = getComputedStyle(element);
    return backgroundImage === 'none' && filter === 'none' && mixBlendMode === 'normal';
  });
}

function sizeOf(shown: Shown): { readonly width: number; readonly height: number } {
  if (shown instanceof HTMLImageElement) return { width: shown.naturalWidth, height: shown.naturalHeight };
  if (shown instanceof HTMLVideoElement) return { width: shown.videoWidth, height: shown.videoHeight };
  return { width: shown.width, height: shown.height };
}

/** Where it stands now, moved or grown by whatever moves it. */
function drawInto(context: CanvasRenderingContext2D, shown: Shown, around: DOMRect, scale: number): void {
  const { width, height } = sizeOf(shown);
  const style = getComputedStyle(shown);
  if (width === 0 || height === 0 || style.display === 'none' || style.visibility === 'hidden') return;
  const box = shown.getBoundingClientRect();
  const frame = placeFrame({ width, height }, box, style.objectFit, style.objectPosition);
  const [left, top] = [(box.left - around.left) * scale, (box.top - around.top) * scale];
  context.save();
  context.globalAlpha = Number(style.opacity) || 0;
  context.beginPath();
  context.rect(left, top, box.width * scale, box.height * scale);
  context.clip();
  const [x, y] = [left + frame.x * scale, top + frame.y * scale];
  context.drawImage(shown, x, y, frame.width * scale, frame.height * scale);
  context.restore();
}
