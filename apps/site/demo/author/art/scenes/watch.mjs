import { add, hex, mixColour, scale } from '../core/colour.mjs';
import { bump, clamp, smoothstep, TAU } from '../core/maths.mjs';
import { noise } from '../core/noise.mjs';
import { rect } from '../studio/shapes.mjs';

const PIXEL = 0.0022;
const cover = (distance) => smoothstep(PIXEL, -PIXEL, distance);
const CLEAR = [0, 0, 0, 0];

/** Canvas position to a disc of radius 1 that leaves a small margin. */
const centred = (shade) => (x, y) => shade((x - 0.5) * 2.08, (y - 0.5) * 2.08);

/** Turned metal: streaks around the centre catch the light in two broad fans. */
function turned(angle, radius, tone, { fans = 2, phase = 0.6, fine = 240, sharp = 6 } = {}) {
  const light = Math.abs(Math.cos((angle - phase) * (fans / 2))) ** sharp;
  const streak = noise(radius * fine, angle * 1.5, 3) * 0.16 + noise(radius * fine * 2.3, 7, 4) * 0.08;
  return scale(tone, 0.22 + streak + light * 1.25);
}

const steel = hex('#c4ccd6');

export const watchParts = {
  case: centred((x, y) => {
    const r = Math.hypot(x, y);
    const a = Math.atan2(y, x);
    const body = r - 0.86;
    const lugs = Math.min(
      ...[
        [-0.36, -0.82],
        [0.36, -0.82],
        [-0.36, 0.82],
        [0.36, 0.82],
      ].map(([lx, ly]) => rect(x - lx, y - ly, 0.1, 0.17, 0.07)),
    );
    const crown = rect(x - 0.93, y, 0.065, 0.1, 0.025);
    const shape = Math.min(body, lugs, crown);
    const hole = 0.705 - r;
    const alpha = cover(shape) * cover(hole);
    if (alpha <= 0) return CLEAR;
    if (r < 0.76) return [...turned(a, r, hex('#8e98a6'), { phase: 2.2, sharp: 4 }), alpha];
    if (r < 0.86) {
      const bevel = bump(r, 0.85, 0.012) * 0.9 + bump(r, 0.765, 0.008) * 0.7;
      return [...add(turned(a, r, steel), steel, bevel * (0.4 + 0.6 * Math.cos(a + 2.2))), alpha];
    }
    if (crown < 0.01) {
      const ridge = 0.5 + 0.5 * Math.sin(y * 240);
      return [...scale(steel, 0.25 + 0.75 * ridge * (1 - Math.abs(y) * 7)), alpha];
    }
    const side = clamp(0.75 - y * 0.35 - Math.abs(Math.abs(x) - 0.36) * 4);
    return [...scale(steel, 0.2 + side), alpha];
  }),

  dial: centred((x, y) => {
    const r = Math.hypot(x, y);
    const a = Math.atan2(y, x);
    const alpha = cover(r - 0.72);
    if (alpha <= 0) return CLEAR;
    let c = turned(a, r * 0.4, hex('#1f4f8a'), { fans: 2, phase: 0.9, fine: 60, sharp: 3 });
    c = scale(c, 1.15 - 0.75 * smoothstep(0.3, 0.74, r));
    const small = Math.hypot(x, y - 0.33);
    if (small < 0.2) {
      const ring = 0.5 + 0.5 * Math.sin(small * 260);
      c = scale(hex('#16345f'), 0.55 + 0.3 * ring + 0.35 * clamp(-y + 0.4));
      const tick = Math.abs(((Math.atan2(y - 0.33, x) / TAU) * 12 + 60) % 1);
      if (small > 0.165 && small < 0.185 && (tick < 0.04 || tick > 0.96)) c = hex('#dfe8f5');
    }
    c = mixColour(c, hex('#0b1c38'), bump(small, 0.2, 0.008) * 0.8);
    const minute = ((a / TAU) * 60 + 600) % 1;
    const off = Math.min(minute, 1 - minute) * (TAU / 60) * r;
    c = mixColour(
      c,
      hex('#e9eef6', 1.1),
      smoothstep(0.0045, 0.0025, off) * smoothstep(0.655, 0.66, r) * smoothstep(0.69, 0.685, r),
    );
    for (let h = 0; h < 12; h++) {
      if (h === 6) continue;
      const t = (h / 12) * TAU - TAU / 4;
      const u = x * Math.cos(t) + y * Math.sin(t);
      const v = -x * Math.sin(t) + y * Math.cos(t);
      const mark =
        h === 0
          ? rect(u - 0.56, Math.abs(v) - 0.028, 0.07, 0.016, 0.006)
          : rect(u - 0.57, v, 0.06, 0.016, 0.006);
      c = mixColour(c, [0, 0, 0], cover(rect(u - 0.565, v - 0.006, 0.07, 0.03, 0.02)) * 0.25);
      c = mixColour(c, scale(hex('#f4efe4'), 0.65 + clamp(v * 26 + 0.5) * 0.7), cover(mark));
    }
    return [...c, alpha];
  }),

  hands: centred((x, y) => {
    const hand = (angle, long, wide, tail) => {
      const u = x * Math.cos(angle) + y * Math.sin(angle);
      const v = -x * Math.sin(angle) + y * Math.cos(angle);
      const taper = wide * (1 - 0.55 * clamp(u / long));
      return { d: Math.max(Math.abs(v) - taper, -u - tail, u - long), v };
    };
    const hour = hand(-TAU / 4 + (10.15 / 12) * TAU, 0.37, 0.03, 0.07);
    const minute = hand(-TAU / 4 + (9 / 60) * TAU, 0.58, 0.023, 0.08);
    const second = hand(-TAU / 4 + (36 / 60) * TAU, 0.62, 0.006, 0.18);
    const hub = Math.hypot(x, y);
    const small = Math.max(Math.abs(x - (y - 0.33) * 0.6) - 0.007, Math.hypot(x, y - 0.33) - 0.15);
    const shadow = Math.min(hand(-TAU / 4 + (10.15 / 12) * TAU, 0.37, 0.04, 0.07).d, minute.d - 0.008);
    let c = CLEAR;
    const shade = smoothstep(0.03, -0.01, shadow) * 0.32;
    if (shade > 0) c = [0, 0.005, 0.015, shade];
    const metal = (v) => scale(hex('#f1f3f6'), v > 0 ? 1.05 : 0.5);
    for (const [part, tone] of [
      [hour, metal(hour.v)],
      [minute, metal(minute.v)],
      [{ d: small }, hex('#ff7a45')],
      [second, hex('#ff7a45', 1.1)],
    ]) {
      const a = cover(part.d);
      if (a > 0) c = [...mixColour(c.slice(0, 3), tone, a), Math.max(c[3], a)];
    }
    const cap = cover(hub - 0.042);
    if (cap > 0)
      c = [
        ...mixColour(c.slice(0, 3), scale(hex('#dfe4ea'), 0.5 + clamp(0.5 - y * 9)), cap),
        Math.max(c[3], cap),
      ];
    return c;
  }),

  glass: centred((x, y) => {
    const r = Math.hypot(x, y);
    const edge = cover(r - 0.74);
    if (edge <= 0) return CLEAR;
    const rim = bump(r, 0.73, 0.018) * 0.5;
    const sweep =
      smoothstep(0.02, 0.3, -x * 0.62 - y * 0.78 - 0.04) *
      smoothstep(0.5, 0.2, Math.hypot(x + 0.22, y + 0.34));
    const low =
      bump(Math.hypot(x - 0.1, y - 0.08), 0.66, 0.05) * smoothstep(0.2, 0.9, x * 0.6 + y * 0.8) * 0.4;
    const tint = mixColour(hex('#ffffff'), hex('#9fd0ff'), low > sweep * 0.3 ? 0.7 : 0.1);
    return [...tint, clamp(rim + sweep * 0.26 + low) * edge];
  }),

  movement: centred((x, y) => {
    const r = Math.hypot(x, y);
    const a = Math.atan2(y, x);
    const alpha = cover(r - 0.74);
    if (alpha <= 0) return CLEAR;
    let c = turned(a, r, hex('#b89a5e'), { phase: 1.1, sharp: 3, fine: 40 });
    const stripes = 0.5 + 0.5 * Math.sin((x * 0.8 + y * 0.6) * 62);
    c = scale(c, 0.62 + 0.5 * stripes);
    const wheels = [
      [-0.26, -0.24, 0.26, '#d9b56a'],
      [0.3, -0.1, 0.2, '#c9ced6'],
      [0.02, 0.36, 0.23, '#d9b56a'],
      [-0.4, 0.22, 0.13, '#c9ced6'],
    ];
    for (const [wx, wy, size, tone] of wheels) {
      const d = Math.hypot(x - wx, y - wy);
      const t = Math.atan2(y - wy, x - wx);
      const teeth = size + 0.012 * Math.sign(Math.sin(t * Math.round(size * 180)));
      c = mixColour(c, [0.01, 0.008, 0.004], smoothstep(teeth + 0.035, teeth - 0.01, d) * 0.55);
      const spokes = Math.abs(Math.sin(t * 2.5)) < 0.32 || d < size * 0.3 || d > size * 0.78;
      if (spokes)
        c = mixColour(c, turned(t, d, hex(tone), { phase: 0.4, sharp: 2, fine: 90 }), cover(d - teeth));
      c = mixColour(c, hex('#c0274a', 1.1), cover(d - 0.028));
      c = mixColour(c, hex('#ffd6df'), cover(Math.hypot(x - wx + 0.008, y - wy + 0.008) - 0.008));
    }
    for (const [sx, sy] of [
      [0.5, 0.34],
      [-0.56, -0.2],
      [0.12, -0.58],
    ]) {
      const d = Math.hypot(x - sx, y - sy);
      const slot = Math.abs((x - sx) * 0.8 + (y - sy) * 0.6) < 0.008;
      c = mixColour(c, slot ? hex('#10203f') : hex('#3f63b0', 0.9 - d * 4), cover(d - 0.05));
    }
    return [...c, alpha];
  }),
};
