import { describe, expect, it } from 'vitest';
import { modulesInPage } from './modulesInPage.ts';

const data = (alias: string) =>
  JSON.stringify({ settings: { alias }, slides: { 1: { text: 'a } "b" </p' } } });

describe('the HTML of a page', () => {
  it('gives the data that scripts hand to its modules', () => {
    const { found, elsewhere } = modulesInPage(`
      <p>Hello</p><sr7-module id="SR7_1_1" data-alias="hero"><sr7-content></sr7-content></sr7-module>
      <script>SR7.JSON ??= {}; SR7.JSON['SR7_1_1'] = ${data('hero')}; if (SR7.F.init) SR7.F.init();
      SR7.JSON.SR7_2_2=${data('second')}</script>`);
    expect(found).toEqual([
      { name: 'hero', document: data('hero') },
      { name: '', document: data('second') },
    ]);
    expect(elsewhere).toEqual([]);
  });

  it('gives the data that stands within its modules', () => {
    const { found } = modulesInPage(
      `<vitrine-module><script type="application/json"> ${data('own').replaceAll('<', '\\u003c')} </script></vitrine-module>`,
    );
    expect(found).toHaveLength(1);
    expect(JSON.parse(found[0]?.document ?? '')).toEqual(JSON.parse(data('own')));
  });

  it('names what it would have fetched', () => {
    const { found, elsewhere } = modulesInPage(`
      <sr7-module id="SR7_2_1" data-alias="far"></sr7-module>
      <script>SR7.JSON["SR7_2_1"] = "assets\\/SR7_2_1.json"</script>
      <vitrine-module src="https://shop.example/modules/x.json"></vitrine-module>
      <sr7-module data-alias="asked"></sr7-module>`);
    expect(found).toEqual([]);
    expect(elsewhere).toEqual([
      { name: 'far', address: 'assets/SR7_2_1.json' },
      { name: '', address: 'https://shop.example/modules/x.json' },
      { name: 'asked', address: '' },
    ]);
  });

  it('that has none, or is cut off, gives none', () => {
    expect(modulesInPage('<h1>SR7.JSON["a"] = {}</h1>').found).toEqual([]);
    expect(modulesInPage('<script>SR7.JSON["a"] = {"settings": {').found).toEqual([]);
    expect(modulesInPage(`<script>${'SR7.JSON["a"] = {'.repeat(20_000)}</script>`).found).toEqual([]);
    expect(modulesInPage('').elsewhere).toEqual([]);
  });
});
