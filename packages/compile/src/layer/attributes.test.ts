import { expect, it } from 'vitest';
import { drawLayers } from '../testing/drawModule.ts';

/** Bare, as custom tags get a boolean, the attribute would say nothing: the layer would be read out. */
it.each([
  ['an svg without words', { type: 'svg', content: { src: '<svg viewBox="0 0 9 9"></svg>' } }],
  ['a layer whose author says so', { type: 'text', content: { text: 'Ornament' }, acc: { hidden: 'true' } }],
])('%s is hidden from screen readers by the value of its attribute', (_, layer) => {
  const { body } = drawLayers([{ id: 1, ...layer }]);
  expect(body.querySelector('[aria-hidden]')?.getAttribute('aria-hidden')).toBe('true');
});
