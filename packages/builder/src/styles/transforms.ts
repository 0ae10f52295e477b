import type { Control } from './Control.ts';
import { safeCss, sizedOf } from './cssValue.ts';

type State = '' | '_hover';

/** Effects in the order in which browsers apply them: what is turned first moves along its own axes. Each counts while its group is on. */
const EFFECTS: readonly (readonly [key: string, css: string, unit: string, group: string])[] = [
  ['perspective', 'perspective', 'px', 'rotate_3d'],
  ['rotateZ', 'rotate', 'deg', 'rotate_popover'],
  ['rotateX', 'rotateX', 'deg', 'rotate_3d'],
  ['rotateY', 'rotateY', 'deg', 'rotate_3d'],
  ['translateX', 'translateX', 'px', 'translate_popover'],
  ['translateY', 'translateY', 'px', 'translate_popover'],
];
const SKEWS: typeof EFFECTS = [
  ['skewX', 'skewX', 'deg', 'skew_popover'],
  ['skewY', 'skewY', 'deg', 'skew_popover'],
];

const key = (name: string, state: State): string => `_transform_${name}${state}`;
const effect = (name: string, state: State): string => `_transform_${name}_effect${state}`;

type At = (key: string) => unknown;

const isOn = (at: At, name: string, state: State): boolean => Boolean(at(key(name, state)));

const written = (at: At, state: State, [name, css, unit, group]: (typeof EFFECTS)[number]): string => {
  const sized = isOn(at, group, state) ? sizedOf(at(effect(name, state)), unit) : null;
  if (!sized) return '';
  // Angles were once stored as pixels.
  return `${css}(${sized.size}${sized.unit === 'px' && unit === 'deg' ? unit : sized.unit})`;
};

/** One factor for both directions, or one for each; a mirrored one is negative. */
function scales(at: At, state: State): string {
  const isScaled = isOn(at, 'scale_popover', state);
  const isEven = (at(key('keep_proportions', state)) ?? 'yes') === 'yes';
  const factor = (axis: 'X' | 'Y'): number => {
    const stored = sizedOf(at(effect(isEven ? 'scale' : `scale${axis}`, state)), '');
    const scale = isScaled && stored ? Number(stored.size) : 1;
    return at(effect(`flip${axis}`, state)) ? -scale : scale;
  };
  const [x, y] = [factor('X'), factor('Y')];
  return (x === 1 && y === 1) || !Number.isFinite(x + y) ? '' : `scale(${x},${y})`;
}

const NAMES = [...EFFECTS, ...SKEWS].map(([name]) => name);

/** Turned, moved, made larger: one property, so that none takes another away. */
const transform = (state: State, selector: string): Control => ({
  keys: [...NAMES, 'scale', 'scaleX', 'scaleY', 'flipX', 'flipY'].map((name) => effect(name, state)),
  selector,
  paint: (at) => {
    const parts = [
      ...EFFECTS.map((each) => written(at, state, each)),
      scales(at, state),
      ...SKEWS.map((each) => written(at, state, each)),
    ].filter((part) => part !== '');
    return parts.length > 0 ? `transform:${parts.join(' ')}` : '';
  },
});

const X = 'motion_fx_transform_x_anchor_point';
const Y = 'motion_fx_transform_y_anchor_point';

const origin = (state: State, selector: string): Control => ({
  keys: [X + state, Y + state],
  selector,
  paint: (at) =>
    `transform-origin:${safeCss(at(Y + state)) || 'center'} ${safeCss(at(X + state)) || 'center'}`,
});

/** What elements do to their own box, at rest and under the pointer. */
export const transforms: readonly Control[] = [
  transform('', ''),
  transform('_hover', '&:hover'),
  origin('', ''),
  origin('_hover', '&:hover'),
  {
    key: '_transform_transition_hover',
    selector: '',
    css: '--e-transform-transition-duration:{{SIZE}}ms',
  },
];
