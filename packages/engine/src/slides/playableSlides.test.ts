import { openModule } from '@vitrine/model';
import { describe, expect, it } from 'vitest';
import { playableSlides } from './playableSlides.ts';
import { publishMoment } from './publishMoment.ts';

const open = (slides: Record<string, object>) =>
  openModule({ slides: Object.fromEntries(Object.entries(slides).map(([key, slide]) => [key, { slide }])) });
const noon = Date.UTC(2026, 5, 15, 12);

describe('publishing', () => {
  const isShown = (publish: object): boolean =>
    playableSlides(open({ 1: { publish } }), { nowMs: noon }).length === 1;

  it.each([
    [{}, true],
    [{ state: 'published', from: '', to: '' }, true],
    [{ state: '' }, true],
    [{ state: 'unpublished' }, false],
    [{ state: 'draft' }, false],
    [{ from: '2026-06-15' }, true],
    [{ from: '2026-06-15 12:00' }, true],
    [{ from: '2026-06-15 12:00:01' }, false],
    [{ from: '2026-06-15T11:59' }, true],
    [{ to: '2026-06-15 12:00:00' }, true],
    [{ to: '2026-06-15 11:59:59' }, false],
    [{ to: '2026-06-15' }, false],
    [{ from: '2026-06-01', to: '2026-07-01' }, true],
    [{ from: '2026-07-01', to: '2026-06-01' }, false],
    [{ from: '2026-06-15T14:30:00+02:00' }, false],
    [{ from: '2026-06-15T13:30:00+02:00' }, true],
    [{ from: 'soon', to: 'late' }, true],
  ])('with %j at noon of 15 June 2026 (UTC) shows: %j', (publish, expected) => {
    expect(isShown(publish)).toBe(expected);
  });
});

describe('publishMoment', () => {
  const module = open({
    1: { publish: { from: '2026-06-01', to: '2026-06-10' } },
    2: { publish: { from: '2026-07-01' } },
    3: {},
  });
  const day = (text: string): number => Date.parse(`${text}T00:00:00Z`);

  it.each([
    ['before anything changes', day('2026-05-01'), 0],
    ['at the moment a slide appears', day('2026-06-01'), day('2026-06-01')],
    ['while a slide shows', day('2026-06-05'), day('2026-06-01')],
    ['at the last moment of a slide', day('2026-06-10'), day('2026-06-01')],
    ['right after a slide went', day('2026-06-10') + 1, day('2026-06-10') + 1],
    ['long after all', day('2027-01-01'), day('2026-07-01')],
  ])('%s is the latest change before', (_, nowMs, expected) => {
    expect(publishMoment(module, nowMs)).toBe(expected);
  });

  it.each(['2026-05-01', '2026-06-05', '2026-06-20', '2026-08-01'])(
    'stands for every moment up to %s: the same slides show',
    (date) => {
      const keys = (nowMs: number) => playableSlides(module, { nowMs }).map(({ key }) => key);
      expect(keys(publishMoment(module, day(date)))).toEqual(keys(day(date)));
    },
  );
});

describe('languages', () => {
  const module = open({
    1: { order: 1 },
    2: { order: 2, parentId: 1, language: 'de' },
    3: { order: 3, parentId: '1', language: 'fr' },
    4: { order: 4 },
  });

  it.each([
    [undefined, ['1', '4']],
    ['de', ['2', '4']],
    ['fr', ['3', '4']],
    ['es', ['1', '4']],
  ])('for %j show the translations there are, and the original where there is none', (language, expected) => {
    const options = language === undefined ? { nowMs: 0 } : { nowMs: 0, language };
    expect(playableSlides(module, options).map(({ key }) => key)).toEqual(expected);
  });

  it('show the original while its translation is not published', () => {
    const draft = open({
      1: { order: 1 },
      2: { order: 2, parentId: 1, language: 'de', publish: { state: 'draft' } },
    });
    expect(playableSlides(draft, { nowMs: 0, language: 'de' }).map(({ key }) => key)).toEqual(['1']);
  });

  it('are found by a few looks at each slide, however many there are', () => {
    const many = open(Object.fromEntries(Array.from({ length: 300 }, (_, at) => [at + 1, { order: at }])));
    let looks = 0;
    const watched = many.slides.map(
      (slide) => new Proxy(slide, { get: (all, name) => (looks++, Reflect.get(all, name)) }),
    );
    expect(playableSlides({ ...many, slides: watched }, { nowMs: 0, language: 'de' })).toHaveLength(300);
    expect(looks).toBeLessThan(300 * 10);
  });
});
