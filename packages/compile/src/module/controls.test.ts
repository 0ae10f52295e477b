import { writeControlWords } from '@vitrine/player/markup';
import { moduleControlTexts } from '@vitrine/texts';
import { describe, expect, it } from 'vitest';
import { precompileModule } from '../html/precompileModule.ts';

const slides = Object.fromEntries(
  [1, 2, 3].map((id) => [
    id,
    {
      layers: {
        1: { id: 1, type: 'text', content: { text: 'Hi' } },
        2: { id: 2, type: 'video', content: { video: { type: 'html5', src: '/a.mp4' } } },
      },
    },
  ]),
);
const nav = { arrows: { set: true }, bullets: { set: true }, tabs: { set: true }, scrubber: { set: true } };
const documentIn = (lang?: string) => ({
  id: '7',
  settings: { ...(lang && { lang }), nav },
  slides,
});

const { en, ar } = moduleControlTexts;
/** What a control is called, between what is filled in. */
const words = (text: string): readonly string[] =>
  text
    .split(/\{\w+\}/)
    .map((part) => part.trim())
    .filter((part) => /^[A-Z].{3}/.test(part));

const written = (document: unknown, language?: string): string =>
  JSON.stringify(precompileModule(document, { nowMs: 0, ...(language && { language }) }));

describe('what the controls of a module are called', () => {
  it('is English where nobody says a language, and then nothing is written for the player', () => {
    const { attributes, html } = precompileModule(documentIn(), { nowMs: 0 });
    expect(attributes).toMatchObject({ 'aria-label': en.slides, 'aria-roledescription': en.carousel });
    expect(attributes).not.toHaveProperty('data-words');
    expect(html).toContain(en.next);
    expect(writeControlWords(en)).toBeUndefined();
  });

  it('is in the language of the page', () => {
    const { attributes, html } = precompileModule(documentIn(), { nowMs: 0, language: 'ar-EG' });
    expect(attributes).toMatchObject({ 'aria-label': ar.slides, 'aria-roledescription': ar.carousel });
    expect(JSON.parse(String(attributes['data-words']))).toMatchObject({ stop: ar.stop, place: ar.place });
    for (const name of [ar.previous, ar.next, ar.choose]) expect(html).toContain(`aria-label="${name}"`);
    expect(html).toContain('aria-label="1 من 3"');
  });

  it('has no English word left, in what is drawn and in what is drawn later', () => {
    const text = written(documentIn(), 'ar');
    const english = Object.values(en)
      .flatMap(words)
      .filter(
        (word) => text.includes(`"${word}`) || text.includes(`"\\"${word}`) || text.includes(`=\\"${word}`),
      );
    expect(english).toEqual([]);
  });

  it('is in the language that the module says, before that of the page', () => {
    const { attributes } = precompileModule(documentIn('ar'), { nowMs: 0, language: 'en' });
    expect(attributes).toMatchObject({ 'aria-label': ar.slides, lang: 'ar' });
  });

  it('is English in a language that has no catalogue', () => {
    const { attributes } = precompileModule(documentIn(), { nowMs: 0, language: 'fr' });
    expect(attributes).toEqual(precompileModule(documentIn(), { nowMs: 0 }).attributes);
  });
});
