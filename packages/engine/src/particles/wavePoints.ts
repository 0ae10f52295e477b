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
  const columns = Math.max(1, Math.ceil(Math.sqrt(wave.count * Math.max(0.2, width / Math.max(1, height)))));
  const rows = Math.ceil(wave.count / columns);
  const tilt = (wave.tiltDeg * Math.PI) / 180;
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)];
  const phase = seconds * wave.speed;
  const points: Point[] = [];
  for (let index = 0; index < wave.count; index++) {
    const row = Math.floor(index / columns);
    const x = ((index % columns) - (columns - 1) / 2) * wave.gapPx;
    const z = ((rows - 1) / 2 - row) * wave.gapPx;
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
