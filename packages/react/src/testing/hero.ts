const slide = (order: number, text: string) => ({
  slide: { order },
  layers: { 1: { id: 1, type: 'text', content: { text } } },
});

/** Two slides with arrows, and a font of their own. */
export const hero = {
  id: '7',
  settings: {
    alias: 'hero',
    nav: { arrows: { set: true } },
    fonts: { Lora: { name: 'Lora', custom: true, url: '/lora.css' } },
  },
  slides: { 1: slide(1, 'Hello'), 2: slide(2, 'There') },
};
