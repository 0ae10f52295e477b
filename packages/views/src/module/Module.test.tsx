import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { moduleDocument } from '../testing/drawModule.ts';
import { Module } from './Module.tsx';

const draw = (alias: string): string =>
  renderToString(
    <Module
      document={moduleDocument(
        {
          alias,
          nav: { arrows: { set: true } },
          fonts: { Lora: { name: 'Lora', custom: true, url: '/lora.css' } },
        },
        { layers: [{ id: 1, type: 'text', content: { text: 'Hello' } }] },
        {},
      )}
      nowMs={0}
    />,
  );

it('is drawn whole by a server: its rules, its fonts, its first slide and its navigation', () => {
  const html = draw('hero');
  expect(html).toContain('Hello');
  expect(html).toContain('Next slide');
  expect(html).toContain('sr7-module{display:block');
  expect(html).toContain('href="/lora.css"');
});

it('is the same every time, so that a browser finds what its server drew', () => {
  expect(draw('hero')).toBe(draw('hero'));
});
