import type { Uses } from './deviceCss.ts';

/** Moves to a place and stays there while the pointer does. */
const held = (transform: string, more = ''): string => `transform:${transform}${more && `;${more}`}`;

/** Where it stands under the pointer. */
const HELD: Readonly<Record<string, string>> = {
  grow: held('scale(1.1)'),
  shrink: held('scale(.9)'),
  rotate: held('rotate(4deg)'),
  'grow-rotate': held('scale(1.1) rotate(4deg)'),
  float: held('translateY(-8px)'),
  sink: held('translateY(8px)'),
  skew: held('skew(-10deg)'),
  'skew-forward': held('skew(-10deg)', 'transform-origin:0 100%'),
  'skew-backward': held('skew(10deg)', 'transform-origin:0 100%'),
  'bounce-in': held('scale(1.2)', 'transition-timing-function:cubic-bezier(.47,2.02,.31,-.36)'),
  'bounce-out': held('scale(.8)', 'transition-timing-function:cubic-bezier(.47,2.02,.31,-.36)'),
};

/** Swings that die away, along a way of moving: the distances of each turn. */
const swing = (move: (by: number) => string, turns: readonly number[]): string =>
  turns
    .map((by, at) => `${Math.round((100 * (at + 1)) / (turns.length + 1))}%{transform:${move(by)}}`)
    .join('') + 'to{transform:none}';
const DYING = [8, -6, 4, -2, 1];

/** What it plays when the pointer comes: how long, how often, and its steps. */
const PLAYED: Readonly<Record<string, readonly [timing: string, steps: string]>> = {
  pulse: ['1s linear infinite', '25%{transform:scale(1.1)}75%{transform:scale(.9)}'],
  'pulse-grow': ['.3s linear infinite alternate', 'to{transform:scale(1.1)}'],
  'pulse-shrink': ['.3s linear infinite alternate', 'to{transform:scale(.9)}'],
  push: ['.3s linear', '50%{transform:scale(.8)}to{transform:scale(1)}'],
  pop: ['.3s linear', '50%{transform:scale(1.2)}'],
  bob: [
    '1.5s ease-in-out infinite alternate',
    '0%{transform:translateY(0)}50%{transform:translateY(-8px)}to{transform:translateY(-4px)}',
  ],
  hang: [
    '1.5s ease-in-out infinite alternate',
    '0%{transform:translateY(0)}50%{transform:translateY(8px)}to{transform:translateY(4px)}',
  ],
  'wobble-vertical': ['1s ease-in-out', swing((by) => `translateY(${by}px)`, DYING)],
  'wobble-horizontal': ['1s ease-in-out', swing((by) => `translateX(${by}px)`, DYING)],
  'wobble-to-bottom-right': ['1s ease-in-out', swing((by) => `translate(${by}px,${by}px)`, DYING)],
  'wobble-to-top-right': ['1s ease-in-out', swing((by) => `translate(${by}px,${-by}px)`, DYING)],
  'wobble-top': ['1s ease-in-out', swing((by) => `skew(${-by * 1.5}deg)`, DYING)],
  'wobble-bottom': ['1s ease-in-out', swing((by) => `skew(${-by * 1.5}deg)`, DYING)],
  'wobble-skew': ['1s ease-in-out', swing((by) => `skew(${-by * 1.5}deg)`, DYING)],
  buzz: [
    '.15s linear infinite',
    '50%{transform:translateX(3px) rotate(2deg)}to{transform:translateX(-3px) rotate(-2deg)}',
  ],
  'buzz-out': [
    '.75s linear',
    swing((by) => `translateX(${by / 2}px) rotate(${by / 4}deg)`, [6, -6, 5, -5, 4, -3, 2, -2, 1]),
  ],
};

const ORIGINS: Readonly<Record<string, string>> = { 'wobble-top': '0 100%', 'wobble-bottom': '100% 0' };

/** Under the pointer, or where the keyboard stands. */
const under = (name: string): string => `.elementor-animation-${name}:is(:hover,:focus,:active)`;

/** Names of moves under the pointer that a document uses stand among its uses behind this. */
export const HOVER_USE = 'hover:';

/** Moves under the pointer, of those names that a document has. */
export function hoverCss(uses: Uses): string {
  return [...uses.keys()]
    .filter((use) => use.startsWith(HOVER_USE))
    .map((use) => ruleOf(use.slice(HOVER_USE.length)))
    .join('');
}

function ruleOf(name: string): string {
  if (Object.hasOwn(HELD, name))
    return `.elementor-animation-${name}{transition-duration:.3s;transition-property:transform}${under(name)}{${HELD[name]}}`;
  const [timing, steps] = (Object.hasOwn(PLAYED, name) && PLAYED[name]) || [];
  if (timing === undefined) return '';
  const origin = ORIGINS[name] ? `transform-origin:${ORIGINS[name]};` : '';
  return `@keyframes e-hover-${name}{${steps}}${under(name)}{${origin}animation:e-hover-${name} ${timing}}`;
}
