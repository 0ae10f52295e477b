import { describe, expect, it } from 'vitest';
import { drawModule, moduleDocument } from '../testing/drawModule.ts';

const levels = (value: unknown): unknown[] => [value, value, value, value, value];
const rule = (size: Record<string, unknown>, selector = '#SR7_7_1>sr7-content{', settings = {}) =>
  drawModule(moduleDocument({ size: { width: levels(1240), height: levels(900), ...size }, ...settings }, {}))
    .css.split('\n')
    .find((line) => line.startsWith(selector)) ?? '';

describe('the unit of a module', () => {
  it('is a pixel, or less when the module is narrower than its grid', () => {
    expect(rule({})).toContain('--u:min(1px,100cqw/1240)');
  });
  it('grows with the module when upscaling is on', () => {
    expect(rule({ upscaling: true })).toContain('--u:calc(100cqw/1240)');
  });
});

describe('a module as high as the window', () => {
  const blocks = (size: Record<string, unknown>, settings = {}): string[] =>
    drawModule(
      moduleDocument(
        { size: { width: levels(1240), height: levels(900), fullHeight: true, ...size }, ...settings },
        {},
      ),
    ).css.split('@media');
  const at = (css: readonly string[], px: number): string =>
    css.find((block) => block.startsWith(` (max-width:${px}px)`)) ?? '';
  it('fits into it on desktops and notebooks, by the share of its height that there is', () => {
    expect(blocks({})[0]).toContain(
      '--u:min(min(1px,100cqw/1240),max(100svh,min(640px,900*min(1px,100cqw/1240)))/900);',
    );
  });
  it('grows to its grid on tablets and phones, also where their levels are not in use', () => {
    for (const uSize of [undefined, [false, true, false, false, false]]) {
      const css = blocks({}, uSize ? { uSize } : {});
      expect(at(css, 777.98)).toContain('--u:min(1px,100cqw/1240);');
      expect(at(css, 777.98)).toContain('min-height:max(100svh,900*min(1px,100cqw/1240));');
      expect(at(css, 1023.98)).not.toContain('min-height');
    }
  });
  it('grows everywhere when it follows its timeline', () => {
    expect(blocks({}, { sbt: { use: true } })[0]).toContain(
      'min-height:max(100svh,900*min(1px,100cqw/1240));',
    );
  });
  it('has its grid in the middle', () => {
    expect(blocks({})[0]).toContain(
      '--gy:calc((max(100svh,min(640px,900*min(1px,100cqw/1240))) - var(--gh))/2);',
    );
    expect(rule({ minHeight: levels('950px') })).toContain(
      '--gy:calc((max(950px,calc(900*var(--u))) - var(--gh))/2);',
    );
    expect(rule({})).not.toContain('--gy');
  });
});

it('hides a module on mobile devices when its owner says so, and not in a narrow window', () => {
  const { css } = drawModule(moduleDocument({ general: { disableOnMobile: true } }, {}));
  expect(css).toContain('@media (hover:none) and (pointer:coarse){#SR7_7_1{display:none}}');
});

describe('the height of a module', () => {
  it('is that of its grid', () => expect(rule({})).toContain('min-height:calc(900*var(--u));'));
  it.each([
    [',60px', '100svh - 60px'],
    ['#masthead,', '100svh - var(--below,0px)'],
    ['#masthead,10%', '100svh - 10svh - var(--below,0px)'],
  ])('is the small viewport’s, less what the owner takes off by %j', (fullHeightOffset, height) => {
    expect(rule({ fullHeight: true, fullHeightOffset })).toContain(
      `min-height:max(${height},min(640px,900*min(1px,100cqw/1240)));`,
    );
  });
  it('keeps to its bounds', () => {
    expect(rule({ minHeight: levels('400px'), maxHeight: levels('800') })).toContain(
      'min-height:max(400px,min(800px,calc(900*var(--u))));',
    );
  });
  it.each(['', 'none', '0', 0, '100%', null])('has no bound where %j says nothing', (bound) => {
    expect(rule({ minHeight: levels(bound), maxHeight: levels(bound) })).toContain(
      'min-height:calc(900*var(--u));',
    );
  });
});

describe('the width of a module', () => {
  it('is that of its container, however wide, when the module is not full width', () => {
    expect(rule({ fullWidth: false }, '#SR7_7_1{')).toBe('');
  });
  it('is that of the window also in a column, but for a scroll bar, when the module is full width', () => {
    const out = 'max(0px,min(50cqw - 50%,(50cqw - 50% - 10px)*1000))';
    expect(rule({}, '#SR7_7_1{')).toBe(
      `#SR7_7_1{width:calc(100% - 0px - 0px + 2*${out});margin-left:calc(0px - ${out});margin-right:calc(0px - ${out});}`,
    );
    expect(rule({ m: { l: levels(12) } }, '#SR7_7_1{')).toContain(`margin-left:calc(12px - ${out});`);
    expect(rule({ maxWidth: '900px' }, '#SR7_7_1{')).not.toContain('cqw');
  });
  it('takes no place in the page where the module is fixed', () => {
    expect(rule({}, '#SR7_7_1{', { fixed: true })).toBe('#SR7_7_1{position:fixed;inset:0 0 auto;}');
  });
  it('has the owner’s bound, padding and margins', () => {
    const css = rule(
      { maxWidth: '900px', p: { t: levels(10), r: levels(20), b: levels(10), l: levels(20) } },
      '#SR7_7_1{',
    );
    expect(css).toContain('padding:10px 20px 10px 20px');
    expect(css).toContain('max-width:900px');
  });
});

it('gives a module the id that its owner chose', () => {
  expect(drawModule(moduleDocument({ id: 'goto_top' }, {})).body.querySelector('#goto_top')?.tagName).toBe(
    'SR7-MODULE',
  );
});
