import { describe, expect, it } from 'vitest';
import { drawModule, moduleDocument } from '../testing/drawModule.ts';

type Json = Record<string, unknown>;

const cssOf = (nav: Json, settings: Json = {}): string =>
  drawModule(moduleDocument({ uSize: [false, true, true, true, true], ...settings, nav }, {}, {})).css;

/** Declarations of a rule, on the largest level or below a width. */
function rule(css: string, selector: string, belowPx?: number): string {
  const parts = css.split('@media (max-width:');
  const part =
    belowPx === undefined ? parts[0] : parts.find((each) => each.startsWith(`${belowPx - 0.02}px`));
  const all = (part ?? '').split('\n').filter((line) => line.includes(`${selector}{`));
  return all.map((line) => line.slice(line.indexOf(`${selector}{`) + selector.length)).join('');
}

describe('the place of an arrow', () => {
  const arrow = (place: Json, settings: Json = {}) =>
    cssOf({ arrows: { set: true, on: true, l: place } }, settings);

  it('is halfway up its own edge where the document says nothing', () => {
    const css = cssOf({ arrows: { set: true } });
    expect(rule(css, '.sr7-at-left')).toContain('inset-inline:0px auto;inset-block:0px;');
    expect(rule(css, '.sr7-at-right')).toContain('inset-inline:auto 0px;inset-block:0px;');
  });

  it('differs from level to level', () => {
    const css = arrow({
      h: ['#a', 'left', 'left', 'left', 'right'],
      x: ['#a', 40, 40, 20, 8],
      v: 'top',
      y: '5%',
    });
    expect(rule(css, '.sr7-at-left')).toContain('inset-inline:40px auto;inset-block:5% auto;');
    expect(rule(css, '.sr7-at-left', 778)).toContain('inset-inline:20px auto;');
    expect(rule(css, '.sr7-at-left', 480)).toContain('inset-inline:auto 8px;');
  });

  it('is moved from the middle', () => {
    const css = arrow({ h: 'center', x: -34, v: 'middle', y: 10 });
    expect(rule(css, '.sr7-at-left')).toContain(
      'inset-inline:-34px calc(-1*-34px);inset-block:10px calc(-1*10px);margin-inline:auto;margin-block:auto;',
    );
  });

  it('is in the grid where it is aligned to it', () => {
    const css = arrow({ a: 'grid', h: 'left', x: 10, v: 'bottom', y: 6 });
    expect(rule(css, '.sr7-at-left')).toContain(
      'inset-inline:calc(max(0px,(100% - var(--gw))/2) + 10px) auto;inset-block:auto 6px;',
    );
  });

  it('goes by the level of the real width, also where that is not in use', () => {
    const css = cssOf({ arrows: { set: true, show: [true, false, true, true, true] } });
    expect(rule(css, '.sr7-at-left')).toContain('display:block;');
    expect(rule(css, '.sr7-at-left', 1240)).toContain('display:none;');
    expect(rule(css, '.sr7-at-left', 1024)).toContain('display:block;');
  });

  it('is nowhere on a level that does not show it', () => {
    const css = cssOf({ arrows: { set: true, show: [true, true, true, true, false] } });
    expect(rule(css, '.sr7-at-right')).toContain('display:block;');
    expect(rule(css, '.sr7-at-right', 480)).toContain('display:none;');
  });
});

describe('navigation that is not always on', () => {
  const css = cssOf({
    arrows: {
      set: true,
      s: 360,
      dIn: [100, 100, 100, 100, 50],
      l: { anim: 'left' },
      r: { anim: 'zoomout' },
    },
  });

  it('is away by its animation, and goes after its delay', () => {
    expect(rule(css, '.sr7-at-left')).toContain('opacity:0;translate:calc(-50px*var(--fw));');
    expect(rule(css, '.sr7-at-right')).toContain('opacity:0;scale:1.2;');
    expect(rule(css, '.sr7-at-left')).toContain('transition-delay:1200ms;');
  });

  it('comes under the pointer and under a finger after its delay, and to the keyboard at once', () => {
    expect(css).toContain(
      '#SR7_7_1:hover .sr7-at-left,#SR7_7_1:has(>sr7-nav[data-touched]) .sr7-at-left{opacity:1;translate:none;scale:none;transition-delay:100ms;}',
    );
    expect(css).toContain(
      '#SR7_7_1:has(:focus-visible) .sr7-at-left{opacity:1;translate:none;scale:none;transition-delay:0s;}',
    );
  });

  it('is never hidden where it is always on', () => {
    expect(cssOf({ arrows: { set: true, on: true } })).not.toContain('opacity:0');
  });
});

describe('tabs and thumbs', () => {
  const thumbs = { set: true, on: true, g: 10, m: [4, 4, 3, 2, 2], size: { w: 200, h: 100, mw: 100 } };

  it('grow from their least size to their own between 480 and 980 pixels of the module', () => {
    const spot = rule(cssOf({ thumbs }), '.sr7-at-thumbs');
    expect(spot).toContain('clamp(100px,100px + 0.2*(100cqw - 480px),200px)');
    expect(spot).toContain('--h:clamp(50px,50px + 0.1*(100cqw - 480px),100px);');
  });

  it('show as many as the author wants, as there are, and as there is room for', () => {
    const css = cssOf({ thumbs });
    const count = (most: number) =>
      `--win:max(var(--p),min(min(${most},var(--n))*var(--p),round(down,var(--room) + 10px,var(--p))));`;
    expect(rule(css, '.sr7-at-thumbs')).toContain(count(4));
    expect(rule(css, '.sr7-at-thumbs', 1024)).toContain(count(3));
    expect(rule(css, '.sr7-at-thumbs', 778)).toContain(count(2));
  });

  it('lie in a tray of their own colour and padding', () => {
    const css = cssOf({ thumbs: { ...thumbs, wr: { c: '#112233', p: 6, s: true } } });
    expect(rule(css, '.sr7-thumbs')).toContain('padding:6px;background:#112233;width:100%;');
    expect(rule(css, '.sr7-at-thumbs')).toContain('inset-inline:0px;');
  });
});

describe('rows outside of the slides', () => {
  const row = { set: true, on: true, io: 'o', size: { w: 100, h: 40, mw: 100 } };

  it('have a line of their own below them', () => {
    const css = cssOf({ thumbs: { ...row, v: 'bottom', y: 12 } });
    expect(rule(css, '#SR7_7_1')).toContain('grid-template-rows:auto auto;');
    expect(css).toContain('>sr7-nav:not(.sr7-outside){grid-area:1/1;}');
    expect(rule(css, '.sr7-out-thumbs')).toContain('grid-area:2/1/auto/-1;');
    expect(rule(css, '.sr7-at-thumbs')).toContain('margin-block:max(0px,12px) 0px;');
  });

  it('stand beside them, and the slides know that they are narrower', () => {
    const css = cssOf({ tabs: { ...row, d: 'vertical', h: 'left', x: 8 } }, { size: { width: 1000 } });
    expect(rule(css, '#SR7_7_1')).toContain('grid-template-columns:auto minmax(0,1fr);');
    expect(rule(css, '#SR7_7_1>sr7-content')).toContain('(100cqw - (100px + 2*0px + max(0px,8px)))/1000');
    expect(css).toContain('>sr7-content{container-type:inline-size;}');
  });

  it('do not meet where there are two on one side', () => {
    const css = cssOf({ tabs: { ...row, v: 'top' }, thumbs: { ...row, v: 'top' } });
    expect(css).toContain('>sr7-nav:not(.sr7-outside){grid-area:3/1;}');
    expect([rule(css, '.sr7-out-tabs'), rule(css, '.sr7-out-thumbs')]).toEqual([
      expect.stringContaining('grid-area:1/1/auto/-1'),
      expect.stringContaining('grid-area:2/1/auto/-1'),
    ]);
  });

  it('can stand on another side on another level, or go away', () => {
    const css = cssOf({
      tabs: {
        ...row,
        d: ['#a', 'vertical', 'vertical', 'horizontal', 'horizontal'],
        h: 'right',
        show: [true, true, true, true, false],
      },
    });
    expect(rule(css, '#SR7_7_1')).toContain('grid-template-columns:minmax(0,1fr) auto;');
    expect(rule(css, '#SR7_7_1', 778)).toContain(
      'grid-template-columns:minmax(0,1fr);grid-template-rows:auto auto;',
    );
    expect(rule(css, '.sr7-out-tabs', 480)).toContain('display:none;');
  });
});

describe('bullets', () => {
  it('stand a gap apart, in cells that a finger can hit', () => {
    const css = cssOf({
      bullets: { set: true, g: 6, d: ['#a', 'horizontal', 'horizontal', 'vertical', 'vertical'] },
    });
    expect(rule(css, '.sr7-bullets')).toContain(
      'gap:6px;grid-auto-flow:column;grid-auto-columns:minmax(18px,max-content);',
    );
    expect(rule(css, '.sr7-bullets', 778)).toContain('grid-auto-flow:row;');
  });
});

it('the wrapper of a row of tabs makes its tray wider, and moves it along', () => {
  const css = cssOf({ tabs: { set: true, g: 10, d: 'vertical', wr: { mx: 30, my: 20 } } });
  expect(rule(css, '.sr7-tabs-mask')).toContain('margin-inline:calc(30px - max(8px,30px));');
  expect(rule(css, '.sr7-tabs-mask')).toMatch(/margin-block:calc\(20px - .*\) calc\(-1\*20px - /);
});

it('the size of an arrow’s own look is that of its inside', () => {
  const css = cssOf({ arrows: { set: true, key: 'x', css: '.x.sr7-arrows{width:50px;border:1px solid}' } });
  expect(css).toContain(':where(.sr7-arrows){display:block;box-sizing:content-box;');
});

it('a module without navigation has no rules for it', () => {
  expect(cssOf({})).not.toMatch(/sr7-(?:nav|at)/);
});

it('the look of one module does not reach into another', () => {
  const css = cssOf({ bullets: { set: true, key: 'x', css: '.x .sr7-bullet.sr7-touchhover{color:red}' } });
  expect(css).toContain('#SR7_7_1{\n');
  expect(css).toContain('.x .sr7-bullet:is(:hover,:has(:focus-visible)){color:red}');
});
