import { expect, it } from 'vitest';
import { checkModule } from './checkModule.ts';

it('counts slides, and those whose layers are elsewhere; global slides are no slides to count', () => {
  const slides = { 1: { layers: { 0: {} } }, 2: { layers: [] }, 3: {}, 4: { slide: { global: true } } };
  expect(checkModule({ settings: {}, slides })).toEqual({
    playable: true,
    slideCount: 3,
    layerlessSlides: 2,
    notes: [],
  });
});

it('names unknown keys and repairs of settings, slides and layers, each once', () => {
  const result = checkModule({
    settings: { colour: 'red', uSize: 'all', size: { width: 'wide' } },
    slides: {
      5: {
        slide: { order: 'first', mood: 'happy' },
        layers: { 3: { size: { w: ['#a', 'wide'] }, tl: { in: { content: { all: [{ q: 1 }] } } } } },
      },
      6: 'no slide',
    },
  });
  expect(result.playable && result.notes.map(({ kind, path }) => `${kind} ${path}`).sort()).toEqual([
    'not-understood settings.colour',
    'not-understood slides.5.layers.3.tl.in.content.all[0].q',
    'not-understood slides.5.slide.mood',
    'repaired settings.size.width',
    'repaired settings.uSize',
    'repaired slides.5.layers.3.size.w[1]',
    'repaired slides.5.slide.order',
    'repaired slides.6',
  ]);
});
