import type { Wave } from './readWave.ts';

/** Where a point is seen, and how large. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Far ones are dim. */
  readonly strength: number;
}

/** From the eye to the middle of the sea. */
const DISTANCE = 700;
const WAVE_PX = 40;

/** The points of a wave at a time, far ones first. Those behind the viewer are left out. */
export function wavePoints(
  wave: Wave,
  { width, height }: { readonly width: number; readonly height: number },
  seconds: number,
): readonly Point[] {
  const across = Math.max(1, Math.floor(wave.areaPx / wave.gapPx));
  const off = (index: number, way: number): number => (hash(index * 2 + way) - 0.5) * wave.scatter * 2;
  const tilt = (wave.tiltDeg * Math.PI) / 180;
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)];
  const phase = seconds * wave.speed;
  const points: Point[] = [];
  for (let index = 0; index < across * across; index++) {
    const x = ((index % across) - (across - 1) / 2 + off(index, 0)) * wave.gapPx;
    const z = ((across - 1) / 2 - Math.floor(index / across) + off(index, 1)) * wave.gapPx;
    const up = (Math.sin(x / 110 + phase) + Math.sin(z / 80 + phase * 0.8)) * WAVE_PX * wave.height;
    const down = -up * cos + z * -sin;
    const away = DISTANCE + z * cos - up * sin;
    if (away < 1) continue;
    const scale = DISTANCE / away;
    points.push({
      x: width / 2 + x * scale,
      y: height / 2 + down * scale,
      radius: (wave.sizePx / 2) * scale,
      strength: Math.min(1, scale),
    });
  }
  return points;
}

/** The same for a number whenever it is asked: points keep their places from frame to frame. */
function hash(number: number): number {
  const value = Math.sin(number * 12.9898) * 43_758.5453;
  return value - Math.floor(value);
}
