/** The JSON of a small module with two slides, and of whatever else it is to hold. */
export const moduleText = (more: object = {}): string =>
  JSON.stringify({
    id: 900,
    settings: { alias: 'written', title: 'Written' },
    slides: {
      5: { id: 5, slide: { id: 5, order: 1, title: 'One' }, layers: { 1: { id: 1, type: 'text' } } },
      6: { id: 6, slide: { id: 6, order: 2, title: 'Two' }, layers: { 1: { id: 1, type: 'text' } } },
    },
    ...more,
  });
