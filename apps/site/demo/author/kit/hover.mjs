import { fill } from './colour.mjs';
import { levels } from './levels.mjs';

const none = levels(0);

/** What changes under the pointer; all that is not named stays. */
export function hover({
  colour = '#ffffff',
  bg,
  border = 'transparent',
  radius = '0px',
  bright = 100,
  ms = 250,
  ...state
}) {
  const wide = border === 'transparent' ? none : levels('1px');
  const frame = { o: 1, oX: '50%', oY: '50%', oZ: '0', d: ms, e: 'power2.out', skX: 0, skY: 0 };
  for (const key of ['x', 'y', 'z', 'rX', 'rY', 'rZ', 'sX', 'sY']) frame[key] = state[key] ?? 'inherit';
  return {
    u: true,
    m: false,
    deco: state.deco ?? 'none',
    zIndex: 'auto',
    color: { c: colour, bg: fill(bg), gAnim: 'fading' },
    border: {
      c: border,
      s: border === 'transparent' ? 'none' : 'solid',
      w: { t: wide, r: wide, b: wide, l: wide },
    },
    radius: { t: radius, r: radius, b: radius, l: radius },
    frame,
    filter: { g: 0, r: bright, b: 0 },
    svg: { c: colour, stroke: { c: 'transparent', d: 0, o: 0, w: 0 } },
  };
}
