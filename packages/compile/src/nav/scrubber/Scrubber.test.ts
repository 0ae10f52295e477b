import { describe, expect, it } from 'vitest';
import { drawModule, moduleDocument } from '../../testing/drawModule.ts';
import { SCRUBBER_LOOKS } from './looks/index.ts';

type Json = Record<string, unknown>;

const draw = (scrubber: Json, slides = 4) =>
  drawModule(
    moduleDocument(
      { nav: { scrubber: { set: true, ...scrubber } } },
      ...Array.from({ length: slides }, (_, index) => ({
        slide: { title: `Part ${'abcdefgh'[index] ?? ''}` },
      })),
    ),
  );
const handleOf = ({ body }: ReturnType<typeof draw>) => body.querySelector('[role=slider]');

it('draws a scrubber only where it is on, and there is something to choose from', () => {
  expect(handleOf(draw({ set: false }))).toBeNull();
  expect(handleOf(draw({}, 1))).toBeNull();
  expect(handleOf(draw({}))).not.toBeNull();
});

it('tells screen readers where the scrubber stands', () => {
  const handle = handleOf(draw({}));
  const told = ['aria-valuemin', 'aria-valuemax', 'aria-valuenow', 'aria-valuetext', 'aria-orientation'];
  expect(told.map((name) => handle?.getAttribute(name))).toEqual([
    '1',
    '4',
    '1',
    'Slide 1 of 4: Part a',
    'horizontal',
  ]);
});

it('keeps keys away from the scrubber before it does anything', () => {
  const handle = handleOf(draw({}));
  expect([handle?.getAttribute('tabindex'), handle?.getAttribute('aria-disabled')]).toEqual(['-1', 'true']);
});

it('keeps slides from being dragged by the scrubber', () => {
  expect(draw({}).body.querySelector('[data-nodrag] [role=slider]')).not.toBeNull();
});

describe('the looks of scrubbers', () => {
  it('are at least six, each with a value for every name in it', () => {
    expect(Object.keys(SCRUBBER_LOOKS).length).toBeGreaterThanOrEqual(6);
    for (const name of Object.keys(SCRUBBER_LOOKS)) {
      const { css, body } = draw({ key: name });
      expect(css).toContain(`.${name}`);
      expect(css).not.toMatch(/##|undefined|:\s*;/);
      expect(body.querySelector(`.sr7-scrubber.${name}`)).not.toBeNull();
    }
  });

  it('take the first one for a name that is not known', () => {
    expect(draw({ key: 'hesperiden' }).body.querySelector('.sr7-scrubber.vt-thread')).not.toBeNull();
  });

  it('take the colours of the document', () => {
    const { css } = draw({ c: '#abcdef', bg: '#123456' });
    expect(css).toContain('#abcdef');
    expect(css).toContain('#123456');
  });

  it('of a document are its own, with its values', () => {
    const { css, body } = draw({
      key: 'mine',
      css: '.mine .sr7-scrubber-handle { background: ##knob##; }',
      html: '<b onclick="alert(1)">{{title}}</b>',
      def: { knob: { title: 'Knob', type: 'color', data: '#0f0f0f' } },
    });
    expect(css).toContain('background: #0f0f0f');
    expect(body.querySelector('[role=slider]')?.innerHTML).toBe('<b>Part a</b>');
  });
});

describe('a scrubber outside of the slides', () => {
  it('is given room by the slides', () => {
    expect(draw({ io: 'o' }).css).toContain('margin-block-end:calc(max(24px,20px) + max(0px,20px))');
  });

  it('makes the slides narrower where it is upright, and what they measure by', () => {
    const upright = { io: 'o', d: Array(5).fill('vertical'), h: Array(5).fill('left') };
    const { css } = draw(upright);
    expect(css).toContain('margin-inline-start:calc(max(24px,20px) + max(0px,0px))');
    expect(css).toContain('(100cqw - (max(24px,20px) + max(0px,0px)))/');
  });
});

it('draws the scrubber upright where its level says so, its size given either way round', () => {
  const size = { w: Array(5).fill('20px'), h: Array(5).fill('180px') };
  const { css } = draw({ d: ['vertical', 'vertical', 'vertical', 'vertical', 'horizontal'], size });
  expect(css).toContain('min(180px,var(--gh)');
  expect(css).toMatch(/@media \(max-width:479\.98px\)\{[\s\S]*min\(180px,100cqw/);
});
