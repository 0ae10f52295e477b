import { createDisposers } from '@vitrine/browser';
import type { Slide } from '@vitrine/model';
import { allLayers } from '../layers/allLayers.ts';
import { type Mover, tickerOf } from '../modifiers/tickerOf.ts';
import type { RunningFeature, FeatureHost } from '../ports/RunningFeature.ts';
import { isWave, readWave, type Wave } from './readWave.ts';
import { wavePoints } from './wavePoints.ts';

interface Sea {
  readonly wave: Wave;
  readonly canvas: HTMLCanvasElement;
}

/** Layers that are a sea of points. It moves while it is seen, and stands where motion is not wanted. */
export function createParticles({
  stage,
  environment,
}: Pick<FeatureHost, 'stage' | 'environment'>): RunningFeature {
  const ticker = tickerOf(environment.clock);
  const disposers = createDisposers();
  const seas = new Map<string, readonly Sea[]>();
  const is = { seen: false, hidden: false, reduced: false };

  const drawAll = (seconds: number): void => {
    for (const sea of [...seas.values()].flat()) draw(sea, seconds);
  };
  const mover: Mover = {
    read: () => [...seas.values()].flat().forEach(fit),
    write(nowMs) {
      drawAll(nowMs / 1000);
      return seas.size > 0;
    },
  };
  const update = (): void => {
    if (seas.size > 0 && is.seen && !is.hidden && !is.reduced) return ticker.wake(mover);
    ticker.forget(mover);
    mover.read();
    drawAll(0);
  };
  const set = (name: keyof typeof is) => (value: boolean) => {
    is[name] = value;
    update();
  };
  disposers.add(environment.onReducedMotion(set('reduced')));
  disposers.add(environment.onPageHidden(set('hidden')));
  disposers.add(environment.onVisible(stage.root, '0px', set('seen')));

  const drop = (key: string): void => {
    for (const { canvas } of seas.get(key) ?? []) canvas.remove();
    seas.delete(key);
  };

  return {
    enter(slide) {
      drop(slide.key);
      const found = seasOf(slide, stage);
      if (found.length > 0) seas.set(slide.key, found);
      update();
    },
    remove(key) {
      drop(key);
      update();
    },
    relayout: update,
    dispose() {
      ticker.forget(mover);
      disposers.dispose();
      for (const key of seas.keys()) drop(key);
    },
  };
}

function seasOf(slide: Slide, stage: FeatureHost['stage']): readonly Sea[] {
  return allLayers(slide.layers)
    .filter(isWave)
    .flatMap((layer) => {
      const content = stage.layer(slide.key, layer)?.content;
      if (!content) return [];
      const canvas = content.ownerDocument.createElement('canvas');
      canvas.setAttribute('aria-hidden', 'true');
      canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;pointer-events:none';
      content.append(canvas);
      return [{ canvas, wave: readWave(layer) }];
    });
}

function fit({ canvas }: Sea): void {
  const { clientWidth, clientHeight } = canvas;
  if (canvas.width !== clientWidth) canvas.width = clientWidth;
  if (canvas.height !== clientHeight) canvas.height = clientHeight;
}

function draw({ canvas, wave }: Sea, seconds: number): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = wave.color;
  context.globalCompositeOperation = wave.isAdditive ? 'lighter' : 'source-over';
  for (const { x, y, radius, strength } of wavePoints(wave, canvas, seconds)) {
    context.globalAlpha = wave.opacity * strength;
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.fill();
  }
}
