import { row } from '../../kit/containers.mjs';
import { SANS, SERIF } from '../../kit/fonts.mjs';
import { type } from '../../kit/text.mjs';

export const INK = '#1d1a16';
export const RED = '#a8321a';
export const steady = { tx: false, tr: true, sp: true };

export const cover = type(SERIF, 300, [104, 92, 96, 62], 0.98, [-4, -3, -3, -2]);
export const head = type(SERIF, 400, [54, 50, 58, 44], 1.08, -1);
export const standfirst = type(SERIF, 400, [25, 24, 27, 23], 1.42);
export const body = type(SERIF, 400, [18, 18, 18, 17], 1.62);
export const small = type(SANS, 500, [15, 15, 15, 15], 1.5);
export const quote = type(SERIF, 300, [58, 52, 56, 40], 1.14, -1);

export const gutter = { l: [40, 36, 36, 26], r: [40, 36, 36, 26] };
export const pageRow = (...columns) =>
  row({ stackFrom: 3, p: { ...gutter, t: [56, 52, 56, 44], b: [120, 116, 116, 100] } }, ...columns);
export const chapter = (number, title) => [
  [number, 12],
  [title, 40],
];
export const clear = (transition) => ({ transition });

export const DROPCAP = (letter) => `<span class="vt-dropcap">${letter}</span>`;
