import { pixelRatio } from '@vitrine/browser';
import { easeOf } from '@vitrine/motion';
import { LARGEST_SHADER_PX } from '../../limits.ts';
import type { RunningTransition, TransitionOptions } from '../playTransition.ts';
import { createPicture } from './createPicture.ts';
import { createScreen } from './createScreen.ts';
import { hasShader, shaderOf } from './shaderOf.ts';

type ShaderOptions = Pick<
  TransitionOptions,
  'transition' | 'entering' | 'leaving' | 'direction' | 'size' | 'createTimeline' | 'onOver'
>;

/**
 * Draws the change of two backgrounds by WebGL, on a canvas over both, which are held invisible so long. Null when it
 * cannot be done here; whoever asked then plays what comes closest, for as long.
 */
export function playShader(options: ShaderOptions): RunningTransition | null {
  const { transition, entering, leaving, direction, size, createTimeline, onOver } = options;
  const shader = shaderOf(transition, direction);
  if (!transition || !leaving || !shader || !hasShader(transition)) return null;
  const [width, height] = pixelsOf(size ?? entering.background.getBoundingClientRect());
  const before = width > 0 && height > 0 ? createPicture(leaving.background, width, height) : null;
  const after = before && createPicture(entering.background, width, height);
  const screen = before && after ? createScreen(shader, width, height) : null;
  if (!before || !after || !screen?.setPictures(before.canvas, after.canvas)) {
    screen?.dispose();
    return null;
  }
  const { canvas } = screen;
  canvas.dataset['shader'] = shader.family;
  canvas.setAttribute('aria-hidden', 'true');
  canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;pointer-events:none';
  const ease = easeOf(shader.ease);
  const durationMs = transition.delayMs + transition.durationMs;
  const held = [entering, leaving].map(({ background }) => ({
    element: background,
    start: { opacity: 0 },
    steps: [],
  }));
  let isOver = false;
  let frame = 0;
  const end = (interrupted: boolean): void => {
    if (isOver) return;
    isOver = true;
    cancelAnimationFrame(frame);
    timeline.dispose();
    canvas.remove();
    screen.dispose();
    onOver(interrupted);
  };
  const timeline = createTimeline(held, { durationMs, onFinish: () => end(false) });
  const draw = (): void => {
    const time = (timeline.timeMs - transition.delayMs) / Math.max(1, transition.durationMs);
    screen.draw(ease(Math.min(1, Math.max(0, time))));
  };
  const go = (): void => {
    if (before.isMoving || after.isMoving) {
      before.paint();
      after.paint();
      screen.setPictures(before.canvas, after.canvas);
    }
    draw();
    frame = requestAnimationFrame(go);
  };
  entering.background.after(canvas);
  timeline.play();
  go();
  return {
    durationMs,
    interrupt: () => end(true),
    pause: () => void (isOver || timeline.pause()),
    resume: () => void (isOver || timeline.play()),
    seek(timeMs) {
      if (isOver) return;
      timeline.seek(timeMs);
      draw();
    },
  };
}

/** As sharp as the display, as far as that is worth it. */
function pixelsOf({ width, height }: { readonly width: number; readonly height: number }): [number, number] {
  const ratio = Math.min(pixelRatio(), LARGEST_SHADER_PX / Math.max(1, width, height));
  return [Math.round(width * ratio), Math.round(height * ratio)];
}
