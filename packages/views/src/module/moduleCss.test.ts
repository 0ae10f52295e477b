import { describe, expect, it } from 'vitest';
import { drawModule, moduleDocument } from '../testing/drawModule.ts';

const levels = (value: unknown): unknown[] => [value, value, value, value, value];
const rule = (size: Record<string, unknown>, selector = '#SR7_7_1>sr7-content{', settings = {}) =>
  drawModule(moduleDocument({ size: { width: levels(1240), height: levels(900), ...size }, ...settings }, {}))
    .css.split('\n')
    .find((line) => line.startsWith(selector)) ?? '';

describe('the unit', () => {
  it('is a pixel, or less when the module is narrower than its grid', () => {
    expect(rule({})).toContain('--u:min(1px,100cqw/1240)');
  });
  it('grows with the module when upscaling is on', () => {
    expect(rule({ upscaling: true })).toContain('--u:calc(100cqw/1240)');
  });
});

describe('the height', () => {
  it('is the grid’s', () => expect(rule({})).toContain('min-height:calc(900*var(--u));'));
  it('is the small viewport’s, less what the owner takes off', () => {
    expect(rule({ fullHeight: true, fullHeightOffset: '#masthead,60px' })).toContain(
      'min-height:calc(100svh - 60px);',
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

describe('the width', () => {
  it('is at most the grid’s when the module is not full width', () => {
    expect(rule({ fullWidth: false }, '#SR7_7_1{')).toContain('margin-inline:auto;max-width:1240px');
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

it('draws its own id when the owner gave one', () => {
  expect(drawModule(moduleDocument({ id: 'goto_top' }, {})).body.querySelector('#goto_top')?.tagName).toBe(
    'SR7-MODULE',
  );
});
