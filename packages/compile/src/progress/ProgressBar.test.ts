import { describe, expect, it } from 'vitest';
import { drawModule, moduleDocument } from '../testing/drawModule.ts';

type Json = Record<string, unknown>;

const draw = (pbar: Json, settings: Json = {}, slides = 3) =>
  drawModule(
    moduleDocument(
      { pbar: { set: true, ...pbar }, ...settings },
      ...Array.from({ length: slides }, () => ({})),
    ),
  );
const barOf = (drawn: ReturnType<typeof draw>) => drawn.body.querySelector('sr7-progress');
/** The declarations of the rules for a part of the bar. */
const cssOf = ({ css }: ReturnType<typeof draw>, part: string): string =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selector]) => selector?.trim().endsWith(part))
    .map(([, , declarations]) => declarations)
    .join('');

it('draws a progress bar only where it is on', () => {
  expect(barOf(draw({ set: false }))).toBeNull();
  expect(barOf(draw({}))).not.toBeNull();
});

it('hides the progress bar from screen readers', () => {
  expect(barOf(draw({}))?.getAttribute('aria-hidden')).toBe('true');
});

it.each([
  ['with one slide', {}, 1],
  ['where nothing runs by itself', { slideshow: { auto: false } }, 3],
  ['of a hero', { type: 'hero' }, 3],
])('draws a progress bar that is not seen %s', (_, settings, slides) => {
  expect(barOf(draw({}, settings, slides))?.hasAttribute('data-off')).toBe(true);
});

it('shows an empty progress bar in the first frame of a slideshow', () => {
  const drawn = draw({ t: 'horizontal' });
  expect(barOf(drawn)?.hasAttribute('data-off')).toBe(false);
  expect(cssOf(drawn, '.sr7-progress-fill')).toContain('transform:scaleX(0)');
});

describe('a bar', () => {
  it('lies along the edge that it names, as thick as it says', () => {
    const css = cssOf(draw({ t: 'horizontal', v: 'top', y: '12px', s: '3px' }), '>sr7-progress');
    expect(css).toContain('height:3px');
    expect(css).toContain('top:calc(0px + 12px)');
    expect(css).not.toContain('bottom:');
  });

  it('grows from the side that it names, mirrored where reading goes left', () => {
    const drawn = draw({ t: 'horizontal', h: 'right' });
    expect(cssOf(drawn, '.sr7-progress-fill')).toContain('transform-origin:right');
    expect(cssOf(drawn, '.sr7-progress-fill:dir(rtl)')).toContain('transform-origin:left');
  });

  it('stays within the grid where it is aligned to that', () => {
    expect(cssOf(draw({ t: 'vertical', a: 'grid', h: 'left' }), '>sr7-progress')).toContain(
      'inset-inline-start:calc((100% - var(--gw))/2 + 0px)',
    );
  });

  it('is parted where it shows the whole module, and only there', () => {
    const gaps = { g: true, gs: 4, gc: '#123456' };
    expect(barOf(draw({ ...gaps, base: 'slide' }))?.querySelector('.sr7-progress-gaps')).toBeNull();
    const drawn = draw({ ...gaps, base: 'module' });
    expect(barOf(drawn)?.getAttribute('style')).toContain('--n:3');
    expect(cssOf(drawn, '.sr7-progress-gaps')).toContain('calc((100% + 4px)/var(--n))');
  });
});

describe('a ring', () => {
  it('starts at the top, and grows the way it is called', () => {
    const cw = draw({ t: 'cw' });
    const ccw = draw({ t: 'ccw' });
    expect(cssOf(cw, '>svg')).toContain('rotate(270deg)');
    const halves = (drawn: ReturnType<typeof draw>) =>
      [1, 2].map(
        (nth) => /rotate\(([^)]*)deg/.exec(cssOf(drawn, `svg:nth-of-type(${nth})>.sr7-progress-fill`))?.[1],
      );
    const edges = (drawn: ReturnType<typeof draw>) =>
      [...(barOf(drawn)?.querySelectorAll('svg>svg') ?? [])].map(
        (half) => Number(half.getAttribute('y')) > 0,
      );
    expect([halves(cw), edges(cw)]).toEqual([
      ['180', '0'],
      [true, false],
    ]);
    expect([halves(ccw), edges(ccw)]).toEqual([
      ['0', '-180'],
      [false, true],
    ]);
  });

  it('has the thickness that it names, or a quarter of its radius where that would fill it', () => {
    const stroke = (pbar: Json) => cssOf(draw({ t: 'cw', ...pbar }), ' circle');
    expect(stroke({ r: '16', s: '3px' })).toContain('stroke-width:3px;');
    expect(stroke({ r: 20, s: 20 })).toContain('stroke-width:5px;');
  });
});

it('shows no progress bar on levels that it is off on', () => {
  const { css } = draw({ vis: [true, true, true, true, false] });
  expect(css).toMatch(/@media \(max-width:479\.98px\)\{[^@]*sr7-progress\{[^}]*display:none/);
});
