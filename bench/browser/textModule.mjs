/** @typedef {Record<string, unknown>} Json */

/** @param {number} value */
const five = (value) => [value, value, value, value, value];

/** @param {string} text @param {number} index @returns {Json} */
const layer = (text, index) => ({
  id: index + 1,
  type: 'text',
  content: { text },
  pos: { x: 10, y: index * 36, h: 'left', v: 'top' },
  color: '#000000',
});

/**
 * Texts as layers, on white; the document is all that the page holds of the slides that are not shown.
 * @param {readonly (readonly string[])[]} slides @param {Json} settings @param {Json} [backgroundTimeline] @returns {Json}
 */
export function textModule(slides, settings, backgroundTimeline = {}) {
  const bg = { color: '#ffffff' };
  const background = { id: 0, type: 'shape', subtype: 'slidebg', bg, tl: backgroundTimeline };
  const entries = slides.map((texts, at) => {
    const layers = [background, ...texts.map(layer)];
    const slide = { id: at + 1, order: at + 1 };
    return [at + 1, { id: at + 1, slide, layers: Object.fromEntries(layers.map((each, id) => [id, each])) }];
  });
  const size = { width: five(1000), height: five(400) };
  return {
    id: '1',
    settings: { slideshow: { auto: false }, size, ...settings },
    slides: Object.fromEntries(entries),
  };
}

/**
 * A slider whose slides push each other out, as those of the others do.
 * @param {readonly (readonly string[])[]} slides @param {number} speedMs
 */
export const textSlider = (slides, speedMs) =>
  textModule(
    slides,
    { type: 'standard' },
    {
      in: {
        bg: {
          ms: speedMs,
          temp: { p: 'slideoverhorizontal', m: 'basic', g: 'slideover' },
          in: { x: '(100%)' },
        },
      },
    },
  );
