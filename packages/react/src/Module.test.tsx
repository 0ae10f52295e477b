import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Module } from './Module.tsx';
import { hero } from './testing/hero.ts';

const draw = (): string => renderToString(<Module document={hero} nowMs={0} />);

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
      <Module document={hero} nowMs={0} />
      <Module document={hero} nowMs={0} />
    </>,
  );
  const ids = [...html.matchAll(/<sr7-module id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(2);
  expect(html.match(/sr7-module\{display:block/g)).toHaveLength(1);
});

it('waits for the items of a feed, and is nothing until then', () => {
  const feed = { ...hero, settings: { ...hero.settings, source: { type: 'post' } } };
  expect(renderToString(<Module document={feed} nowMs={0} />)).toBe('');
});

it('calls its controls in the language of the page', () => {
  const html = renderToString(<Module document={hero} nowMs={0} language="ar" />);
  expect(html).toContain('الشريحة التالية');
  expect(html).not.toContain('Next slide');
});
