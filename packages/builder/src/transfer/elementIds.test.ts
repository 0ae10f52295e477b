import { expect, it } from 'vitest';
import { elementIds, renewElementIds } from './elementIds.ts';
import { writeTemplate } from './writeTemplate.ts';

const document = {
  title: 'Hero',
  type: 'wp-page',
  settings: { custom_css: '.elementor-element-aaaa111 { color: red } .elementor-element-aaaa1112 {}' },
  content: [
    {
      id: 'aaaa111',
      elType: 'container',
      settings: [],
      elements: [
        {
          id: 'bbbb222',
          elType: 'widget',
          widgetType: 'heading',
          settings: { id: 'aaaa111', title: 'aaaa111' },
        },
      ],
    },
  ],
};
const text = JSON.stringify(document);
const counting = () => {
  let count = 0;
  return () => `cccc00${++count}`;
};

it('finds every element of a document, and nothing else that has an id', () => {
  expect(elementIds(document)).toEqual(['aaaa111', 'bbbb222']);
  expect(elementIds(document.content)).toEqual(['aaaa111', 'bbbb222']);
});

it('gives elements other ids that another document has, and styles mean them still', () => {
  const renewed = renewElementIds(text, (id) => id === 'aaaa111' || id === 'cccc001', counting());
  expect(JSON.parse(renewed)).toEqual({
    ...document,
    settings: { custom_css: '.elementor-element-cccc002 { color: red } .elementor-element-aaaa1112 {}' },
    content: [{ ...document.content[0], id: 'cccc002' }],
  });
});

it('leaves a document as it came whose ids nobody has', () => {
  const written = `  ${text}`;
  expect(renewElementIds(written, () => false, counting())).toBe(written);
});

it('hands a template over as builders write it: their keys, and an id of its own for every element', () => {
  const file = writeTemplate({ text, title: 'Hero', id: 12, nowMs: 0, makeId: counting() });
  expect(file).toMatchObject({ ok: true, name: 'elementor-12-1970-01-01.json' });
  const template = JSON.parse(file.ok ? file.text : '') as Record<string, unknown>;
  expect(Object.keys(template)).toEqual(['content', 'page_settings', 'version', 'title', 'type']);
  expect(template).toMatchObject({
    page_settings: { custom_css: expect.stringContaining('.elementor-element-cccc001 {') },
    version: '0.4',
    title: 'Hero',
    type: 'wp-page',
  });
  expect(elementIds(template)).toEqual(['cccc001', 'cccc002']);
});

it.each([
  ['{"content":[]}', 'The template is empty'],
  ['[]', 'The template is empty'],
])('hands over nothing of %s', (empty, message) => {
  expect(writeTemplate({ text: empty, title: '', id: 1, nowMs: 0 })).toEqual({ ok: false, message });
});

it('writes settings and elements that are none as the lists that builders write', () => {
  const file = writeTemplate({
    text: '[{"id":"aaaa111","elType":"container"}]',
    title: 'x',
    id: 1,
    nowMs: 0,
    makeId: () => 'dddd000',
  });
  expect(JSON.parse(file.ok ? file.text : '')).toEqual({
    content: [{ id: 'dddd000', elType: 'container' }],
    page_settings: [],
    version: '0.4',
    title: 'x',
    type: 'page',
  });
});
