import { precompileModule } from '@vitrine/compile/server';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PrecompiledModule } from './PrecompiledModule.tsx';
import { hero } from './testing/hero.ts';

/** As it arrives in a browser. */
const compiled = (serial: number) =>
  JSON.parse(JSON.stringify(precompileModule(hero, { nowMs: 0, serial }))) as ReturnType<
    typeof precompileModule
  >;

it('is drawn whole by a server: its rules, its fonts, its first slide and its navigation', () => {
  const html = renderToString(<PrecompiledModule compiled={compiled(1)} />);
  expect(html).toContain('Hello');
  expect(html).toContain('Next slide');
  expect(html).toContain('sr7-module{display:block');
  expect(html).toContain('href="/lora.css"');
  expect(html).toContain('class="sr7-module"');
});

it('stands in the element that its rules and its score name', () => {
  const { attributes, css } = compiled(3);
  const html = renderToString(<PrecompiledModule compiled={compiled(3)} />);
  expect(html).toContain(`<sr7-module id="${attributes['id']}"`);
  expect(css).toContain(`#${attributes['id']}`);
});

it('gives two modules of a page one base style sheet', () => {
  const html = renderToString(
    <>
      <PrecompiledModule compiled={compiled(1)} />
      <PrecompiledModule compiled={compiled(2)} />
    </>,
  );
  expect(html.match(/sr7-module\{display:block/g)).toHaveLength(1);
});
