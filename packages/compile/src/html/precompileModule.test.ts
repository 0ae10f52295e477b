import { expect, it } from 'vitest';
import { precompileModule } from './precompileModule.ts';

const text = (words: string) => ({ layers: { 1: { id: 1, type: 'text', content: { text: words } } } });
const settings = {
  alias: 'hero',
  fonts: { Lora: { name: 'Lora', custom: true, url: '/lora.css' } },
};
const moving = { id: '7', settings, slides: { 1: text('Hello'), 2: text('There') } };
const standing = { id: '8', settings, slides: { 1: text('Alone') } };

it('writes a module as data that survives JSON as it is', () => {
  const data = precompileModule(moving, { nowMs: 0 });
  expect(JSON.parse(JSON.stringify(data))).toEqual(data);
  expect(data.attributes).toMatchObject({ class: 'sr7-module', 'data-alias': 'hero', 'data-awaits': '' });
  expect(data.html).toContain('Hello');
  expect(data.css).toContain(`#${data.attributes['id']}`);
  expect(data.fonts).toEqual(['/lora.css']);
});

it('gives a module that moves its score, and one that stands there none', () => {
  expect(precompileModule(moving, { nowMs: 0 }).score?.slides).toHaveLength(2);
  const { score, attributes } = precompileModule(standing, { nowMs: 0 });
  expect(score).toBe(null);
  expect(attributes).not.toHaveProperty('data-awaits');
});

it('lets nothing wait that it cannot play, because slides are missing', () => {
  const { score, attributes } = precompileModule(
    { ...moving, slides: { ...moving.slides, 3: { slide: { order: 3 } } } },
    { nowMs: 0 },
  );
  expect(score).toBe(null);
  expect(attributes).not.toHaveProperty('data-awaits');
});
