import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Module } from './Module.tsx';

const slide = (order: number, text: string) => ({
  slide: { order },
  layers: { 1: { id: 1, type: 'text', content: { text } } },
});
const module = {
  id: '7',
  settings: {
    alias: 'hero',
    nav: { arrows: { set: true } },
    fonts: { Lora: { name: 'Lora', custom: true, url: '/lora.css' } },
  },
  slides: { 1: slide(1, 'Hello'), 2: slide(2, 'There') },
};

const draw = (): string => renderToString(<Module document={module} nowMs={0} />);

it('is drawn whole by a server: its rules, its fonts, its first slide and its navigation', () => {
  const html = draw();
  expect(html).toContain('Hello');
  expect(html).toContain('Next slide');
  expect(html).toContain('sr7-module{display:block');
  expect(html).toContain('href="/lora.css"');
});

it('is the same every time, so that a browser finds what its server drew', () => {
  expect(draw()).toBe(draw());
});

it('gives two modules of a page ids of their own, and one base style sheet', () => {
  const html = renderToString(
    <>
      <Module document={module} nowMs={0} />
      <Module document={module} nowMs={0} />
    </>,
  );
  const ids = [...html.matchAll(/<sr7-module id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(2);
  expect(html.match(/sr7-module\{display:block/g)).toHaveLength(1);
});

it('waits for the items of a feed, and is nothing until then', () => {
  const feed = { ...module, settings: { ...module.settings, source: { type: 'post' } } };
  expect(renderToString(<Module document={feed} nowMs={0} />)).toBe('');
});
