import { describe, expect, it } from 'vitest';
import { drawModule, moduleDocument } from '../testing/drawModule.ts';

const levels = (value: unknown): unknown[] => [value, value, value, value, value];
const carousel = (settings: Record<string, unknown>, count = 5) =>
  drawModule(
    moduleDocument(
      {
        type: 'carousel',
        size: { width: levels(400), height: levels(300) },
        carousel: { infinity: true, maxV: 3, space: 10, ...settings },
      },
      ...Array.from({ length: count }, () => ({})),
    ),
  );
const shown = (body: ReturnType<typeof carousel>['body']) =>
  [...body.querySelectorAll('sr7-slide:not([hidden])')].map((slide) => slide.getAttribute('data-key'));

describe('a carousel', () => {
  it('shows the slides around the first one, wrapping when it is endless', () => {
    expect(shown(carousel({}).body)).toEqual(['1', '2', '5']);
    expect(shown(carousel({ infinity: false }).body)).toEqual(['1', '2']);
  });

  it('places them by whole steps of a slide and a space', () => {
    const { css } = carousel({});
    expect(css).toContain('translateX(calc(1*(100% + calc(10*var(--u)))))');
    expect(css).toContain('translateX(calc(-1*(100% + calc(10*var(--u)))))');
  });

  it('makes them smaller and paler with distance when it says so', () => {
    expect(carousel({ scale: true, minS: 50, vScale: false }).css).toContain('scale(0.5)');
    expect(carousel({ opacity: true, maxO: 40 }).css).toContain('opacity:0.4;');
  });

  it('turns them on a ring in a 3d spin', () => {
    expect(carousel({ spin: '3d' }).css).toContain('rotateY(60deg)');
  });

  it('shares its height among the visible slides when it is vertical', () => {
    expect(carousel({ type: 'v' }).css).toContain('height:calc((100% - 2*calc(10*var(--u)))/3)');
  });
});
