const slide = (order: number, text: string) => ({
  slide: { id: order, order },
  layers: {
    1: {
      id: 1,
      type: 'text',
      content: { text },
      pos: { x: 40, y: 40, h: 'left', v: 'top', pos: 'absolute' },
    },
  },
});

/** A module's document, as people have it in a file. */
export const hero = {
  id: '7',
  settings: {
    alias: 'hero',
    title: 'Hero',
    nav: { arrows: { set: true, on: true } },
    slideshow: { auto: false },
    size: { width: [1240, 1240, 1024, 778, 480], height: [400, 400, 400, 400, 400] },
  },
  slides: { 1: slide(1, 'First words'), 2: slide(2, 'Second words') },
};
