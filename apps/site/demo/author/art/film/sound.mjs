import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MEDIA_FOLDER } from '../core/encode.mjs';
import { TAU } from '../core/maths.mjs';
import { createRandom } from '../core/random.mjs';

const RATE = 44100;
const SECONDS = 24;
const COUNT = RATE * SECONDS;
/** D major with an added ninth, low and slow. */
const CHORD = [73.42, 110, 146.83, 185, 220, 329.63];

/** Surf: noise through a filter that opens with each swell, mixed over itself so that the end meets the start. */
function surf(seed, offset) {
  const random = createRandom(seed);
  const long = new Float32Array(COUNT * 2);
  let low = 0;
  let lower = 0;
  for (let i = 0; i < long.length; i++) {
    const t = i / RATE;
    const swell = 0.5 - 0.5 * Math.cos(TAU * (t / 8 + offset));
    const open = 0.012 + 0.16 * swell * swell;
    low += (random() * 2 - 1 - low) * open;
    lower += (low - lower) * 0.004;
    long[i] = (low - lower) * (0.12 + 0.9 * swell ** 1.6);
  }
  const out = new Float32Array(COUNT);
  for (let i = 0; i < COUNT; i++) {
    const fade = Math.min(1, i / (RATE * 2));
    out[i] = long[i] * fade + long[i + COUNT] * (1 - fade);
  }
  return out;
}

function pad(i, side) {
  const t = i / RATE;
  let sum = 0;
  CHORD.forEach((pitch, k) => {
    const whole = Math.round(pitch * SECONDS) / SECONDS;
    const breath = 0.55 + 0.45 * Math.sin(TAU * ((t * (1 + (k % 3))) / SECONDS + k * 0.17 + side * 0.08));
    sum +=
      (Math.sin(TAU * whole * t) + 0.35 * Math.sin(TAU * (whole * 2 + side / SECONDS) * t)) *
      breath *
      (0.9 / (k + 1.6));
  });
  return sum * 0.07;
}

function wav(left, right) {
  const data = Buffer.alloc(44 + COUNT * 4);
  data.write('RIFF', 0);
  data.writeUInt32LE(36 + COUNT * 4, 4);
  data.write('WAVEfmt ', 8);
  [16, 4].forEach((size, k) => (k === 0 ? data.writeUInt32LE(size, 16) : data.writeUInt16LE(size, 32)));
  data.writeUInt16LE(1, 20);
  data.writeUInt16LE(2, 22);
  data.writeUInt32LE(RATE, 24);
  data.writeUInt32LE(RATE * 4, 28);
  data.writeUInt16LE(16, 34);
  data.write('data', 36);
  data.writeUInt32LE(COUNT * 4, 40);
  for (let i = 0; i < COUNT; i++) {
    data.writeInt16LE(Math.round(Math.tanh(left[i]) * 30000), 44 + i * 4);
    data.writeInt16LE(Math.round(Math.tanh(right[i]) * 30000), 46 + i * 4);
  }
  return data;
}

/** Writes the harbour recording. */
export function makeHarbour(name) {
  const [near, far] = [surf(3, 0), surf(8, 0.12)];
  const [left, right] = [new Float32Array(COUNT), new Float32Array(COUNT)];
  for (let i = 0; i < COUNT; i++) {
    left[i] = near[i] * 1.5 + far[i] * 0.7 + pad(i, 0);
    right[i] = near[i] * 0.7 + far[i] * 1.5 + pad(i, 1);
  }
  const file = join(tmpdir(), `${name}.wav`);
  writeFileSync(file, wav(left, right));
  const target = ['-c:a', 'libmp3lame', '-b:a', '96k', `${MEDIA_FOLDER}${name}.mp3`];
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', '-i', file, ...target]);
  rmSync(file);
  console.log(`${name} ${SECONDS} s`);
}
