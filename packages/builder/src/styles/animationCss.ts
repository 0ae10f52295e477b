import { LIVES, type RuleBlock } from './blocksIn.ts';

/** Entrances: where each begins; they all end where the element is. */
const FAR = '2000px';
const from = (name: string, start: string, middle = ''): string =>
  `@keyframes ${name}{from{${start}}${middle}to{opacity:1;transform:none}}`;
const moved = (x: string, y: string): string => `transform:translate3d(${x},${y},0)`;

const DIRECTIONS = [
  ['Down', '0', '-100%'],
  ['Left', '-100%', '0'],
  ['Right', '100%', '0'],
  ['Up', '0', '100%'],
] as const;

const far = (part: string): string => part.replace('100%', FAR);

const entrances = [
  from('fadeIn', 'opacity:0'),
  from('zoomIn', 'opacity:0;transform:scale3d(.3,.3,.3)', '50%{opacity:1}'),
  from(
    'bounceIn',
    'opacity:0;transform:scale3d(.3,.3,.3)',
    '40%{transform:scale3d(.9,.9,.9)}60%{opacity:1;transform:scale3d(1.03,1.03,1.03)}80%{transform:scale3d(.97,.97,.97)}',
  ),
  from('rotateIn', 'opacity:0;transform:rotate(-200deg)'),
  from(
    'lightSpeedIn',
    'opacity:0;transform:translate3d(100%,0,0) skewX(-30deg)',
    '60%{opacity:1;transform:skewX(20deg)}80%{transform:skewX(-5deg)}',
  ),
  from('rollIn', 'opacity:0;transform:translate3d(-100%,0,0) rotate(-120deg)'),
  ...DIRECTIONS.flatMap(([side, x, y]) => [
    from(`fadeIn${side}`, `opacity:0;${moved(x, y)}`),
    from(`slideIn${side}`, `visibility:visible;${moved(x, y)}`),
    from(
      `zoomIn${side}`,
      `opacity:0;transform:scale3d(.1,.1,.1) translate3d(${far(x)},${far(y)},0)`,
      '60%{opacity:1}',
    ),
    from(
      `bounceIn${side}`,
      `opacity:0;${moved(far(x), far(y))}`,
      `60%{opacity:1;${moved(bounce(x), bounce(y))}}80%{${moved(back(x), back(y))}}`,
    ),
  ]),
  ...(
    [
      ['DownLeft', 'left', '-45deg'],
      ['DownRight', 'right', '45deg'],
      ['UpLeft', 'left', '45deg'],
      ['UpRight', 'right', '-90deg'],
    ] as const
  ).map(
    ([name, side, angle]) =>
      `@keyframes rotateIn${name}{from{opacity:0;transform:rotate(${angle});transform-origin:${side} bottom}to{opacity:1;transform:none;transform-origin:${side} bottom}}`,
  ),
];

/** Past where it ends, and back a little. */
function bounce(part: string): string {
  return part === '0' ? '0' : part.startsWith('-') ? '25px' : '-25px';
}
function back(part: string): string {
  return part === '0' ? '0' : part.startsWith('-') ? '-10px' : '10px';
}

const attention = [
  '@keyframes bounce{0%,20%,53%,80%,to{transform:none}40%,43%{transform:translate3d(0,-30px,0)}70%{transform:translate3d(0,-15px,0)}90%{transform:translate3d(0,-4px,0)}}',
  '@keyframes flash{0%,50%,to{opacity:1}25%,75%{opacity:0}}',
  '@keyframes pulse{0%,to{transform:none}50%{transform:scale3d(1.05,1.05,1.05)}}',
  '@keyframes rubberBand{0%,to{transform:none}30%{transform:scale3d(1.25,.75,1)}40%{transform:scale3d(.75,1.25,1)}50%{transform:scale3d(1.15,.85,1)}65%{transform:scale3d(.95,1.05,1)}75%{transform:scale3d(1.05,.95,1)}}',
  '@keyframes shake{0%,to{transform:none}10%,30%,50%,70%,90%{transform:translate3d(-10px,0,0)}20%,40%,60%,80%{transform:translate3d(10px,0,0)}}',
  '@keyframes headShake{0%,50%,to{transform:none}6.5%{transform:translateX(-6px) rotateY(-9deg)}18.5%{transform:translateX(5px) rotateY(7deg)}31.5%{transform:translateX(-3px) rotateY(-5deg)}43.5%{transform:translateX(2px) rotateY(3deg)}}',
  '@keyframes swing{20%{transform:rotate(15deg)}40%{transform:rotate(-10deg)}60%{transform:rotate(5deg)}80%{transform:rotate(-5deg)}to{transform:none}}',
  '@keyframes tada{0%,to{transform:none}10%,20%{transform:scale3d(.9,.9,.9) rotate(-3deg)}30%,50%,70%,90%{transform:scale3d(1.1,1.1,1.1) rotate(3deg)}40%,60%,80%{transform:scale3d(1.1,1.1,1.1) rotate(-3deg)}}',
  '@keyframes wobble{0%,to{transform:none}15%{transform:translate3d(-25%,0,0) rotate(-5deg)}30%{transform:translate3d(20%,0,0) rotate(3deg)}45%{transform:translate3d(-15%,0,0) rotate(-3deg)}60%{transform:translate3d(10%,0,0) rotate(2deg)}75%{transform:translate3d(-5%,0,0) rotate(-1deg)}}',
  '@keyframes jello{0%,11%,to{transform:none}22%{transform:skewX(-12.5deg) skewY(-12.5deg)}33%{transform:skewX(6.25deg) skewY(6.25deg)}44%{transform:skewX(-3.1deg) skewY(-3.1deg)}55%{transform:skewX(1.6deg) skewY(1.6deg)}66%{transform:skewX(-.8deg) skewY(-.8deg)}}',
];

/** A lightbox opens by it. */
const OF_LIGHTBOX = 'zoomIn';

/** Each is played by a class of its own. */
const all = [...entrances, ...attention].map((keyframes) => {
  const name = /@keyframes (\w+)/.exec(keyframes)?.[1] ?? '';
  return { name, css: `${keyframes}\n.animated.${name}{animation-name:${name}}\n` };
});

/** Of each the documents that name it have the rules: in settings that the script reads, or among classes. Some names begin as others do. */
export const entranceBlocks: readonly RuleBlock[] = [
  {
    marks: ['animation', 'animated', LIVES],
    css: '',
    within: all.map(({ name, css }) => ({
      marks: name === OF_LIGHTBOX ? [name, LIVES] : [name],
      css: '',
      within: [
        { marks: [`${name}&quot;`, `${name}"`, `${name} `, ...(name === OF_LIGHTBOX ? [LIVES] : [])], css },
      ],
    })),
  },
];

/**
 * An element that is to enter waits unseen. Without scripts it never waits, and where the page's own has not come after
 * a while it shows by itself: the body says as soon as it has.
 */
export const animationBlocks: readonly RuleBlock[] = [
  {
    marks: ['animated', 'elementor-invisible', LIVES],
    css: '.animated{animation-duration:1.25s}\n',
  },
  { marks: ['animated-slow'], css: '.animated.animated-slow{animation-duration:2s}\n' },
  { marks: ['animated-fast'], css: '.animated.animated-fast{animation-duration:.75s}\n' },
  { marks: [' infinite'], css: '.animated.infinite{animation-iteration-count:infinite}\n' },
  {
    marks: [' reverse'],
    css: '.animated.reverse{animation-direction:reverse;animation-fill-mode:forwards}\n',
  },
  {
    marks: ['elementor-invisible', LIVES],
    css: `@media (scripting:enabled){.elementor-invisible{visibility:hidden}
body:not([data-elementor-device-mode],.e-lives) .elementor-invisible{animation:e-show 0s 4s forwards}}
@keyframes e-show{to{visibility:visible}}
@media (prefers-reduced-motion:reduce),print{.elementor-invisible{visibility:visible!important}}
`,
  },
];

/** Where little motion is wanted there is none. */
export const reducedMotionCss =
  '@media (prefers-reduced-motion:reduce){.elementor *,.elementor ::before,.elementor ::after{animation:none!important;transition:none!important}}\n';
