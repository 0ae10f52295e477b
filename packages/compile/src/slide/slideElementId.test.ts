import { openModule } from '@vitrine/model';
import { expect, it } from 'vitest';
import { slideClassNames } from './slideElementId.ts';

const text = { id: 1, type: 'text', content: { text: 'x' } };
const row = { id: 2, type: 'row', content: {} };

function classesOf(layer: object, settings: object = {}): string | undefined {
  const slides = { 7: { slide: { id: 7, attr: { class: 'own' } }, layers: { [1]: layer } } };
  const module = openModule({ settings, slides });
  return slideClassNames(module.slide('7'), module.settings);
}

it('takes a slide of placed layers out of the flow, where it has no say in the height of the module', () => {
  expect(classesOf(text)).toBe('s7 sr7-flat own');
});

it.each([
  ['rows make the module as high as they are', row, {}],
  ['slides of a carousel stand beside each other', text, { type: 'carousel' }],
])('leaves a slide where it is: %s', (_, layer, settings) => {
  expect(classesOf(layer, settings)).toBe('s7 own');
});
